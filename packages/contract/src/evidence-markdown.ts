// Evidence as Markdown: one document that is kept and handed on, the same from every door.

import type { ResultOf } from './operation.ts'
import type { RecordView } from './operations/governed-operations.ts'
import type { Operations } from './operations/index.ts'

interface Writing {
  /** Text of people and agents, made safe for where the document is shown. */
  readonly quote: (text: string) => string
  readonly moment: (at: number) => string
}

export function evidenceMarkdown(
  { attempts, policies }: ResultOf<Operations['evidence']>,
  { quote, moment }: Writing,
): string {
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
