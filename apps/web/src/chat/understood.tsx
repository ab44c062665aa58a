// What was understood of a message, as chips. What was done can be corrected there, and taken back; what is still being
// asked for can only be seen, and is corrected by saying so.

import { ExternalLink, Undo2 } from 'lucide-react'
import { Link } from 'wouter'
import { useAsked, useChange } from '../api/operation.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { Button, buttonClass } from '../parts/form/button.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { useFieldText } from '../parts/task/field-text.ts'
import styles from './conversation.module.css'
import { CORRECTABLE, CorrectableChip } from './correctable-chip.tsx'
import type { SaidMessage } from './message-view.tsx'
import { chatPhrases } from './phrases.ts'

export function Understood({ message, isLast }: { readonly message: SaidMessage; readonly isLast: boolean }) {
  const phrases = usePhrases(chatPhrases)
  const { command, executed } = message
  const changed = [
    ...new Set((executed ?? []).flatMap(({ success, task }) => (success && task !== null ? [task] : []))),
  ]
  if (changed.length > 0) {
    return changed.map((task) => (
      <ChangedTask key={task} task={task} canUndo={isLast && changed.length === 1 && !message.suggestions?.length} />
    ))
  }
  const gathered = Object.entries(command?.fields ?? {}).filter(([, value]) => value !== null && value !== undefined)
  if (gathered.length === 0 || command?.intent === 'list_tasks') return null
  return (
    <ul className={styles.chips} aria-label={phrases.understood}>
      {gathered.map(([field, value]) => (
        <li key={field}>
          <GatheredChip field={field} value={String(value)} />
        </li>
      ))}
    </ul>
  )
}

function GatheredChip({ field, value }: { readonly field: string; readonly value: string }) {
  const words = useWords()
  const text = useFieldText()
  return (
    <span className={styles.chip}>
      <span className={styles.chipName}>{words.fields[field] ?? field}</span>
      <bdi dir="auto">{text(field, value)}</bdi>
    </span>
  )
}

/** As it is now, whoever has changed it since. */
function ChangedTask({ task, canUndo }: { readonly task: string; readonly canUndo: boolean }) {
  const phrases = usePhrases(chatPhrases)
  const toasts = useToasts()
  const { data } = useAsked('showTask', { task })
  const changes = useAsked('listChanges', { limit: 10 }, { enabled: canUndo })
  const undo = useChange('undoChange')
  if (data === undefined) return <div className={styles.chipsAwaited} />
  const mine = changes.data?.changes.find(({ event, undoable }) => event.taskId === task && undoable)
  return (
    <ul className={styles.chips} aria-label={phrases.understood}>
      {CORRECTABLE.map((field) => (
        <li key={field}>
          <CorrectableChip task={data.task} field={field} />
        </li>
      ))}
      <li>
        <Link href={`/task/${data.task.number}`} className={buttonClass} data-kind="quiet" data-size="small">
          <ExternalLink size={14} className="mirrored" aria-hidden />
          {phrases.task}
        </Link>
      </li>
      {canUndo && mine !== undefined && (
        <li>
          <Button
            kind="quiet"
            size="small"
            disabled={undo.isPending}
            onClick={() =>
              undo.mutate(
                { change: mine.event.change },
                { onSuccess: () => toasts.say(phrases.undone), onError: toasts.sayError },
              )
            }
          >
            <Undo2 size={14} className="mirrored" aria-hidden />
            {phrases.undo}
          </Button>
        </li>
      )}
    </ul>
  )
}
