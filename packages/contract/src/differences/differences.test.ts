// What `verify` finds is said in the language of whoever asks, whatever it is.

import { expect, test } from 'vitest'
import { foreignWords } from '../../../../testing/foreign-words.ts'
import { textsOf } from '../errors/render.ts'
import type { Difference } from './difference.ts'
import { differenceText } from './difference-text.ts'

/** Every fact is 7, or a list of it, so that no letter of a text is a fact's own. */
const found = (reason: string): Difference =>
  new Proxy(
    {},
    {
      get: (_, fact) =>
        ({ reason, types: ['7'], because: reason === 'no_events' ? undefined : found('no_events') })[String(fact)] ??
        '7',
    },
  ) as Difference

const reasons = Object.keys(textsOf.en.differences)

test.each(reasons)('[LG1] %s is said in Hebrew without a word of English, and in English', (reason) => {
  const hebrew = differenceText(found(reason), 'he')
  expect(hebrew).toMatch(/[\u05d0-\u05ea]/)
  expect(foreignWords(hebrew)).toEqual([])
  expect(differenceText(found(reason), 'en')).toMatch(/^[^\u05d0-\u05ea]*[a-z][^\u05d0-\u05ea]*$/)
})

test('[DF1] a difference within something says where, and then what', () => {
  const because = { reason: 'no_way', from: 'active', to: 'lost' } as const
  const difference = {
    reason: 'in_record',
    kind: 'policy',
    id: 'safe',
    because: { reason: 'in_version', version: 2, because },
  } as const
  expect(differenceText(difference, 'en')).toBe('policy safe version 2: no rule from active to lost')
  expect(differenceText(difference, 'he')).toBe('מדיניות safe: גרסה 2: אין כלל מ־active אל lost')
})

test.each([
  [{ reason: 'unfit_message', type: 'TaskReview', at: '', problem: 'unrecognized_keys' }, 'TaskReview (unrecognized'],
  [{ reason: 'unfit_message', type: 'TaskReview', at: 'task_id', problem: 'invalid_type' }, 'TaskReview: task_id (inv'],
] as const)('%j names the place, where there is one', (difference, said) => {
  for (const language of ['en', 'he'] as const) expect(differenceText(difference, language)).toContain(said)
})
