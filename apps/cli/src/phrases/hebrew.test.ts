import { expect, test } from 'vitest'
import { foreignWords, textsIn } from '../../../../testing/foreign-words.ts'
import { hebrewPhrases } from './he.ts'

const { help, ...phrases } = hebrewPhrases()

test('[LG1] what the command says in Hebrew has no English inside', () => {
  expect(textsIn(phrases).filter(([, text]) => foreignWords(text).length > 0)).toEqual([])
})

test('[LG1] nor has the help, but for values that can be typed', () => {
  const VALUES = `direct guided none todo low medium high urgent why may admin read write owner member auditor agent all
    person:dana agent:builder user PAWL-PROGRESS PAWL-RESULT conversation_history tasks now time_zone message mode OpenID Connect`.split(
    /\s+/,
  )
  const left = Object.entries(help).flatMap(([sentence, text]) =>
    foreignWords(text).flatMap((word) => (VALUES.includes(word) ? [] : [`${word} in: ${sentence}`])),
  )
  expect(left).toEqual([])
})
