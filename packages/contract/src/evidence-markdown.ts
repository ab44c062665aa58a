// Evidence for someone who was not there, as Markdown: one document that is kept and handed on, the same from every door.
// Names of statuses, triggers and messages are those of the tables, in every language.

import type { Language } from './language.ts'
import { MESSAGE_PARTIES } from './message-parties.ts'
import type { ResultOf } from './operation.ts'
import type { RecordView } from './operations/governed-operations.ts'
import type { Operations } from './operations/index.ts'
import { wordsOf } from './words/words.ts'

type Evidence = ResultOf<Operations['evidence']>

interface Writing {
  readonly language: Language
  /** Text of people and agents, made safe for where the document is shown. */
  readonly quote: (text: string) => string
  readonly moment: (at: number) => string
}

export function evidenceMarkdown({ attempts, policies }: Evidence, writing: Writing): string {
  const { evidence: words } = wordsOf[writing.language]
  const texts = policies.map(
    ({ id, version, body, actor }) =>
      `- ${id} v${version} ${words.by(actor)}: ${writing.quote(String(body.text))}${clarified(body)}`,
  )
  const parts = attempts.flatMap((attempt, index) => attemptLines(attempt, index + 1, writing))
  return [`# ${words.title}`, '', ...parts, `## ${words.policies}`, '', ...texts].join('\n')
}

function attemptLines(
  { task, events, results, cases, items, messages }: Evidence['attempts'][number],
  number: number,
  { language, quote, moment }: Writing,
): string[] {
  const { evidence: words } = wordsOf[language]
  return [
    `## ${words.attempt(number)}: #${task.number} ${quote(task.title ?? '')} (${task.status})`,
    '',
    `| ${words.columns.join(' | ')} |`,
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
  const { from, to } = MESSAGE_PARTIES[type as keyof typeof MESSAGE_PARTIES]
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
