// Direct mode (document 002): understand, act at once, say what was done. A question is asked only where acting would be
// guessing.

import { asksToRepeat, isCancel } from '../answers/confirmation.ts'
import { waiting } from '../command.ts'
import { wordsOf } from '../normalize.ts'
import type { Reader } from '../reader.ts'
import { leadsAt, ordersAt } from '../reading/lexicon.ts'
import { splitWords } from '../reading/words.ts'
import { wordSet } from '../word-tables.ts'
import { inQuestion } from './asking/question.ts'
import { readOpaque } from './asking/read-opaque.ts'
import { type DirectStep, only } from './chain.ts'
import { undo } from './changing/undo.ts'
import { fresh } from './fresh.ts'
import type { Scene } from './scene.ts'

export function directStep(message: string, scene: Scene, lastReply: string | undefined): DirectStep {
  const { state } = scene.context
  if (state !== undefined) return inQuestion(state, message, scene)
  if (isUndo(scene.reader, message) || cancelsLast(message, scene)) return only(undo(scene), 'UPDATE_TASK')
  const say = (text: string) => only({ text, command: waiting('clarify', []), scene }, 'UNCLEAR')
  if (isCancel(scene.reader, message)) return say(scene.phrases.nothingToCancel)
  const rest = afterCancel(message, scene)
  if (rest !== undefined) return fresh(rest, scene)
  if (lastReply !== undefined && asksToRepeat(scene.reader, message)) return say(lastReply)
  return fresh(message, scene)
}

/** ‘Actually, no’. */
const TAKEN_BACK = wordSet(({ saying }) => saying.takenBack)

const CANCELS_LAST = wordSet(({ saying }) => saying.cancelsLast)

/** בטל with nothing asked, right after something was done. */
const cancelsLast = (message: string, { reader, context }: Scene) =>
  (context.justDone.length > 0 || context.justUndone) && isSaid(reader, message, reader.get(CANCELS_LAST))

const FIRST = wordSet(({ slots }) => slots.beforeCorrection)

/** ‘No wait, bring it back’: as it stands, or behind such words. */
function isSaid(reader: Reader, message: string, phrases: ReadonlySet<string>): boolean {
  const words = wordsOf(reader, message)
  const from = words.findIndex((word) => !reader.get(FIRST).has(word))
  return phrases.has(words.join(' ')) || (from > 0 && phrases.has(words.slice(from).join(' ')))
}

/** ‘Never mind, delete it’: what follows is meant. */
function afterCancel(message: string, { reader }: Scene): string | undefined {
  const comma = message.indexOf(',')
  if (comma === -1 || !isCancel(reader, message.slice(0, comma))) return undefined
  const rest = message.slice(comma + 1).trim()
  return readOpaque(reader, rest).some(({ role }) => role !== undefined) ? rest : undefined
}

/** ‘Please undo that’, as the whole message: where ‘cancel that’ is one, it is read before ‘cancel’. */
function isUndo(reader: Reader, message: string): boolean {
  if (reader.get(TAKEN_BACK).has(wordsOf(reader, message).join(' '))) return true
  const words = splitWords(reader, message).filter(({ text }) => !/^[,;:.!?]$/.test(text))
  for (let at = 0; at < words.length; ) {
    const undone = ordersAt(reader, words, at).find(({ meaning }) => meaning === 'undo')
    if (undone !== undefined) return at + undone.length >= words.length
    const lead = leadsAt(reader, words, at).find(({ meaning }) => meaning === 'filler' || meaning === 'request')
    if (lead === undefined) return false
    at += lead.length
  }
  return false
}
