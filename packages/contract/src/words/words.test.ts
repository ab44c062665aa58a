import { CREATE_TRIGGER, EDIT_TRIGGER, type LifecycleName, lifecycles } from '@pawl/kernel'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { wordsOf } from './words.ts'

describe.each(LANGUAGES)('%s', (language) => {
  const words = wordsOf[language]
  test.each(Object.values(lifecycles))('[N1] every name of the table $name has its word', (lifecycle) => {
    const { statuses, triggers, facts } = words.lifecycles[lifecycle.name as LifecycleName]
    const ordered = [...new Set(lifecycle.rules.map(({ trigger }) => trigger))].sort()
    expect(Object.keys(statuses).sort()).toEqual(Object.keys(lifecycle.statuses).sort())
    expect(Object.keys(triggers).sort()).toEqual(ordered)
    expect(Object.keys(facts).sort()).toEqual([...ordered, CREATE_TRIGGER, EDIT_TRIGGER].sort())
    expect(Object.keys(words.fields)).toEqual(expect.arrayContaining(Object.keys(lifecycle.fields)))
  })
})
