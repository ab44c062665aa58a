// Stopping whoever works on a task: asks for the reason, which stays with the attempt.

import { useId, useRef } from 'react'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import dialogStyles from '../parts/form/confirm-button.module.css'
import { TextField } from '../parts/form/text-field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { partPhrases } from '../parts/phrases.ts'
import { useRoomChange } from '../rooms/room/room-change.ts'
import { agentsPhrases } from './phrases.ts'

export function StopButton({ task }: { readonly task: number }) {
  const phrases = usePhrases(agentsPhrases)
  const { cancel } = usePhrases(partPhrases)
  const stop = useRoomChange('stopAgent', ({ task }) => phrases.stopped(task.number), [`stop.${task}`])
  const [because, setBecause] = useDraft(`stop.${task}`, '')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <>
      <Button
        kind="danger"
        size="small"
        disabled={stop.isPending}
        aria-label={`${phrases.stop}: ${task}`}
        onClick={() => dialog.current?.showModal()}
      >
        {phrases.stop}
      </Button>
      <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={id}>
        <form
          method="dialog"
          onSubmit={(event) => {
            const { submitter } = event.nativeEvent as SubmitEvent
            const isSure = !(submitter instanceof HTMLButtonElement && submitter.value === 'cancel')
            if (!isSure) return
            if (because.trim() === '') return event.preventDefault()
            void stop.run({ task: String(task), because }).then((how) => how === 'done' && setBecause(''))
          }}
        >
          <h2 id={id}>{phrases.stopAsk(task)}</h2>
          <p>{phrases.stopMeans}</p>
          <TextField label={phrases.because} value={because} onChange={setBecause} lines={2} limit={2_000} />
          <div className={dialogStyles.choices}>
            <Button type="submit" value="cancel">
              {cancel}
            </Button>
            <Button type="submit" value="confirm" kind="danger" disabled={because.trim() === ''}>
              {phrases.stop}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  )
}
