// Words in Latin letters inside of a text in another script, but for those that are the same in every language: names of
// things, commands, codes, and the fields of the contract.

import { inputFields, type OperationDeclaration, operations } from '@pawl/contract'
import { lifecycles, recordLifecycles } from '@pawl/kernel'

const FIELDS = new Set(
  (Object.values(operations) as OperationDeclaration[])
    .flatMap((operation) => inputFields(operation).map(({ name }) => name))
    .concat('epoch', 'nextCursor', 'message_id'),
)

/** Statuses, triggers and fields of the tables are codes: people type them. */
const CODES = new Set(
  [...Object.values(lifecycles), ...Object.values(recordLifecycles)].flatMap((lifecycle) => [
    ...Object.keys(lifecycle.statuses),
    ...lifecycle.rules.map(({ trigger }) => trigger),
  ]),
)

const NAMES = new Set(
  `Pawl PostgreSQL System1 System2 System3 System4 System5 JSON UTF-8 HTTP MCP Markdown UTC ASCII UUID Authorization Bearer localhost
  Idempotency-Key application/json NAME:SECRET true false Asia/Jerusalem p90 builder reviewer planner
  Ctrl+C Ctrl+D Ctrl Shift Ctrl+K Ctrl+Z Enter Esc C D J K N R T RFC iCalendar  webhook git worktree Node
  Slack Discord Telegram ntfy`.split(/\s+/),
)

const SPELLED_OUT = [
  /\w+@example\.com/g,
  // A command and what follows it, also where it is quoted.
  /pawl(?: (?:--?)?[a-z][\w,=:-]*)*/g,
  /(?:GET|POST) \/\S+/g,
  /(?:https?|postgres):\/\/[\w.]*/g,
  /--[a-z][a-z-]*/g,
  /\btodo\.txt\b/g,
  /\bPAWL_[A-Z_]+/g,
  /\b(?:SIG|E)[A-Z]{3,}\b/g,
  /\b\w+=\w+/g,
  /(?:person|agent):<name>|\bsystem\d\b/g,
  /\d{4}-\d\d-\d\d(?:T[\d:]+(?:Z|\+[\d:]+)?)?/g,
  /\b\d+[dhms]\b/g,
  // Keys.
  /\b[a-z]\b/g,
  // What is typed into a shell.
  /chmod \d+|sudo chown -R "\$USER"/g,
  // What a subscription is about.
  /[\w*]+(?::[\w*]+)? → \w+/g,
  // A message of a room.
  /\bm\d+\b/g,
]

export function foreignWords(text: string): string[] {
  const left = SPELLED_OUT.reduce((rest, known) => rest.replaceAll(known, ' '), text)
  return [...left.matchAll(/[A-Za-z][\w/:+-]*/g)]
    .map(([word]) => word.replace(/[:-]+$/, ''))
    .filter((word) => !NAMES.has(word) && !FIELDS.has(word) && !CODES.has(word))
}

/** Says 7 whatever it is asked for, as a number, a text or a list: no letter of a text that is made with it is its own. */
const FACT: object = new Proxy(
  {},
  {
    get: (_, name) => {
      if (name === Symbol.toPrimitive || name === 'join') return () => '7'
      if (name === Symbol.iterator) return () => ['7'].values()
      return name === 'map' || name === 'slice' ? () => FACT : '7'
    },
  },
)

/** Every text of a table, by its path. */
export function textsIn(table: unknown, path = ''): [path: string, text: string][] {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table === 'function')
    return [[path, String((table as (...facts: object[]) => unknown)(FACT, FACT, FACT, FACT))]]
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([key, value]) => textsIn(value, path === '' ? key : `${path}.${key}`))
}
