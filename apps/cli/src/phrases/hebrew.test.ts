import { expect, test } from 'vitest'
import { foreignWords, textsIn } from '../../../../testing/foreign-words.ts'
import { hebrew } from './he.ts'

test('[LG1] what the command says in Hebrew has no English inside', () => {
  expect(textsIn(hebrew).filter(([, text]) => foreignWords(text).length > 0)).toEqual([])
})
