// Several deeds told at once: ‘I bought milk, eggs and bread’, ‘I bought milk and called mom’. Each has to name one open task,
// by its own verb or by the first.

import { wordsOf } from '../../normalize.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { titleKey } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { isDeedOf, toldTasks } from '../adding/doing.ts'
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
    const found = others.map(
      (part) => find(part) ?? find(`${leading(first, words, length)} ${part}`) ?? ofSameThing(part, own, scene),
    )
    const tasks = [...new Set([own, ...found])].filter((task) => task !== undefined)
    if (tasks.length === others.length + 1)
      return doToSeveral({ deed: 'complete', fields: {} }, { kind: 'named', tasks, how: 'part' }, scene, TOLD)
  }
  return undefined
}

const PRONOUNS = wordSet(({ slots, saying }) => [...slots.pronouns, ...saying.itForms])

/** ‘… and reviewed it’: the one other task with that verb, about the same thing. */
function ofSameThing(part: string, own: KnownTask, { reader, tasks }: Scene): KnownTask | undefined {
  const [verb, it, ...more] = wordsOf(reader, part)
  if (verb === undefined || it === undefined || more.length > 0 || !reader.get(PRONOUNS).has(it)) return undefined
  const things = new Set(titleKey(reader, own.title).split(' ').slice(1))
  return only(
    tasks.filter(
      (task) =>
        isPending(task) &&
        task.id !== own.id &&
        isDeedOf(reader, verb, task) &&
        titleKey(reader, task.title)
          .split(' ')
          .slice(1)
          .some((word) => things.has(word)),
    ),
  )
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
