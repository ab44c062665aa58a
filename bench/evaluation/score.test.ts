import { expect, test } from 'vitest'
import type { LabelledRow } from './rows.ts'
import { score } from './score.ts'

const rows: readonly LabelledRow[] = [
  { text: 'add milk', expect: 'CREATE', tier: 'core', todo: ['milk'] },
  { text: 'remind me to run', expect: 'CREATE', tier: 'core', todo: ['run'], multi: ['CREATE', 'LIST'] },
  { text: 'drop it', expect: 'DELETE', tier: 'core', alt: ['COMPLETE'] },
  { text: 'play jazz', expect: 'OTHER', tier: 'ood' },
  { text: 'never mind', expect: 'OTHER', tier: 'act' },
  { text: 'what is on my calendar', expect: 'LIST', tier: 'adjacent' },
]

test('core rows count for accuracy, other right answers too, and what is adjacent counts for nothing', () => {
  const read = [
    { intents: ['CREATE'], title: 'Milk.' },
    { intents: ['CREATE', 'LIST'], title: 'walk' },
    { intents: ['COMPLETE'] },
    { intents: ['DELETE'] },
    { intents: [] },
    { intents: ['DELETE'] },
  ] as const
  expect(score(rows, read)).toMatchObject({
    core: { part: 3, of: 3 },
    fired: { part: 1, of: 1 },
    firedActs: { part: 0, of: 1 },
    destructive: { part: 1, of: 5 },
    chains: { part: 1, of: 1 },
    titles: { part: 1, of: 2 },
    titlesWithoutDate: { part: 1, of: 2 },
    targets: { part: 0, of: 0 },
    confusions: [],
  })
})

test('confusions are named and counted', () => {
  const read = rows.map(() => ({ intents: ['HELP'] as const }))
  expect(score(rows, read).confusions).toEqual([
    ['CREATE → HELP', 2],
    ['DELETE → HELP', 1],
  ])
})

test('the task a message is about is found alone, or as one of those that are asked about', () => {
  const about: readonly LabelledRow[] = ['a', 'b', 'c'].map((text) => ({ text, expect: 'DELETE', tier: 'core' }))
  const read = (['named', 'asked', 'missed'] as const).map((target) => ({ intents: ['DELETE'] as const, target }))
  expect(score(about, read)).toMatchObject({ targets: { part: 1, of: 3 }, targetsAsked: { part: 1, of: 3 } })
})
