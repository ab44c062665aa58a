import { useId } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { inputClass } from '../../parts/form/field.tsx'
import { returnDraft, useDraft } from '../../parts/form/use-draft.ts'
import { useFormDraft } from '../../parts/form/use-form-draft.ts'
import { useRoomChange } from '../room/room-change.ts'
import { roomPhrases } from '../room/room-phrases.ts'
import styles from './backlog-panel.module.css'
import { readScore, ScoreInputs } from './score.tsx'

/** The scores are there once there is something to score. */
export function AddBacklogItem({ room }: { readonly room: string }) {
  const { backlog: phrases } = usePhrases(roomPhrases)
  const [content, setContent] = useDraft(`backlog.${room}`, '')
  const { given, onChange, clear } = useFormDraft(`backlog.${room}.scores`)
  const scores = useId()
  const drafts = [`backlog.${room}`, `backlog.${room}.scores`]
  const add = useRoomChange('addBacklogTask', ({ task }) => phrases.added(task.number), drafts)
  const submit = async (form: FormData) => {
    setContent('')
    clear()
    const outcome = await add.run({ room, content, ...readScore(form) })
    if (outcome === 'refused') returnDraft(`backlog.${room}`, content)
  }
  return (
    <form
      className={styles.form}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
        event.currentTarget.reset()
      }}
    >
      <div className={styles.line}>
        <input
          className={inputClass}
          aria-label={phrases.content}
          aria-controls={scores}
          placeholder={phrases.content}
          dir={content === '' ? undefined : 'auto'}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <Button type="submit" disabled={content.trim() === ''}>
          {phrases.add}
        </Button>
      </div>
      <div id={scores} hidden={content.trim() === ''}>
        <ScoreInputs score={given} />
      </div>
    </form>
  )
}
