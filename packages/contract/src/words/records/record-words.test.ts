import { type LifecycleTable, recordLifecycles } from '@pawl/kernel'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../language.ts'
import { recordWordsOf } from './record-words.ts'

describe.each(LANGUAGES)('%s', (language) => {
  const { tables, fields } = recordWordsOf[language]
  test.each(Object.entries(recordLifecycles) as [keyof typeof tables, LifecycleTable][])(
    '[N2] every name of the table %s has its word',
    (name, lifecycle) => {
      const { statuses, triggers } = tables[name]
      expect(Object.keys(statuses)).toEqual(Object.keys(lifecycle.statuses))
      expect(Object.keys(triggers).sort()).toEqual([...new Set(lifecycle.rules.map(({ trigger }) => trigger))].sort())
      const named = lifecycle.rules.flatMap((rule) => [
        ...(rule.requiredFields ?? []),
        ...Object.keys(rule.setFields ?? {}),
        ...(rule.clearFields ?? []),
      ])
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(named))
    },
  )
})
