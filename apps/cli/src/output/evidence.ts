// Evidence for someone who was not there, as Markdown: it is kept and handed on. Names of statuses, triggers and messages
// are those of the tables, in every language.

import { MESSAGE_TYPES, type MessageTypeName, type Operations, type RecordView, type ResultOf } from '@pawl/contract'
import type { Screen } from './screen.ts'
import { moment } from './tasks.ts'

type Evidence = ResultOf<Operations['evidence']>

export function renderEvidence({ attempts, policies }: Evidence, screen: Screen): string {
  const { quote } = screen
  const words = screen.phrases.evidence
  const texts = policies.map(
    ({ id, version, body, actor }) =>
      `- ${id} v${version} ${words.by(actor)}: ${quote(String(body.text))}${clarified(body)}`,
  )
  const parts = attempts.flatMap((attempt, index) => attemptLines(attempt, index + 1, screen))
  return [`# ${words.title}`, '', ...parts, `## ${words.policies}`, '', ...texts].join('\n')
}

function attemptLines(
  { task, events, results, cases, items, messages }: Evidence['attempts'][number],
  number: number,
  { quote, phrases }: Screen,
): string[] {
  const { evidence: words, headings } = phrases
  const columns = [headings.when, headings.who, headings.what, headings.status, headings.details]
  return [
    `## ${words.attempt(number)}: #${task.number} ${quote(task.title ?? '')} (${task.status})`,
    '',
    `| ${columns.join(' | ')} |`,
    '|---|---|---|---|---|',
    ...events.map(
      ({ at, by, trigger, to, set }) => `| ${moment(at)} | ${by} | ${trigger} | ${to} | ${quote(details(set))} |`,
    ),
    '',
    ...results.map(
      ({ body, actor }) =>
        `**${words.result(Number(body.version))}** ${words.by(actor)}:\n\n> ${quote(String(body.result)).replaceAll('\n', '\n> ')}\n`,
    ),
    ...cases.map(
      ({ body, actor }) =>
        `- ${body.policy_id} v${body.policy_version}, ${words.result(Number(body.result_version))}: **${body.verdict}** ${words.by(actor)} — ${quote(String(body.reasoning))}`,
    ),
    '',
    ...items.map(
      ({ body, state, actor }) =>
        `- ${body.type}: ${state}${state === 'answered' ? ` ${words.by(actor)}: \`${quote(JSON.stringify(body.answer))}\`` : ''}`,
    ),
    ...messages.map(({ body, actor }) => `- ${told(body)} ${words.by(actor)}`),
    '',
  ]
}

function told({ type, worker, findings, outcome }: RecordView['body']): string {
  const { from, to } = MESSAGE_TYPES[type as MessageTypeName]
  const what = [worker, outcome, findings].filter((part) => part !== undefined).join(', ')
  return `${from} → ${to} ${type}${what === '' ? '' : `: ${what}`}`
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
