// One reading of a message, carried out: the words it is about, cut to what the deed needs. Undefined if it turns out not
// to be about a task at all [D38].

import { waiting } from '../command.ts'
import { tasksWithIds } from '../find-tasks.ts'
import { kept } from '../reader.ts'
import type { Reading } from '../reading/read-message.ts'
import { splitWords } from '../reading/words.ts'
import { whenIn } from '../when/find-when.ts'
import { createTask } from './adding/create-command.ts'
import { isToldForm } from './adding/doing.ts'
import { doDeed, isPending, type Wish } from './changing/deeds.ts'
import { textOf } from './changing/field-words.ts'
import { trimmed } from './changing/phrase-ends.ts'
import { ADVERBS } from './changing/stated.ts'
import { undo } from './changing/undo.ts'
import { addToTask, clearField, remindInstead, updateTask } from './changing/update.ts'
import { valueOfIt } from './changing/value-of-it.ts'
import { doTo, notAllAtOnce, propose } from './finding/refer.ts'
import { hasOtherSource, isWholeList, referenceIn, withoutDone, withoutSource } from './finding/reference-words.ts'
import type { Asked } from './gate.ts'
import { listOrShow } from './listing/list.ts'
import type { Act, Scene } from './scene.ts'

/** A change is looked at before it is known whether it is meant: what it would do is worked out once. */
const TRIED = kept(() => new WeakMap<Reading, { readonly scene: Scene; readonly act: Act | undefined }>())

/** What a change would do. */
export function tryChange(message: string, reading: Reading, scene: Scene): Act | undefined {
  const act = actOn(message, reading, scene)
  scene.reader.get(TRIED).set(reading, { scene, act })
  return act
}

/** `begins`: where the words before the command begin that belong to it; its clause, unless it is the first of a message. */
export function actOn(message: string, reading: Reading, scene: Scene, begins?: number): Act | undefined {
  const { say } = scene
  const tried = scene.reader.get(TRIED).get(reading)
  if (tried?.scene === scene) return tried.act
  switch (reading.intent) {
    case 'CREATE_TASK':
      return createTask(message, reading, scene, begins)
    case 'LIST_TASKS':
      return listOrShow(message, reading, scene)
    case 'COMPLETE_TASK': {
      const words = withoutDone(scene.reader, withoutSource(scene.reader, referenceIn(scene.reader, message, reading)))
      const asked = askedBy(message, reading)
      const act = doTo({ deed: 'complete', fields: {} }, words, scene, asked)
      // ‘I finished the summary early’.
      const bare = act?.state === 'LIST:ASK_SHOW' ? withoutAdverbs(scene, words) : words
      return bare === words ? act : (doTo({ deed: 'complete', fields: {} }, bare, scene, asked) ?? act)
    }
    case 'DELETE_TASK': {
      const reference = referenceIn(scene.reader, message, reading)
      // ‘Clear my list’.
      if (isWholeList(scene.reader, reference)) return notAllAtOnce('delete', scene)
      const words = withoutSource(scene.reader, reference)
      // ‘… from my contacts list’ may be no list of ours.
      const isElsewhere = hasOtherSource(scene.reader, reference, words)
      const asked: Asked = { ...askedBy(message, reading), ...(isElsewhere && { verb: 'synonym' }) }
      return clearField(words, scene, asked) ?? notAllTimes(doTo(DELETE, words, scene, asked), words, scene)
    }
    case 'UPDATE_TASK': {
      const words = referenceIn(scene.reader, message, reading)
      const asked = askedBy(message, reading)
      if (reading.role === 'remind' || reading.role === 'alert') return remindInstead(words, scene, asked)
      if (reading.role === 'create') return addToTask(words, scene, asked)
      const value = isJustSpokenOf(scene) ? valueOfIt(message, reading, scene) : undefined
      if (value !== undefined && !value.isPointed && scene.tracked !== undefined)
        return doDeed({ deed: 'update', fields: value.fields }, scene.tracked, scene)
      const act = updateTask(words, scene, asked)
      // ‘Mark the laundry’, ‘תסמן 5 ו-15’: as done, if nothing else is said. ‘Mark called about the car’ is about a person.
      const isName = isToldForm(scene.reader, splitWords(scene.reader, words)[0]?.text ?? '')
      const isTicked = reading.role === 'mark' && !isName && (act === undefined || act.state === 'UPDATE:ASK_CHANGE')
      return isTicked ? (doTo({ deed: 'complete', fields: {} }, words, scene, asked) ?? act) : act
    }
    case 'UNDO':
      return undo(scene)
    case 'HELP':
      return { text: say.help, command: waiting('clarify', []), scene }
    case 'GREETING':
      return { text: say.greeting, command: waiting('clarify', []), scene }
    case 'NOTHING':
      return { text: scene.phrases.notDone, command: waiting('clarify', []), stops: true, scene }
    case 'UNCLEAR':
      return unclearAct(scene)
  }
}

/** The last answer was about the task, or what stands before in the message. */
function isJustSpokenOf({ tracked, context }: Scene): boolean {
  if (tracked === undefined || !isPending(tracked)) return false
  const last = [context.justDone.at(-1)?.taskId, context.justTold, context.justNamed]
  return last.includes(tracked.id) || tracked !== context.tracked
}

const withoutAdverbs = ({ reader }: Scene, text: string) =>
  textOf(text, trimmed(reader, splitWords(reader, text), ADVERBS))

const DELETE: Wish = { deed: 'delete', fields: {} }

/** ‘Cancel the trash on Friday’: what comes again may be meant that once, and is deleted only after a yes. */
function notAllTimes(act: Act | undefined, words: string, scene: Scene): Act | undefined {
  const { ready, intent, ref } = act?.command ?? {}
  if (!ready || intent !== 'delete_task') return act
  const task = tasksWithIds(scene.reader, scene.tasks, [ref?.task_id ?? '']).find(({ id }) => id === ref?.task_id)
  const isOnce = task?.recurrence != null && whenIn(scene.reader, words, scene.moment).found !== undefined
  return task !== undefined && isOnce ? propose(DELETE, task, scene) : act
}

export function unclearAct(scene: Scene): Act {
  return { text: scene.say.unclear, command: waiting('clarify', ['intent']), stops: true, scene }
}

function askedBy(message: string, { verb, mood, order, from, isOurs }: Reading): Asked {
  return { verb, mood, order: message.slice(order, from), isOurs }
}
