// Sends work back to be done again, with a reason for whoever does it if there is one to give.

import { useState } from 'react'
import { usePhrases, useWords } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { readDraft } from '../../parts/form/use-draft.ts'
import { useRoomChange } from '../room/room-change.ts'
import { roomPhrases } from '../room/room-phrases.ts'
import { TextForm } from './text-form.tsx'

interface SendBackProps {
  readonly task: { readonly id: string; readonly number: number }
  readonly size?: 'small'
}

export function SendBack({ task, size }: SendBackProps) {
  const { review: phrases } = usePhrases(roomPhrases)
  const draft = `send-back.${task.id}`
  const sendBack = useRoomChange('sendBackForRework', ({ task }) => phrases.sentBack(task.number), [draft])
  const [isOpen, setOpen] = useState(() => readDraft(draft) !== undefined)
  const name = useWords().lifecycles.room.triggers.sendBackForRework ?? ''
  if (sendBack.isPending) return null
  return (
    <>
      <Button
        {...(size !== undefined && { size })}
        aria-expanded={isOpen}
        aria-label={`${name}: ${task.number}`}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
      </Button>
      {isOpen && (
        <TextForm
          draft={draft}
          label={phrases.because(task.number)}
          send={name}
          optional
          busy={sendBack.isPending}
          onSend={(because) => sendBack.run({ task: task.id, ...(because !== '' && { because }) })}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  )
}
