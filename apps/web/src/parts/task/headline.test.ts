import { expect, test } from 'vitest'
import { headlineOf, isWholeMessage } from './headline.ts'

test.each([
  [{ title: 'Buy milk' }, 'Buy milk'],
  [{ content: 'Build it' }, 'Build it'],
  [{ content: '\n## Build the parser\n\n- no recursion' }, 'Build the parser'],
  [{ content: '- לבנות את הטופס\n- לבדוק' }, 'לבנות את הטופס'],
  [{ content: '' }, ''],
])('above %j stands %j', (task, headline) => expect(headlineOf(task)).toBe(headline))

test('a long message is cut for the headline, and is not all there is', () => {
  const task = { content: 'word '.repeat(60).trim() }
  expect(headlineOf(task).length).toBeLessThanOrEqual(90)
  expect(isWholeMessage(task)).toBe(false)
  expect(isWholeMessage({ content: 'Build it' })).toBe(true)
})
