import { useId, useRef, useState } from 'react'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/button.tsx'
import { inputClass } from '../parts/field.tsx'
import styles from './backlog-panel.module.css'
import { useRoomChange } from './room-change.ts'
import { roomPhrases } from './room-phrases.ts'
import { readScore, ScoreInputs } from './score.tsx'

/** The scores are there once there is something to score. */
export function AddBacklogItem({ room }: { readonly room: string }) {
  const { backlog: phrases } = usePhrases(roomPhrases)
  const [content, setContent] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const scores = useId()
  const add = useRoomChange('addBacklogTask', ({ task }) => phrases.added(task.number))
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const clear = () => {
          setContent('')
          form.current?.reset()
        }
        void add.run({ room, content, ...readScore(new FormData(event.currentTarget)) }, { onDone: clear })
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
        <Button type="submit" disabled={content.trim() === '' || add.isPending}>
          {phrases.add}
        </Button>
      </div>
      <div id={scores} hidden={content.trim() === ''}>
        <ScoreInputs />
      </div>
    </form>
  )
}
