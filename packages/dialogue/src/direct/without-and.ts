// ‘And the rent I paid’, והראשונה בוצעה: what begins with ‘and’ and says nothing as it stands, read without it.
//
// WA1. Only if that is about tasks that are there, asks for a list, or begins with a verb of doing, which the letter is no part of:
// ולקבוע ביביסיטר is an errand as לקבוע is. Nothing else that was typed is turned into a new task.

import { cleaned } from '../normalize.ts'
import { wordList } from '../word-tables.ts'
import { isVerb } from './adding/doing.ts'
import type { DirectStep } from './chain.ts'
import { isOfTasks } from './plainly.ts'
import { isUnclear, isUnread } from './remark.ts'
import type { Scene } from './scene.ts'

const JOINED = wordList(({ slots }) => [slots.andPrefix ?? []].flat())
/** Nobody goes on in more letters. */
const LONGEST = 120
/** A shorter word is one of its own. */
const SHORTEST = 2

/** `read`: reads a message as if it was typed. */
export function withoutAnd(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const text = cleaned(message)
  if (text.length > LONGEST || !(isUnread(step) || isUnclear(step))) return undefined
  const letter = scene.reader.get(JOINED).find((one) => text.startsWith(one))
  const [first = ''] = text.split(' ', 1)
  if (letter === undefined || first.length < letter.length + SHORTEST) return undefined
  const found = read(text.slice(letter.length), scene)
  return isOfTasks(found) || isErrandAdded(found, scene) ? found : undefined
}

function isErrandAdded({ acts }: DirectStep, { reader }: Scene): boolean {
  const [act, ...others] = acts
  const { intent, ready, fields } = act?.command ?? {}
  const [verb = ''] = fields?.title?.split(' ', 1) ?? []
  return others.length === 0 && ready === true && intent === 'add_task' && isVerb(reader, verb)
}
