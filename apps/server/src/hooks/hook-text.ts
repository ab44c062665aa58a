// What happened, in a few lines of the hook's language: where, to which task, what it is now, and what was asked or handed in.

import { hookWords, type Language, shownReason, shownText, wordsOf } from '@pawl/contract'
import { type LifecycleName, shortenText, type Task } from '@pawl/kernel'
import type { StoredDelivery, Told } from '@pawl/operations'

const TITLE_LENGTH = 200
const DETAIL_LENGTH = 500

export interface HookText {
  /** `mill · Task 3: awaiting review` */
  readonly headline: string
  /** The first line of what is to be done. */
  readonly title: string
  /** A question, a result; null if the change brought none. */
  readonly detail: string | null
  /** The page of the task, where the server knows its own address. */
  readonly url: string | null
}

export function hookText(
  { message }: StoredDelivery,
  { task }: Told,
  language: Language,
  publicUrl: string | undefined,
): HookText {
  const words = hookWords[language]
  const base = publicUrl?.replace(/\/+$/, '') ?? null
  const { event } = message
  if (event === undefined || task === undefined)
    return { headline: words.test.title, title: words.test.body, detail: null, url: base }
  const place = String(task.fields.chatroomId ?? '')
  const headline = `${place === '' ? '' : `${place} · `}${words.task(task.number)}: ${whatHappened(event, task, language)}`
  return {
    headline,
    title: titleOf(task),
    detail: detailOf(event.changed, task, language),
    url: base === null ? null : `${base}/task/${task.number}`,
  }
}

/** The new status, or what was done if it stays. */
function whatHappened(event: NonNullable<StoredDelivery['message']['event']>, task: Task, language: Language): string {
  const { statuses, facts } = wordsOf[language].lifecycles[task.lifecycle as LifecycleName]
  return event.from === event.to ? (facts[event.trigger] ?? event.trigger) : (statuses[event.to]?.name ?? event.to)
}

export function titleOf({ fields }: Pick<Task, 'fields'>): string {
  const [line = ''] = shownText(String(fields.title ?? fields.content ?? ''))
    .trim()
    .split('\n')
  return shortenText(line, TITLE_LENGTH)
}

function detailOf(changed: readonly string[], { fields }: Task, language: Language): string | null {
  const field = (['question', 'result', 'lastFailure'] as const).find(
    (name) => changed.includes(name) && typeof fields[name] === 'string',
  )
  if (field === undefined) return null
  const said = String(fields[field])
  const text = shortenText(
    shownText(field === 'lastFailure' ? shownReason(said, language) : said).trim(),
    DETAIL_LENGTH,
  )
  return field === 'question' ? `${hookWords[language].question}: ${text}` : text
}
