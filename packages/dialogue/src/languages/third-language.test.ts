// A language that is not shipped, added by its own files alone (docs/guides/adding-a-language.md).

import { describe, expect, test } from 'vitest'
import { esperanto } from '../../../../testing/third-language/dialogue/index.ts'
import { Reader } from '../reader.ts'
import { LEXICON } from '../reading/lexicon.ts'
import { readMessage } from '../reading/read-message.ts'
import { takeTurn } from '../take-turn.ts'
import type { HistoryMessage, KnownTask, Mode } from '../turn.ts'
import { SHIPPED } from './index.ts'

const reader = new Reader({ ...SHIPPED, eo: esperanto })
/** Wednesday, 2026-01-07 at 10:00. */
const now = 1_767_780_000_000
const TASKS: readonly KnownTask[] = [
  { id: 'a', number: 1, title: 'Aĉeti lakton', status: 'open' },
  { id: 'b', number: 2, title: 'Pagi la fakturon', status: 'open' },
]

const hear = (message: string, mode: Mode = 'direct', history: readonly HistoryMessage[] = []) =>
  takeTurn(reader, { history, tasks: TASKS, message, mode, now })

describe('a third language', () => {
  test.each(esperanto.words.map(({ needed }) => [needed.sentence, needed.reads] as const))(
    '%s is read by its words',
    (sentence, reads) => {
      expect(readMessage(reader, sentence, reader.get(LEXICON)).map(({ intent }) => intent)).toEqual(reads)
    },
  )

  test.each([
    ['aldonu voki Anan morgaŭ', "Mi aldonis 'Voki Anan' al via listo (ĝis ĵaŭdo, 2026-01-08)."],
    ['montru miajn taskojn', 'Jen viaj taskoj:\n1. Aĉeti lakton\n2. Pagi la fakturon'],
    ['forigu taskon 2', "Mi forigis 'Pagi la fakturon'."],
    ['mi aĉetis lakton', "Bonege! 'Aĉeti lakton' estas finita."],
    ['ŝanĝu taskon 1 al vendredo', "Mi ŝanĝis tasko 1: deadline (2026-01-09). ('Aĉeti lakton')"],
    ['saluton', 'Saluton! Kion vi volas fari?'],
  ])('[D15] %s is answered in it', (message, reply) => {
    expect(hear(message)).toMatchObject({ reply, language: 'eo' })
  })

  test('[D15] beside it the shipped ones are answered as before', () => {
    expect(hear('add call Ana tomorrow').language).toBe('en')
    expect(hear('הוסף להתקשר לאנה מחר').language).toBe('he')
  })

  test('[D15] a guided conversation stays in it, whatever language its short answers are in', () => {
    const history: HistoryMessage[] = []
    const replies = ['aldonu taskon', 'Voki Anan', 'high', 'neniu'].map((message) => {
      const { reply, command } = hear(message, 'guided', history)
      history.push({ role: 'user', content: message }, { role: 'assistant', content: reply, command })
      return reply
    })
    expect(replies[0]).toContain(esperanto.phrases.askTitle)
    expect(replies[2]).toContain(esperanto.phrases.askDeadline)
    expect(replies[3]).toBe("Mi aldonis 'Voki Anan' al via listo.")
  })
})
