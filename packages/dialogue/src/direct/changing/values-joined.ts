// Two values of the task spoken of in one breath: ‘put it in Work and tag it money’, ‘put it in Work with high priority’.
//
// VJ1. Every part is an order about it, or a value: one that is neither says something else, and nothing is read so.

import { splitWords } from '../../reading/words.ts'
import type { CommandFields, KnownTask } from '../../turn.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import type { Scene } from '../scene.ts'
import { joinedParts } from '../several/enumeration.ts'
import { doDeed, isPending } from './deeds.ts'
import { filed } from './filing.ts'
import { withoutMarks } from './phrase-ends.ts'
import { valuesIn } from './values-said.ts'

const PUTS = phraseTable(({ fillers }) => fillers.puts)
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const WITH = wordSet(({ fillers }) => fillers.withValue ?? [])
const MOST_WORDS = 24
const MOST_PARTS = 4
const LONGEST = 200

export function valuesJoined(message: string, scene: Scene): DirectStep | undefined {
  const { reader, tracked, context } = scene
  if (tracked === undefined || !isPending(tracked) || message.includes('?')) return undefined
  if (![context.justDone.at(-1)?.taskId, context.justTold, context.justNamed].includes(tracked.id)) return undefined
  if (message.length > LONGEST) return undefined
  const words = splitWords(reader, message)
  const verb = words.length > MOST_WORDS ? 0 : (reader.get(PUTS).at(words, 0)[0]?.length ?? 0)
  if (verb === 0 || !reader.get(PRONOUNS).has(words[verb]?.text ?? '')) return undefined
  const cut = words.findLast(({ text, quoted }, at) => !quoted && at > verb + 1 && reader.get(WITH).has(text))
  const text = cut === undefined ? message : `${message.slice(0, cut.start)}, ${message.slice(cut.end)}`
  const parts = joinedParts(reader, text)
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined
  const values = parts.flatMap((part) => valueIn(part, tracked, scene) ?? [])
  if (values.length < parts.length) return undefined
  const fields: CommandFields = Object.assign({}, ...values)
  return only(doDeed({ deed: 'update', fields }, tracked, scene), 'UPDATE_TASK')
}

function valueIn(part: string, task: KnownTask, scene: Scene): CommandFields | undefined {
  const { reader } = scene
  const { ready, ref, fields } = filed(part, scene)?.command ?? {}
  if (ready && ref?.task_id === task.id) return fields
  const words = withoutMarks(splitWords(reader, part))
  const verb = reader.get(PUTS).at(words, 0)[0]?.length ?? 0
  const isOfIt = verb > 0 && reader.get(PRONOUNS).has(words[verb]?.text ?? '')
  const value = valuesIn(part, isOfIt ? words.slice(verb + 1) : words, scene)
  return value?.dates === undefined ? value : undefined
}
