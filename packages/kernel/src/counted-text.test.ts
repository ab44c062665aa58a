import { expect, test } from 'vitest'
import { countedText } from './counted-text.ts'

const english = new Intl.PluralRules('en')
const hebrew = new Intl.PluralRules('he')

test.each([
  [english, 1, { one: '1 task', other: '# tasks' }, '1 task'],
  [english, 5, { one: '1 task', other: '# tasks' }, '5 tasks'],
  [hebrew, 2, { one: 'אחת', two: 'שתיים', other: '#' }, 'שתיים'],
  [hebrew, 0.5, { one: 'אחת', two: 'שתיים', other: '# שניות' }, '0.5 שניות'],
  [hebrew, 7, { one: 'אחת', two: 'שתיים', other: '# משימות' }, '7 משימות'],
] as const)('%o: %i is said in the form the language has for it', (rules, count, forms, expected) => {
  expect(countedText(rules, count, forms)).toBe(expected)
})

test('a form that a text does not have is nothing', () => {
  expect(countedText(english, 1, { other: '# tasks' })).toBe('')
})
