// Fields of a task, said one beside the other and each as it is: ‘26.11, project Work, high priority’, ‘deadline tomorrow’.
//
// FS1. Every part is a value of a closed set, or names its field. What is left over belongs to something else.

import { normalized } from '../../normalize.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import type { CommandFields } from '../../turn.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { placeNamed } from '../adding/destination.ts'
import type { Scene } from '../scene.ts'
import { leadingField, textOf } from './field-words.ts'
import { isMark, trimmed } from './phrase-ends.ts'
import { ADVERBS } from './stated.ts'
import { isSomething, valueFor } from './value.ts'
import { valuesIn } from './values-said.ts'

/** Nobody says more of them at once, or names a project in more words. */
const MOST_PARTS = 5
const LONGEST_NAME = 4
const PROJECT = wordSet(({ lists }) => lists.project)
const TAGGED = phraseTable(({ lists }) => lists.tagged)

export function fieldsSaid(message: string, words: readonly Word[], scene: Scene): CommandFields | undefined {
  const parts = partsOf(words)
  if (parts.length === 0 || parts.length > MOST_PARTS) return undefined
  let all: CommandFields = {}
  for (const part of parts) {
    const fields = fieldOf(message, trimmed(scene.reader, part, ADVERBS), scene)
    if (fields === undefined || Object.keys(fields).some((field) => field in all)) return undefined
    all = { ...all, ...fields }
  }
  return all
}

/** Whether a text says nothing but fields, and so is no title. */
export const isOnlyFields = (text: string, scene: Scene) =>
  fieldsSaid(text, splitWords(scene.reader, text), scene) !== undefined

function partsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (word.text === ',' || word.text === ';') parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.filter((part) => part.some((word) => !isMark(word)))
}

function fieldOf(message: string, words: readonly Word[], scene: Scene): CommandFields | undefined {
  const { reader, moment } = scene
  if (words.length === 0 || words.some(({ text }) => text === '?')) return undefined
  const named = leadingField(reader, words)
  const value =
    named === undefined
      ? ''
      : textOf(
          message,
          words.slice(named.to).filter((word) => !isMark(word)),
        )
  if (named !== undefined && (named.field === 'deadline' || named.field === 'priority')) {
    const fields = valueFor(reader, named.field, value, moment)
    if (isSomething(fields)) return fields
  }
  return valuesIn(message, words, scene) ?? placeOf(message, words, scene)
}

/** ‘Project Work’, ‘tag clients’: one that is there, or a new one of that name. */
function placeOf(message: string, words: readonly Word[], scene: Scene): CommandFields | undefined {
  const { reader } = scene
  const [first, ...rest] = words
  const isProject = reader.get(PROJECT).has(first?.text ?? '')
  const tagged = reader.get(TAGGED).at(words, 0)[0]?.length ?? 0
  const name = isProject ? rest : tagged > 0 ? words.slice(tagged) : []
  if (name.length === 0 || name.length > LONGEST_NAME) return undefined
  const said = textOf(message, name).replace(/^["“”״«'#]+|["“”״»']+$/gu, '')
  const known = placeNamed(normalized(said), scene)
  if (isProject) return { project: known?.project ?? said }
  return /\s/u.test(said) ? undefined : { tags: [known?.tag ?? said] }
}
