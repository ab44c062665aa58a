// A comment on a to-do. What is being written outlives a reload; those that were written are in the history.

import type { TaskView } from '@pawl/contract'
import type { FormEvent } from 'react'
import { useChange } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { forgetDraft, useDraft } from '../parts/form/use-draft.ts'
import { useToasts } from '../parts/page/toasts.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './task-page.module.css'

export function CommentForm({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const toasts = useToasts()
  const { mutateAsync, isPending } = useChange('commentTask')
  const draft = `comment.${task.id}`
  const [text, setText] = useDraft<string>(draft, '')
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await mutateAsync({ task: task.id, text: text.trim() })
      setText('')
      forgetDraft(draft)
    } catch (error) {
      toasts.sayError(error as Error)
    }
  }
  return (
    <form className={styles.comment} onSubmit={(event) => void onSubmit(event)}>
      <textarea
        className={inputClass}
        rows={2}
        dir="auto"
        aria-label={phrases.comment}
        placeholder={phrases.comment}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" disabled={isPending || text.trim() === ''}>
        {phrases.sendComment}
      </Button>
    </form>
  )
}
