// A task, and then the order: ‘14 delete’, ‘the laundry, remove it’, ‘gym reopen please’. It is read as if the order stood first.
//
// ORB1. By less than a number it is proposed, and a deletion always is.

import { splitWords } from '../../reading/words.ts'
import type { DetectedIntent } from '../../turn.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { type DirectStep, only } from '../chain.ts'
import type { Wish } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { trimmed, withoutMarks } from '../changing/phrase-ends.ts'
import { propose } from '../finding/refer.ts'
import type { Scene } from '../scene.ts'

const POLITE = phraseTable(({ fillers, slots }) => [...fillers.after, ...slots.polite])
const NEGATIONS = wordSet(({ answers }) => answers.negations)
const MOST_WORDS = 7
const MOST_OF_ORDER = 2
const DEEDS: { readonly [intent in DetectedIntent]?: Wish['deed'] } = {
  DELETE_TASK: 'delete',
  COMPLETE_TASK: 'complete',
}
const IS_NUMBER = /^#?\d{1,4}$/

/** `read`: reads a message as if it was typed. */
export function orderBehind(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { reader } = scene
  const words = trimmed(reader, withoutMarks(splitWords(reader, message)), POLITE)
  if (words.length < 2 || words.length > MOST_WORDS || words.some(({ quoted }) => quoted)) return undefined
  if (message.includes('?') || words.some(({ text }) => reader.get(NEGATIONS).has(text))) return undefined
  for (let length = 1; length <= Math.min(MOST_OF_ORDER, words.length - 1); length++) {
    const name = textOf(message, words.slice(0, -length)).replace(/[\s,:;-]+$/u, '')
    const said = `${textOf(message, words.slice(-length))} ${name}`
    const [order, ...others] = readOpaque(reader, said)
    const isOrder = order?.verb === 'keyword' && order.mood === 'order' && order.order === 0 && others.length === 0
    if (!isOrder) continue
    const step = read(said, scene)
    const [intent] = step.detected
    const deed = intent === undefined ? undefined : DEEDS[intent]
    const { ready, ref, fields } = step.acts[0]?.command ?? {}
    const task = scene.tasks.find(({ id }) => id === ref?.task_id)
    const isOne = deed !== undefined && step.acts.length === 1 && step.acts[0]?.more === undefined
    if (!isOne || task === undefined || fields?.undo === true) continue
    const isSure = ready === true && deed !== 'delete' && IS_NUMBER.test(name)
    return isSure || ready !== true ? step : only(propose({ deed, fields: {} }, task, scene), intent)
  }
  return undefined
}
