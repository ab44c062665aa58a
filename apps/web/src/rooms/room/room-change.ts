// A change in a room: what came of it is said at the edge of the screen, and so is why it was refused. It lasts until
// what is on screen has been asked again, so whatever hides itself meanwhile comes back only if it was refused.

import type { OperationKey } from '@pawl/contract'
import { useRef } from 'react'
import { KeptError } from '../../api/change.ts'
import { useChange } from '../../api/operation.ts'
import type { Input, Result } from '../../api/request.ts'
import { type DraftTexts, draftTexts } from '../../parts/form/use-draft.ts'
import { useToasts } from '../../parts/page/toasts.tsx'

/** Offered with the news. */
interface WayBack {
  readonly label: string
  readonly run: () => void
}

/** `drafts`: the names of those it is made of. They end when it is made, and come back if it is refused, also later. */
export function useRoomChange<Key extends OperationKey>(
  key: Key,
  told: (result: Result<Key>) => string,
  drafts: readonly string[] = [],
) {
  const written = useRef<DraftTexts>({})
  const { mutateAsync, isPending } = useChange(key, { written: () => written.current })
  const { say, sayError } = useToasts()
  // Awaited here, not by the component: it may be gone from the screen before the answer comes.
  const run = async (input: Input<Key>, wayBack?: WayBack): Promise<'done' | 'refused'> => {
    // Its form may empty itself before the change is on its way.
    written.current = draftTexts(drafts)
    try {
      say(told(await mutateAsync(input)), wayBack)
      return 'done'
    } catch (error) {
      sayError(error as Error)
      return error instanceof KeptError ? 'done' : 'refused'
    }
  }
  return { isPending, run }
}
