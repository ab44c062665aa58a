import { expect, test } from 'vitest'
import { COLUMN, type Entry, layOutSequence } from './sequence.ts'

const entry = (trigger: string, from: string | null, to: string | null): Entry => ({
  trigger,
  from,
  to,
  at: 0,
  by: 'person:dana',
  task: 1,
  text: null,
  message: null,
})
const history = {
  roles: ['planner', 'builder'],
  entries: [
    entry('postMessage', 'person:dana', 'planner'),
    entry('claimTask', null, 'planner'),
    entry('handOff', 'planner', 'builder'),
  ],
}

test('[SQ1] people stand before the roles, and the roles as the room has them', () => {
  const { parties } = layOutSequence(history, 'straight')
  expect(parties.map(({ name }) => name)).toEqual(['person:dana', 'planner', 'builder'])
})

test('[SQ2] what passed between two is an arrow, what one did alone is a tick, each below the one before', () => {
  const { rows } = layOutSequence(history, 'straight')
  expect(rows.map(({ kind }) => kind)).toEqual(['arrow', 'tick', 'arrow'])
  expect(rows.map(({ y }) => y).toSorted((a, b) => a - b)).toEqual(rows.map(({ y }) => y))
  expect(rows[2]).toMatchObject({ from: COLUMN * 1.5, to: COLUMN * 2.5 })
})

test('turned for a language from right to left, the first stands at the right', () => {
  const { parties, rows } = layOutSequence(history, 'turned')
  expect(parties.map(({ x }) => x)).toEqual([COLUMN * 2.5, COLUMN * 1.5, COLUMN * 0.5])
  expect(rows[0]).toMatchObject({ from: COLUMN * 2.5, to: COLUMN * 1.5 })
})
