// Things that are needed, several in one breath: ‘we need cheese, tomatoes and olive oil’, ‘out of soap’. Each is offered as a task of
// its own; what is to be done with them is not said.
//
// NE1. Each is a short name and begins with no verb: ‘I need to call mom and dad’ is one thing to do.

import { splitWords } from '../../reading/words.ts'
import { type NewTask, readNewTask } from '../../slots/new-task.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { isVerb } from '../adding/doing.ts'
import { offerToAdd } from '../adding/errand.ts'
import { type DirectStep, only } from '../chain.ts'
import { isMark, withoutFirst, withoutMarks } from '../changing/phrase-ends.ts'
import type { Scene } from '../scene.ts'
import { offerTexts } from '../several/add-several.ts'
import { joinedParts, listParts } from '../several/enumeration.ts'

const NEEDS = phraseTable(({ fillers }) => fillers.needs ?? [])
const BEFORE = phraseTable(({ fillers }) => fillers.before)
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const MOST_WORDS = 30
const MOST_OF_NAME = 3

export function needed(message: string, scene: Scene): DirectStep | undefined {
  const { reader, moment } = scene
  const words = withoutFirst(reader, withoutMarks(splitWords(reader, message)), BEFORE)
  const length = reader.get(NEEDS).at(words, 0)[0]?.length ?? 0
  const [first] = words.slice(length)
  const isAsked = message.includes('?') || words.some(({ quoted }) => quoted)
  if (length === 0 || first === undefined || words.length > MOST_WORDS || isAsked) return undefined
  const text = message.slice(first.start, words.at(-1)?.end)
  const parts = text.includes(',') ? listParts(reader, text) : joinedParts(reader, text)
  if (!parts.every((part) => isThing(part, scene))) return undefined
  if (parts.length > 1) return only(offerTexts(parts, scene) ?? offered({ title: text }, scene), 'CREATE_TASK')
  const read = readNewTask(reader, text, moment)
  return read === undefined ? undefined : only(offered(read, scene), 'UNCLEAR')
}

const offered = (read: NewTask, scene: Scene) => offerToAdd(read, scene)

function isThing(part: string, { reader }: Scene): boolean {
  const words = splitWords(reader, part)
  const isShort = words.length > 0 && words.length <= MOST_OF_NAME && !words.some(isMark)
  if (words.some(({ text }) => reader.get(PRONOUNS).has(text))) return false
  return isShort && words[0]?.text !== 'to' && !isVerb(reader, words[0]?.text ?? '')
}
