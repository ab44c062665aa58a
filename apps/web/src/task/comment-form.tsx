// A comment on a to-do. What is being written outlives a reload; those that were written are in the history.

import type { TaskView } from '@pawl/contract'
import { type FormEvent, useRef } from 'react'
import { KeptError } from '../api/change.ts'
import { useChange } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { type DraftTexts, draftTexts, returnDraft, useDraft } from '../parts/form/use-draft.ts'
import { MarkdownInput } from '../parts/markdown/markdown-input.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './task-page.module.css'

export function CommentForm({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const toasts = useToasts()
  const draft = `comment.${task.id}`
  const written = useRef<DraftTexts>({})
  const { mutateAsync } = useChange('commentTask', { written: () => written.current })
  const [text, setText] = useDraft<string>(draft, '')
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    written.current = draftTexts([draft])
    setText('')
    try {
      await mutateAsync({ task: task.id, text: text.trim() })
    } catch (error) {
      toasts.sayError(error as Error)
      if (!(error instanceof KeptError)) returnDraft(draft, text, '\n\n')
    }
  }
  return (
    <form className={styles.comment} onSubmit={(event) => void onSubmit(event)}>
      <MarkdownInput
        rows={2}
        aria-label={phrases.comment}
        placeholder={phrases.comment}
        value={text}
        onChange={setText}
      />
      <Button type="submit" size="small" disabled={text.trim() === ''}>
        {phrases.sendComment}
      </Button>
    </form>
  )
}
