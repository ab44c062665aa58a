// Evidence for someone who was not there, as Markdown: one document that is kept and handed on, the same from every door.
// Statuses, triggers, fields and messages have the names they have on the pages; the exact ones of the tables are in the JSON.

import { MESSAGE_PARTIES } from '../governed/parties.ts'
import type { Language } from '../language.ts'
import type { RecordView } from '../operations/governed-operations.ts'
import type { Operations } from '../operations/index.ts'
import type { ResultOf } from '../operations/operation.ts'
import { markdownBlock, markdownCode, markdownText } from '../text/safe-markdown.ts'
import { noticeName, outcomeName } from '../words/notices.ts'
import { questionName } from '../words/questions.ts'
import { recordWordsOf } from '../words/records/record-words.ts'
import { wordsOf } from '../words/words.ts'

type Evidence = ResultOf<Operations['evidence']>

interface Writing {
  readonly language: Language
  /** Keeps text of people and agents from turning its surroundings round where the document is shown. */
  readonly quote: (text: string) => string
  readonly moment: (at: number) => string
}

export function evidenceMarkdown({ attempts, policies }: Evidence, writing: Writing): string {
  const { evidence: words } = wordsOf[writing.language]
  const given = (value: unknown) => writing.quote(markdownText(String(value)))
  const texts = policies.map(
    ({ id, version, body, actor, principal }) =>
      `- ${given(id)} v${version} ${words.by(given(signed(actor, principal)))}: ${given(body.text)}${given(clarified(body))}`,
  )
  const parts = attempts.flatMap((attempt, index) => attemptLines(attempt, index + 1, writing))
  return [`# ${words.title}`, '', ...parts, `## ${words.policies}`, '', ...texts].join('\n')
}

function attemptLines(
  { task, events, results, cases, items, messages }: Evidence['attempts'][number],
  number: number,
  { language, quote, moment }: Writing,
): string[] {
  const { evidence: words, lifecycles } = wordsOf[language]
  const { statuses, facts } = lifecycles.governed
  const { tables } = recordWordsOf[language]
  const given = (value: unknown) => quote(markdownText(String(value)))
  const nameOf = (status: string) => statuses[status]?.name ?? status
  return [
    `## ${words.attempt(number)}: #${task.number} ${given(task.title ?? '')} (${nameOf(task.status)})`,
    '',
    `| ${words.columns.join(' | ')} |`,
    '|---|---|---|---|---|',
    ...events.map(
      ({ at, by, principal, trigger, to, set }) =>
        `| ${moment(at)} | ${given(signed(by, principal))} | ${facts[trigger] ?? trigger} | ${nameOf(to)} | ${given(details(set, language))} |`,
    ),
    '',
    ...results.map(
      ({ body, actor, principal }) =>
        `**${words.result(Number(body.version))}** ${words.by(given(signed(actor, principal)))}:\n\n${markdownBlock(String(body.result))}\n`,
    ),
    ...cases.map(
      ({ body, actor, principal }) =>
        `- ${given(body.policy_id)} v${body.policy_version}, ${words.result(Number(body.result_version))}: **${tables.case.statuses[String(body.verdict)]?.name ?? body.verdict}** ${words.by(given(signed(actor, principal)))} — ${given(body.reasoning)}`,
    ),
    '',
    ...items.map(
      ({ body, state, actor, principal }) =>
        `- ${questionName(String(body.type), language)}: ${tables.item.statuses[state]?.name ?? state}${state === 'answered' ? ` ${words.by(given(signed(actor, principal)))}: ${quote(markdownCode(JSON.stringify(body.answer)))}` : ''}`,
    ),
    ...messages.map(({ body, actor }) => `- ${given(told(body, language))} ${words.by(given(actor))}`),
    ...separation(task, language).map((line) => `- **${given(line)}**`),
    '',
  ]
}

/** The name acted under, and behind it who was authenticated. */
const signed = (actor: string, principal?: string) => (principal === undefined ? actor : `${actor} (${principal})`)

/** What an approval says of how it came about [D42]. */
function separation({ not_separated, judged_alone_because }: Evidence['attempts'][number]['task'], language: Language) {
  const { fields } = wordsOf[language]
  if (judged_alone_because !== undefined) return [`${fields.judged_alone_because}: ${judged_alone_because}`]
  return not_separated === true ? [String(fields.not_separated)] : []
}

function told({ type, worker, findings, outcome }: RecordView['body'], language: Language): string {
  const { from, to } = MESSAGE_PARTIES[type as keyof typeof MESSAGE_PARTIES]
  const came = outcome === undefined ? undefined : outcomeName(String(outcome), language)
  const what = [worker, came, findings].filter((part) => part !== undefined).join(', ')
  return `${from} → ${to} ${noticeName(String(type), language)}${what === '' ? '' : `: ${what}`}`
}

/** What a change set, but for what has a place of its own in the report. */
function details(set: unknown, language: Language): string {
  const { fields } = wordsOf[language]
  const shown = Object.entries((set ?? {}) as object).filter(([name]) => !ELSEWHERE.has(name))
  const text = shown.map(
    ([name, value]) => `${fields[name] ?? name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return text.join(', ')
}

const ELSEWHERE: ReadonlySet<string> = new Set(['result', 'initiative_id', 'startedAt', 'completedAt'])

function clarified({ clarifications }: RecordView['body']): string {
  return Array.isArray(clarifications) && clarifications.length > 0 ? ` (${clarifications.join('; ')})` : ''
}
