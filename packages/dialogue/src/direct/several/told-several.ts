// Several deeds told at once: ‘I bought milk, eggs and bread’, ‘I bought milk and called mom’. Each has to name one open task,
// by its own verb or by the first.

import { splitWords, type Word } from '../../reading/words.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { toldTasks } from '../adding/doing.ts'
import { isPending } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { doToSeveral } from './do-several.ts'
import { joinedParts } from './enumeration.ts'

const TOLD: Asked = { verb: 'keyword', mood: 'told', order: '', isOurs: false }
/** The verb is one of the first words: I have just bought. */
const MOST_LEADING = 4
const MOST_PARTS = 10
/** Nobody tells of several things in more. */
const LONGEST = 200

export function toldSeveral(message: string, scene: Scene): Act | undefined {
  if (message.length > LONGEST || message.trimEnd().endsWith('?')) return undefined
  const [first, ...others] = joinedParts(scene.reader, message)
  if (first === undefined || others.length === 0 || others.length > MOST_PARTS) return undefined
  const find = (text: string) =>
    only(toldTasks(scene.reader, text, scene.tasks).filter(isPending)) ?? didIt(text, scene)
  const own = find(first)
  if (own === undefined) return undefined
  const words = splitWords(scene.reader, first)
  for (let length = 1; length <= Math.min(MOST_LEADING, words.length - 1); length++) {
    const found = others.map((part) => find(part) ?? find(`${leading(first, words, length)} ${part}`))
    const tasks = [...new Set([own, ...found])].filter((task) => task !== undefined)
    if (tasks.length === others.length + 1)
      return doToSeveral({ deed: 'complete', fields: {} }, { kind: 'named', tasks, how: 'part' }, scene, TOLD)
  }
  return undefined
}

/** ‘I did the laundry’, which has no verb of its own. */
function didIt(text: string, scene: Scene): KnownTask | undefined {
  const { reader } = scene
  const words = splitWords(reader, text)
  const at = words.findIndex(({ text: word }) => reader.get(DID).has(word))
  if (at === -1 || at >= MOST_LEADING || at === words.length - 1) return undefined
  const found = resolveFitting(reader, textOf(text, words.slice(at + 1)), { ...scene, isIn: isPending })
  return found.kind === 'one' && found.how === 'whole' ? found.task : undefined
}

const DID = wordSet(({ saying }) => saying.finishing)

const only = (found: readonly KnownTask[]) => (found.length === 1 ? found[0] : undefined)
const leading = (text: string, words: readonly Word[], length: number) => textOf(text, words.slice(0, length))
