// A number that README, ARCHITECTURE or a guide tells of the program is counted here, or is not told.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESCRIPTION_LIMIT, idempotencyKey, MESSAGE_LIMIT, TITLE_LIMIT } from '@pawl/contract'
import { WINDOW } from '@pawl/dialogue'
import { lifecycles } from '@pawl/kernel'
import { describe, expect, test } from 'vitest'
import { LONGEST_PASSWORD } from '../packages/contract/src/access/people.ts'
import { tools } from '../packages/mcp/src/tools.ts'
import { root } from './paths.mjs'

const NUMBERS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]
const COUNTED = [
  ...['tools', 'operations', 'commands', 'tests', 'rules', 'errors', 'routes', 'lifecycles', 'packages', 'dialogues'],
  ...[
    'tables of rules',
    'for people',
    'for agents at work',
    'for answering questions',
    'statuses',
    'fields',
    'languages',
  ],
  ...['characters', 'messages'],
]
const CLAIM = new RegExp(`\\b(${NUMBERS.join('|')}|\\d[\\d,]*) (${COUNTED.join('|')})\\b`, 'gi')

const forPeople = tools.findIndex(({ name }) => name === 'why') + 1
const forAnswering = tools.filter(({ name }) => ['inbox', 'answer'].includes(name)).length

/** The longest key that is taken. */
const longestKey =
  [...Array(1000).keys()].findLast((length) => idempotencyKey().safeParse('k'.repeat(length)).success) ?? 0

/** What each is counted from. */
const COUNTS: { readonly [thing: string]: readonly number[] } = {
  tools: [tools.length],
  'for people': [forPeople],
  'for agents at work': [tools.length - forPeople - forAnswering],
  'for answering questions': [forAnswering],
  'tables of rules': [Object.keys(lifecycles).length],
  characters: [TITLE_LIMIT, DESCRIPTION_LIMIT, MESSAGE_LIMIT, longestKey, LONGEST_PASSWORD],
  messages: [WINDOW],
}

/** Not about the program: sentences that stand as they are. */
const OTHERWISE = [
  ['docs/guides/adding-a-language.md', 'something in two languages'],
  ['docs/guides/agents.md', 'the last 9,000 characters of its output'],
  ['docs/guides/understanding.md', 'of 74,368 messages'],
] as const

const documents = ['README.md', 'ARCHITECTURE.md'].concat(
  readdirSync(join(root, 'docs/guides')).map((file) => `docs/guides/${file}`),
)

describe.each(documents)('%s', (document) => {
  test('tells no number that is not so', () => {
    let prose = readFileSync(join(root, document), 'utf8')
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .replaceAll(/^#.*$/gm, '')
    for (const [where, sentence] of OTHERWISE) {
      if (where !== document) continue
      expect(prose.replaceAll(/\s+/g, ' ')).toContain(sentence)
      prose = prose.replaceAll(/\s+/g, ' ').replace(sentence, '')
    }
    for (const [claim, number, thing] of prose.replaceAll(/\s+/g, ' ').matchAll(CLAIM)) {
      const told =
        NUMBERS.indexOf((number as string).toLowerCase()) + 1 || Number((number as string).replaceAll(',', ''))
      expect(COUNTS[(thing as string).toLowerCase()] ?? 'nothing counts it', claim).toContain(told)
    }
  })
})
