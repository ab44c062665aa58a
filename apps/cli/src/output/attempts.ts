// Attempts for the eyes of a person.

import { type AttemptView, costText, type Operations, type ResultOf, wordsOf } from '@pawl/contract'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'
import { table } from './table.ts'

export async function renderAttempts(
  { attempts }: ResultOf<Operations['listAttempts']>,
  screen: Screen,
): Promise<string> {
  const { phrases } = screen
  const { headings } = phrases.attempts
  if (attempts.length === 0) return phrases.attempts.none
  return table(
    attempts,
    [
      { heading: phrases.headings.number, text: ({ attempt }) => String(attempt), align: 'right', style: () => 'dim' },
      { heading: phrases.headings.who, text: holderOf },
      { heading: headings.began, text: (attempt) => moment(attempt.claimedAt ?? attempt.startedAt ?? 0) },
      { heading: headings.took, text: (attempt) => took(attempt, screen), align: 'right' },
      {
        heading: headings.ended,
        text: ({ outcome }) => wordsOf[screen.language].attempts[outcome],
        style: ({ outcome }) => (outcome === 'failed' || outcome === 'setAside' ? 'red' : 'bold'),
      },
      {
        heading: headings.exitCode,
        text: ({ exitCode }) => (exitCode === null ? '' : String(exitCode)),
        align: 'right',
      },
      { heading: headings.tokens, text: ({ tokens }) => (tokens === 0 ? '' : String(tokens)), align: 'right' },
      {
        heading: headings.cost,
        text: ({ costMicros }) => (costMicros === 0 ? '' : costText(costMicros)),
        align: 'right',
      },
      {
        heading: phrases.headings.details,
        text: ({ because, progress, outcome }) => because ?? (outcome === 'running' ? (progress ?? '') : ''),
        free: true,
        style: () => 'dim',
      },
    ],
    screen,
  )
}

export function renderAttempt({ task, attempt }: ResultOf<Operations['showAttempt']>, screen: Screen): string {
  const { phrases, paint } = screen
  const { headings } = phrases.attempts
  const facts: readonly (readonly [string, string | number | null])[] = [
    [phrases.headings.who, holderOf(attempt)],
    [headings.account, attempt.principal],
    [headings.claimed, attempt.claimedAt && moment(attempt.claimedAt)],
    [headings.began, attempt.startedAt && moment(attempt.startedAt)],
    [headings.over, attempt.endedAt && moment(attempt.endedAt)],
    [headings.took, took(attempt, screen)],
    [headings.exitCode, attempt.exitCode],
    [headings.progress, attempt.progress],
    [headings.progressed, attempt.progressedAt && moment(attempt.progressedAt)],
    [headings.seen, attempt.lastSeen && moment(attempt.lastSeen)],
    [headings.model, attempt.model],
    [headings.tokens, attempt.tokens || null],
    [headings.cost, attempt.costMicros === 0 ? null : costText(attempt.costMicros)],
  ]
  return [
    paint(
      'bold',
      phrases.attempts.title(task.number, attempt.attempt, wordsOf[screen.language].attempts[attempt.outcome]),
    ),
    ...facts.flatMap(([name, value]) =>
      value === null ? [] : [`  ${paint('dim', `${name}:`)} ${screen.quote(String(value))}`],
    ),
    ...(attempt.because === null ? [] : attempt.because.split('\n').map((line) => `> ${screen.quote(line)}`)),
  ].join('\n')
}

export async function renderSpending(
  { tokens, costMicros, by }: ResultOf<Operations['spending']>,
  screen: Screen,
): Promise<string> {
  const { attempts, headings } = screen.phrases
  if (by.length === 0) return attempts.nothingSpent
  const rows = await table(
    by,
    [
      { heading: attempts.place, text: ({ place }) => place },
      { heading: headings.who, text: ({ agent }) => agent.replace(/^agent:/, '') },
      { heading: attempts.tasks, text: ({ tasks }) => String(tasks), align: 'right' },
      { heading: attempts.headings.tokens, text: (row) => String(row.tokens), align: 'right' },
      { heading: attempts.headings.cost, text: (row) => costText(row.costMicros), align: 'right' },
    ],
    screen,
  )
  return `${rows}\n${screen.paint('bold', attempts.spent(tokens, costText(costMicros)))}`
}

function holderOf({ worker, role, session, by }: AttemptView): string {
  return worker ?? (role === null ? by : `${role} ${session ?? ''}`.trim())
}

function took({ claimedAt, startedAt, endedAt }: AttemptView, { phrases, now }: Screen): string {
  const from = claimedAt ?? startedAt ?? 0
  return phrases.board.age(Math.max(0, Math.floor(((endedAt ?? now) - from) / 1000)))
}
