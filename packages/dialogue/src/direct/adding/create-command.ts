// ‘Add …’, ‘remind me to …’: what follows the command is a task, or several.

import { withoutEnd } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import { readDeadlineExpression } from '../../slots/deadline.ts'
import { readNewTask } from '../../slots/new-task.ts'
import { wordSet } from '../../word-tables.ts'
import type { Act, Scene } from '../scene.ts'
import { addItems, withSplit } from '../several/add-several.ts'
import { addTask, askTitle } from './create.ts'

export function createTask(message: string, { start, order, from, to, role }: Reading, scene: Scene): Act {
  const text = `${signsIn(message.slice(order, from))}${message.slice(from, to)}`.trim()
  const items = role === 'alert' ? undefined : addItems(text, scene)
  if (items !== undefined) return items
  const command = message.slice(order, from)
  const isAdded = role === 'create' || role === 'create-ours'
  const read = readNewTask(scene.reader, text, scene.moment, isAdded, command)
  // ‘I need gas, remind me at 5’: the task stands before the command.
  const before =
    read === undefined || isOnlyTime(scene.reader, text)
      ? readNewTask(scene.reader, message.slice(start, order), scene.moment)
      : undefined
  const deadline = before && readDeadlineExpression(scene.reader, text, scene.moment)
  const task = before === undefined ? read : { ...before, ...(deadline !== undefined && { deadline }) }
  return task === undefined ? askTitle(scene) : withSplit(addTask(task, scene), scene)
}

/** A sign is no word, so a title may begin before its first word: 🎉 party. */
function signsIn(command: string): string {
  const tail = command.slice(withoutEnd(command, /[^\p{L}\p{N}]/u).length)
  const at = tail.search(/\p{So}/u)
  return at === -1 ? '' : tail.slice(at)
}

const TIME_LEADS = wordSet(({ slots }) => slots.timeLeads)
const TASK_LEADS = wordSet(({ slots }) => slots.taskLeads)

function isOnlyTime(reader: Reader, text: string): boolean {
  const [first, ...rest] = splitWords(reader, text)
  return (
    first !== undefined &&
    reader.get(TIME_LEADS).has(first.text) &&
    !rest.some((word) => reader.get(TASK_LEADS).has(word.text))
  )
}
