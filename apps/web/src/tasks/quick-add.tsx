// The field that adds a task. It never does anything else with what is typed into it.

import { MESSAGE_LIMIT } from '@pawl/contract'
import { Plus } from 'lucide-react'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { tasksPhrases } from './phrases.ts'
import styles from './tasks-page.module.css'
import { useAddTask } from './use-add-task.ts'

interface QuickAddProps {
  /** Where it was opened to type into it. */
  readonly autoFocus?: boolean
  readonly onAdded?: () => void
}

export function QuickAdd({ autoFocus = false, onAdded }: QuickAddProps) {
  const phrases = usePhrases(tasksPhrases)
  const { add, isPending } = useAddTask()
  const [text, setText] = useDraft('add', '')
  const send = async () => {
    // What is typed while it is on its way is the next task.
    if (text.trim() === '' || isPending || !(await add(text))) return
    setText((now) => (now === text ? '' : now))
    onAdded?.()
  }
  return (
    <form
      className={styles.quickAdd}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <input
        className={inputClass}
        aria-label={phrases.addHint}
        placeholder={phrases.addPlaceholder}
        dir={text === '' ? undefined : 'auto'}
        maxLength={MESSAGE_LIMIT}
        // biome-ignore lint/a11y/noAutofocus: only where the field itself was asked for.
        autoFocus={autoFocus}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="primary" disabled={isPending || text.trim() === ''}>
        <Plus size={18} aria-hidden />
        {phrases.add}
      </Button>
    </form>
  )
}
