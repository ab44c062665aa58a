// What is written short, in full: tmrow, abt, ‘remind me 2 feed the cat’. A title keeps what was typed, so what is written out is
// only looked at where it says something of tasks that are there, or of when.
//
// WO1. No word that was not typed gets into a title.

import { mayHaveWords } from '../../find-tasks.ts'
import type { Reader } from '../../reader.ts'
import { splitWords } from '../../reading/words.ts'
import { titleForm } from '../../title-form.ts'
import { Lexemes } from '../../when/lexemes.ts'
import { numberAt } from '../../when/number.ts'
import { phraseMap } from '../../word-tables.ts'
import { isVerb } from '../adding/doing.ts'
import type { Scene } from '../scene.ts'
import { withoutAnd } from '../several/enumeration.ts'

const SHORT = phraseMap<string>(({ fillers }) => fillers.shorthand ?? [])
/** Nobody writes so in more words. */
const MOST_WORDS = 40
const ENDS_IN_DIGIT = /\d$/

/** Undefined if nothing is written short. */
export function writtenOut(reader: Reader, message: string): string | undefined {
  const words = splitWords(reader, message)
  if (words.length > MOST_WORDS) return undefined
  let text = ''
  let from = 0
  for (let at = 0; at < words.length; at++) {
    const [found] = reader.get(SHORT).at(words, at)
    const [first, last] = [words[at], words[at + (found?.length ?? 1) - 1]]
    if (found === undefined || first === undefined || last === undefined || first.quoted) continue
    // ‘Remind me 2 hours before’: the digit stands for a word only before a verb.
    if (ENDS_IN_DIGIT.test(last.text) && !isVerb(reader, words[at + found.length]?.text ?? '')) continue
    text += `${message.slice(from, first.start)}${found.meaning}`
    from = last.end
    at += found.length - 1
  }
  return from === 0 ? undefined : text + message.slice(from)
}

/** תדחה תכביסה: the word for the object is joined to its noun, and that noun is one of a task. */
export function uncontracted(message: string, { reader, tasks }: Scene): string | undefined {
  const words = splitWords(reader, message)
  const prefixes = reader.all().flatMap(({ fillers }) => fillers.joinedObject ?? [])
  if (words.length > MOST_WORDS || prefixes.length === 0) return undefined
  for (const { text, start, end, quoted } of words.slice(1))
    for (const [joined, full] of prefixes) {
      const noun = joined.exec(text)?.groups?.noun
      const isNoun = (word: string) =>
        mayHaveWords(reader, tasks, [word]).some((task) => titleForm(reader, task).words.has(word))
      if (noun === undefined || quoted || isNoun(text) || !isNoun(noun)) continue
      return `${message.slice(0, start)}${full}${noun}${message.slice(end)}`
    }
  return undefined
}

/** ‘Finished seven and fifteen’, as dictation writes it: in digits. Tens and hours behind a letter stay. */
export function inDigits(reader: Reader, message: string): string | undefined {
  const words = new Lexemes(reader, message)
  if (words.length > MOST_WORDS) return undefined
  let text = ''
  let from = 0
  for (let at = 0; at < words.length; at++) {
    const found = words.at(at)?.value === undefined && words.at(at)?.isGlued !== true ? numberAt(words, at) : undefined
    const [first, last] = [words.at(at), words.at((found?.to ?? 1) - 1)]
    if (found === undefined || found.isOrdinal || found.isArticle || first === undefined || last === undefined) continue
    text += `${message.slice(from, first.start)}${found.value}`
    from = last.end
    at = found.to - 1
  }
  return from === 0 ? undefined : text + message.slice(from)
}

/** Every word of a title was typed, now or when it was offered. */
export function isTyped({ reader, context }: Scene, title: string, message: string): boolean {
  const typed = new Set(splitWords(reader, message).flatMap(({ text }) => [text, withoutAnd(reader, text)]))
  return title === context.fields.title || splitWords(reader, title).every(({ text }) => typed.has(text))
}
