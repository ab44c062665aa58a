// One conversation that goes on where it was, until a new one is asked for: beside a page, and in the widget.

import type { TaskView } from '@pawl/contract'
import { type ReactNode, useState } from 'react'
import { forget, keep, readKept } from '../api/kept.ts'
import { Conversation } from './conversation.tsx'
import { newId } from './new-ids.ts'

interface OngoingChatProps {
  /** Under which the conversation is remembered. */
  readonly name: string
  /** Tasks that can be mentioned by one press. */
  readonly atHand?: readonly TaskView[]
  readonly suggestions?: readonly string[]
  readonly frame: (conversation: ReactNode, startNew: () => void) => ReactNode
}

export function OngoingChat({ name, atHand, suggestions, frame }: OngoingChatProps) {
  const [kept, setKept] = useState(() => readKept(name))
  const [fresh, setFresh] = useState(newId)
  const id = kept ?? fresh
  const startNew = () => {
    forget(name)
    setKept(null)
    setFresh(newId())
  }
  return frame(
    <Conversation
      key={id}
      id={id}
      isNew={kept === null}
      onBegun={() => {
        keep(name, id)
        setKept(id)
      }}
      {...(atHand && { atHand })}
      {...(suggestions && { suggestions })}
    />,
    startNew,
  )
}
