// Governed work for the eyes of a person.

import {
  type Operations,
  questionName,
  type RecordView,
  type ResultOf,
  shownReason,
  type TaskView,
} from '@pawl/contract'
import { budgetLine } from './budgets.ts'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'
import { stateName, statusName } from './table-words.ts'

type Items = ResultOf<Operations['inbox']>['items']

export function renderRecord({ id, kind, version, state, body }: RecordView, screen: Screen): string {
  const { paint, quote } = screen
  const what = String(body.title ?? body.text ?? (Array.isArray(body.skills) ? body.skills.join(', ') : ''))
  return `${paint('bold', quote(id))} ${paint('dim', `v${version} ${stateName(kind, state, screen)}`)}  ${quote(what)}`
}

export function renderRecords(records: readonly RecordView[], screen: Screen): string {
  return records.length === 0
    ? screen.phrases.governed.none
    : records.map((record) => renderRecord(record, screen)).join('\n')
}

export function governedLine(task: TaskView, screen: Screen): string {
  const { quote, paint } = screen
  const assignee = typeof task.assignee === 'string' ? ` → ${task.assignee}` : ''
  return `#${task.number} ${quote(task.title ?? '')}  ${paint('dim', `${statusName(task.lifecycle, task.status, screen)}${assignee}`)}`
}

export function renderItems(items: Items, screen: Screen): string[] {
  const { paint, quote, phrases, words, language } = screen
  return items.flatMap((item) => {
    const { task_number, title, reason, set_aside_because: aside } = item.body
    const [because = '', ...details] = String(reason ?? '').split('\n')
    const about = [
      task_number === undefined ? '' : `#${task_number}`,
      String(title ?? ''),
      because === '' ? '' : `(${because})`,
    ]
      .filter((part) => part !== '')
      .join(' ')
    return [
      `${paint('cyan', item.to)} ${paint('bold', questionName(item.type, language))}${about === '' ? '' : `: ${quote(about)}`}`,
      `  ${item.asks}`,
      ...details.slice(0, SHOWN_LINES).map((line) => `  > ${quote(line)}`),
      ...contextOf(item.body, screen).map((line) => `  ${line}`),
      ...(item.snoozedUntil === undefined
        ? []
        : [`  ${paint('yellow', phrases.snoozes.until(moment(item.snoozedUntil)))}`]),
      ...(item.handed === undefined ? [] : [`  ${paint('yellow', phrases.handovers.to(quote(item.handed.to)))}`]),
      ...(aside === undefined ? [] : [`  ${paint('red', phrases.governed.setAside(quote(String(aside))))}`]),
      ...(item.ways ?? []).flatMap(({ answer, causes }) => [
        `  ${quote(words.say({ operation: 'answerItem', input: { item: item.id, answer: shortest(item.type, answer) } }) ?? '')}`,
        `    ${paint('dim', causes)}`,
      ]),
    ]
  })
}

/** What an agent asks is answered in plain words, and what is one word is that word. */
function shortest(type: string, answer: Readonly<Record<string, unknown>>): string | object {
  if (type === 'Question') return '…'
  if (type === 'RoomReview') return Object.values(answer).join(' ')
  return type === 'DroppedBlocker' && Object.keys(answer).length === 1 ? String(answer.answer) : answer
}

export function renderInbox(
  { items, budgets, nextCursor }: ResultOf<Operations['inbox']>,
  screen: Screen,
  given: object,
): string {
  const asked = budgets.map((budget) => budgetLine(budget, screen))
  if (items.length + asked.length === 0) return screen.phrases.governed.emptyInbox
  const shown = [...asked, ...renderItems(items, screen)].join('\n')
  if (nextCursor === null) return shown
  const input = given as Readonly<Record<string, unknown>>
  const options = (['for', 'limit'] as const).filter((name) => input[name] !== undefined)
  const flags = [...(input.ready === true ? ['--ready'] : []), ...options.map((name) => `--${name} ${input[name]}`)]
  const command = ['pawl inbox', ...flags, `--cursor ${nextCursor}`].join(' ')
  return `${shown}\n\n${screen.paint('dim', screen.phrases.more(command))}`
}

/** One that is no longer open says by whom it was answered, and how. */
export function renderQuestion(item: Items[number], screen: Screen): string {
  const { answer } = item.body
  const [head = '', asks = '', ...open] = renderItems([item], screen)
  if (item.state === 'open' || item.state === 'set_aside') return [head, asks, ...open].join('\n')
  const given = answer === undefined ? '' : `  ${screen.quote(JSON.stringify(answer))}`
  return [head, asks, `  ${stateName('item', item.state, screen)} ${moment(item.at)} ${item.actor}${given}`].join('\n')
}

const SHOWN_LINES = 20

/** What the question is about, as far as it takes to answer it. */
function contextOf(body: RecordView['body'], { quote, language }: Screen): string[] {
  const { result, policies, violated, owner, next_action, question } = body as Record<string, unknown>
  const judged = [...((policies ?? []) as Judged[]), ...((violated ?? []) as Judged[])]
  return [
    ...(result === undefined
      ? []
      : String(result)
          .split('\n')
          .slice(0, SHOWN_LINES)
          .map((line) => `> ${quote(line)}`)),
    ...judged.map(({ policy_id, text, reasoning, clarifications = [] }) =>
      quote(`- ${policy_id}: ${[text ?? reasoning ?? '', ...clarifications].join('; ')}`),
    ),
    ...(next_action === undefined ? [] : [quote(`${owner}: ${shownReason(String(next_action), language)}`)]),
    ...(question === undefined ? [] : [quote(String(question))]),
  ]
}

interface Judged {
  readonly policy_id: string
  readonly text?: string
  readonly reasoning?: string
  readonly clarifications?: readonly string[]
}

export function renderGoverned({ task, items }: ResultOf<Operations['requestReview']>, screen: Screen): string {
  return [governedLine(task, screen), ...renderItems(items, screen)].join('\n')
}

export function renderInitiative(result: ResultOf<Operations['showInitiative']>, screen: Screen): string {
  const { initiative, tasks, waitsFor } = result
  const waits =
    waitsFor.length === 0
      ? []
      : ['', screen.paint('bold', `${screen.phrases.governed.waitsFor}:`), ...renderItems(waitsFor, screen)]
  return [renderRecord(initiative, screen), '', ...tasks.map((task) => governedLine(task, screen)), ...waits].join('\n')
}

export function renderLineage({ attempts }: ResultOf<Operations['lineage']>, screen: Screen): string {
  return attempts
    .map((task, index) => `${'  '.repeat(index)}${index === 0 ? '' : '└ '}${governedLine(task, screen)}`)
    .join('\n')
}
