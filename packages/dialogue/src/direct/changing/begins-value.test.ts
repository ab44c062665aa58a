// [BV1] Whatever is a value begins as values do.

import { describe, expect, test } from 'vitest'
import { createReader } from '../../create-reader.ts'
import { splitWords } from '../../reading/words.ts'
import * as en from '../../when/phrases/en.ts'
import * as he from '../../when/phrases/he.ts'
import { mayBeginValue } from './begins-value.ts'
import { valueSaid } from './stated.ts'

const reader = createReader()
const MOMENT = { now: 1_767_780_000_000, utcOffset: 120 }
const may = (text: string) => mayBeginValue(reader, splitWords(reader, text))

const times = [en, he].flatMap(({ READ, ASKED, RECURRING }) => [...READ, ...ASKED, ...RECURRING].map(([one]) => one))
const ranks = reader
  .all()
  .flatMap(({ answers, slots, fillers }) =>
    [...Object.keys(answers.priorities), ...Object.keys(slots.ranks), ...Object.keys(slots.priorityPhrases)].flatMap(
      (rank) => [rank, ...fillers.very.map((very) => `${very} ${rank}`), `please ${rank}`, `priority ${rank}`],
    ),
  )

describe('[BV1] what is a value', () => {
  test('begins as one, whether it is a time or a priority', () => {
    const values = [...times, ...ranks, ...times.map((time) => `due ${time}`)].filter(
      (text) => valueSaid(reader, text, splitWords(reader, text), MOMENT) !== undefined,
    )
    expect(values.length).toBeGreaterThan(1_000)
    expect(values.filter((text) => !may(text))).toEqual([])
  })

  test.each(['milk tomorrow', 'Prepare the figures', 'status', 'לקנות חלב'])('%s is none', (text) =>
    expect(may(text)).toBe(false),
  )
})
