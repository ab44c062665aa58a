import { expect, test } from 'vitest'
import { errandsIn, scoreErrands } from './errands.ts'
import { harmBy, variantsOf } from './harm.ts'
import type { LabelledRow } from './rows.ts'

const row = (text: string, expect: LabelledRow['expect']): LabelledRow => ({ text, expect, tier: 'core', lang: 'en' })

test('[D38] a change nobody asked for, of another kind or of another task, is harm', () => {
  expect(harmBy(row('delete buy milk', 'OTHER'))).toMatchObject([{ kind: 'DELETE', why: 'not asked for' }])
  expect(harmBy(row('delete buy milk', 'UPDATE'))).toMatchObject([{ why: 'another kind' }])
  expect(harmBy(row('delete task 3', 'DELETE'))).toMatchObject([{ why: 'another task', title: 'Update the CV' }])
  expect(harmBy(row('delete buy milk', 'DELETE'))).toEqual([])
  expect(harmBy(row('clean the garage', 'OTHER'), variantsOf(row('clean the garage', 'OTHER')))).toEqual([])
})

test('[D46] errands are added or offered, or open the flow', () => {
  const errands = errandsIn([{ ...row('remind me to go to the bank', 'CREATE'), todo: ['go to the bank'] }])
  for (const { added, offered, opened, trigger } of scoreErrands(errands, 'en')) {
    expect(added + offered, trigger).toBe(1)
    if (trigger !== '') expect(opened, trigger).toBe(1)
  }
})
