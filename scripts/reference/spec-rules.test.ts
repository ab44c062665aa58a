import { expect, test } from 'vitest'
import { root } from '../paths.mjs'
import { citationsOfFile, citedIds, readRepository, readSpecification, rulesOfPage } from './spec-rules.ts'

const page = '- **003 T1, T2, T3** One.\n- **D39** *(planned)* Two.\n'
const rules = rulesOfPage('docs/spec/page.md', page)

test('a line of a page defines its ids, and says whether they are planned', () => {
  expect(rules.map(({ id, planned }) => [id, planned])).toEqual([
    ['003 T1', false],
    ['003 T2', false],
    ['003 T3', false],
    ['D39', true],
  ])
})

test('a citation names one id, several, or all from one to another', () => {
  const order = rules.map(({ id }) => id)
  expect(citedIds('003 T1, T3', order)).toEqual(['003 T1', '003 T3'])
  expect(citedIds('003 T1–T3', order)).toEqual(['003 T1', '003 T2', '003 T3'])
})

test('an id that is cited and not defined is a problem, and so is one that is defined twice, or held by no test', () => {
  const citations = citationsOfFile('a.test.ts', "test('[003 T2] it moves', …\ntest('[003 T9] it does not', …")
  const { problems, heldBy } = readSpecification([...rules, ...rulesOfPage('other.md', '- **D39** Again.')], citations)
  expect(problems).toEqual([
    'D39 is defined in docs/spec/page.md and in other.md',
    'a.test.ts:2 cites 003 T9, which is not defined',
    'docs/spec/page.md: no test cites 003 T1; write one, or say (planned) and why',
    'docs/spec/page.md: no test cites 003 T3; write one, or say (planned) and why',
    'other.md: no test cites D39; write one, or say (planned) and why',
  ])
  expect(heldBy.get('003 T2')?.[0]?.test).toBe('[003 T2] it moves')
})

test('every id that is cited in the repository is defined once, and every rule that is not planned is cited by a test', () => {
  expect(readRepository(root).problems).toEqual([])
})
