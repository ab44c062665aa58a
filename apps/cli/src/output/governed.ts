// Governed work for the eyes of a person. Evidence is Markdown: it is kept and handed on.

import type { Operations, RecordView, ResultOf, TaskView } from '@pawl/contract'
import type { Screen } from './screen.ts'
import { moment } from './tasks.ts'

type Items = ResultOf<Operations['inbox']>['items']

export function renderRecord({ id, version, state, body }: RecordView, { paint, quote }: Screen): string {
  const what = String(body.title ?? body.text ?? (Array.isArray(body.skills) ? body.skills.join(', ') : ''))
  return `${paint('bold', quote(id))} ${paint('dim', `v${version} ${state}`)}  ${quote(what)}`
}

export function renderRecords(records: readonly RecordView[], screen: Screen): string {
  return records.length === 0
    ? screen.phrases.governed.none
    : records.map((record) => renderRecord(record, screen)).join('\n')
}

export function governedLine(task: TaskView, { quote, paint, phrases }: Screen): string {
  const assignee = typeof task.assignee === 'string' ? ` → ${task.assignee}` : ''
  return `#${task.number} ${quote(task.title ?? '')}  ${paint('dim', `${phrases.statuses[task.status] ?? task.status}${assignee}`)}`
}

export function renderItems(items: Items, { paint, quote, phrases }: Screen): string[] {
  return items.flatMap((item) => {
    const { task_number, title, reason, set_aside_because: aside } = item.body
    const about = [
      task_number === undefined ? '' : `#${task_number}`,
      String(title ?? ''),
      reason === undefined ? '' : `(${reason})`,
    ]
    return [
      `${paint('cyan', item.to)} ${paint('bold', item.type)} ${quote(about.filter((part) => part !== '').join(' '))}`,
      `  ${item.asks}`,
      ...(aside === undefined ? [] : [`  ${paint('red', phrases.governed.setAside(quote(String(aside))))}`]),
      `  ${paint('dim', `pawl answer ${item.id} --answer …`)}`,
      ...(item.ways ?? []).flatMap(({ answer, causes }) => [
        `    ${quote(`'${JSON.stringify(answer)}'`)}`,
        `      ${paint('dim', causes)}`,
      ]),
    ]
  })
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

export function renderEvidence({ attempts, policies }: ResultOf<Operations['evidence']>, { quote }: Screen): string {
  const lines = attempts.flatMap(({ task, events, results, cases, items }, index) => [
    `## Attempt ${index + 1}: #${task.number} ${quote(task.title ?? '')} (${task.status})`,
    '',
    '| when | who | what | to | with |',
    '|---|---|---|---|---|',
    ...events.map(
      ({ at, by, trigger, to, set }) => `| ${moment(at)} | ${by} | ${trigger} | ${to} | ${quote(details(set))} |`,
    ),
    '',
    ...results.map(
      ({ body, actor }) =>
        `**Result ${body.version}** by ${actor}:\n\n> ${quote(String(body.result)).replaceAll('\n', '\n> ')}\n`,
    ),
    ...cases.map(
      ({ body, actor }) =>
        `- ${body.policy_id} v${body.policy_version}, result ${body.result_version}: **${body.verdict}** by ${actor} — ${quote(String(body.reasoning))}`,
    ),
    '',
    ...items.map(
      ({ body, state, actor }) =>
        `- ${body.type}: ${state}${state === 'answered' ? ` by ${actor}: \`${JSON.stringify(body.answer)}\`` : ''}`,
    ),
    '',
  ])
  const texts = policies.map(
    ({ id, version, body, actor }) => `- ${id} v${version} by ${actor}: ${quote(String(body.text))}${clarified(body)}`,
  )
  return ['# Evidence', '', ...lines, '## Policies', '', ...texts].join('\n')
}

/** What a change set, but for what has a place of its own in the report. */
function details(set: unknown): string {
  const shown = Object.entries((set ?? {}) as object).filter(([name]) => !ELSEWHERE.has(name))
  const text = shown.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return text.join(', ').replaceAll('|', '\\|').replaceAll('\n', ' ')
}

const ELSEWHERE: ReadonlySet<string> = new Set(['result', 'initiative_id', 'startedAt', 'completedAt'])

function clarified({ clarifications }: RecordView['body']): string {
  return Array.isArray(clarifications) && clarifications.length > 0 ? ` (${clarifications.join('; ')})` : ''
}
