// An initiative that was only planned is begun by a person, or picked by System4.

import { useChange } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { useToasts } from '../../parts/page/toasts.tsx'
import { initiativePhrases } from './phrases.ts'

export function BeginInitiative({ initiative }: { readonly initiative: string }) {
  const phrases = usePhrases(initiativePhrases)
  const toasts = useToasts()
  const begin = useChange('beginInitiative')
  return (
    <Button
      kind="primary"
      disabled={begin.isPending}
      onClick={() =>
        begin.mutate({ initiative }, { onSuccess: () => toasts.say(phrases.started), onError: toasts.sayError })
      }
    >
      {phrases.startIt}
    </Button>
  )
}
