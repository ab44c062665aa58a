// ‘Cancel the dentist and reschedule it for Friday’, ‘delete the gym and add it again on Monday’: whoever changes or adds what was
// just deleted does not want it gone.
//
// DM1. It is moved, and nothing is deleted, whether or not it is found.

import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import { whenIn } from '../../when/find-when.ts'
import { wordSet } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { doTo } from '../finding/refer.ts'
import { referenceIn } from '../finding/reference-words.ts'
import type { Asked } from '../gate.ts'
import type { Scene } from '../scene.ts'

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const MOVED: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: false }

/** `read`: reads a message as if it was typed. */
export function movedNotDeleted(
  message: string,
  meant: readonly Reading[],
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const [deleted, changed, ...more] = meant
  if (deleted?.intent !== 'DELETE_TASK' || changed === undefined || more.length > 0) return undefined
  const order = message.slice(changed.order, changed.to)
  const words = splitWords(scene.reader, order)
  const it = words.find(({ text }) => scene.reader.get(PRONOUNS).has(text))
  const reference = referenceIn(scene.reader, message, deleted).replace(/[\s,;.]+$/u, '')
  if (it === undefined || reference === '') return undefined
  if (changed.intent === 'UPDATE_TASK')
    return read(`${order.slice(0, it.start)}${reference}${order.slice(it.end)}`, scene)
  return changed.intent === 'CREATE_TASK' && it === words[1]
    ? movedTo(order.slice(it.end), reference, scene)
    : undefined
}

function movedTo(rest: string, reference: string, scene: Scene): DirectStep | undefined {
  const [deadline, ...others] = whenIn(scene.reader, rest, scene.moment).found?.dates ?? []
  const fields = deadline === undefined || others.length > 0 ? {} : { deadline }
  const act = doTo({ deed: 'update', fields, asked: 'deadline' }, reference, scene, MOVED)
  return act && only(act, 'UPDATE_TASK')
}
