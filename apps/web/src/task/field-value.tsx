// The value of any field of any lifecycle, as a person reads it.

import { REASON_FIELDS, shownReason } from '@pawl/contract'
import { type LifecycleName, type LifecycleTable, lifecycles } from '@pawl/kernel'
import { useDates } from '../language/dates.ts'
import { useLanguage, usePhrases, useWords } from '../language/language.tsx'
import { Markdown } from '../parts/markdown/markdown.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { taskPhrases } from './phrases.ts'
import { TaskLink } from './task-link.tsx'

/** What people and agents write at length. */
export const LONG_TEXTS = [
  'description',
  'content',
  'result',
  'comment',
  'question',
  'answer',
  'lastFailure',
  'progress',
]

interface FieldValueProps {
  readonly lifecycle: LifecycleName
  readonly field: string
  readonly value: unknown
}

export function FieldValue({ lifecycle, field, value }: FieldValueProps) {
  const phrases = usePhrases(taskPhrases)
  const dates = useDates()
  if (value === undefined || value === null) return <span data-none>{phrases.none}</span>
  const table: LifecycleTable = lifecycles[lifecycle]
  switch (table.fields[field]?.holds) {
    case 'task':
    case 'tasks':
      return [value].flat().map((id) => <TaskLink key={String(id)} task={String(id)} />)
    case 'moment':
      return (
        <time dateTime={new Date(Number(value)).toISOString()} title={dates.full(Number(value))}>
          {dates.moment(Number(value))}
        </time>
      )
    case 'date':
      return <span>{dates.deadline(String(value))}</span>
    case 'data':
      return <GivenText>{dataText(value)}</GivenText>
    case 'flag':
      return <span>{value === true ? phrases.yes : phrases.no}</span>
    case 'texts':
      return <GivenText>{[value].flat().join(', ')}</GivenText>
    default:
      return <ChosenText lifecycle={lifecycle} field={field} value={String(value)} />
  }
}

/** Steps with a box each; anything else as it is kept. */
function dataText(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value)
  return value.map((step: { text?: string; done?: boolean }) => `${step.done ? '☑' : '☐'} ${step.text}`).join(' · ')
}

/** Some fields hold one of a few words, which have a name in each language. */
function ChosenText({ lifecycle, field, value }: FieldValueProps & { readonly value: string }) {
  const words = useWords()
  const shown = useShownText()
  const { statuses } = words.lifecycles[lifecycle]
  const names: Readonly<Record<string, string>> = field === 'priority' ? words.priorities : {}
  const name = field === 'deletedFrom' ? statuses[value]?.name : names[value]
  if (name !== undefined) return <span>{name}</span>
  const text = shown(field, value)
  return LONG_TEXTS.includes(field) ? <Markdown>{text}</Markdown> : <GivenText>{text}</GivenText>
}

/** The text of a field, which may be how an attempt ended. */
export function useShownText(): (field: string, text: string) => string {
  const { language } = useLanguage()
  return (field, text) => (REASON_FIELDS.includes(field) ? shownReason(text, language) : text)
}
