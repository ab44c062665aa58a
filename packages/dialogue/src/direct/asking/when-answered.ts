// An answer to ‘When is it due?’ [D45]: a position, what tells one moment from the others (in the afternoon, December), or
// another time altogether.

import { positionIn } from '../../answers/choice.ts'
import type { State } from '../../marker.ts'
import { cleaned } from '../../normalize.ts'
import { splitWords } from '../../reading/words.ts'
import { movedTo, readDeadlines } from '../../slots/deadline.ts'
import type { NewTask } from '../../slots/new-task.ts'
import type { CommandFields } from '../../turn.ts'
import { datesThatFit } from '../../when/fit.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { addTask } from '../adding/create.ts'
import { doDeed } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { trimmed } from '../changing/phrase-ends.ts'
import type { Act, Scene } from '../scene.ts'
import { askWhen, askWhenMoved } from './ask-when.ts'

const NONE = wordSet(({ slots, answers, quickReplies }) =>
  [...slots.noneWords, ...answers.none, quickReplies.none].map((word) => word.toLowerCase()),
)

/** ‘Morning, I mean’, ‘no, make it 6:30’. */
export const AROUND_ANSWER = phraseTable(({ saying, slots }) => [
  ...[...saying.meant, ...saying.rather, ...saying.aroundAnswer, ...slots.makeIt, ...slots.beforeCorrection],
  ...slots.polite,
])

/** Undefined if the message says nothing of when, or what was asked is not known any more. */
export function whenAnswered(state: State, message: string, scene: Scene): Act | undefined {
  const { fields, ref } = scene.context
  const { dates = [], ...rest } = fields
  const bare = textOf(message, trimmed(scene.reader, splitWords(scene.reader, message), AROUND_ANSWER))
  const whole = dates.length === 0 ? [] : chosenAmong(dates, message, scene)
  const chosen = whole.length === 0 && dates.length > 0 && bare !== '' ? chosenAmong(dates, bare, scene) : whole
  const [only, ...more] = chosen
  if (only === undefined) return undefined
  const task = scene.tasks.find(({ id }) => id === ref?.task_id)
  if (more.length > 0) {
    const open = { ...fields, dates: chosen as readonly string[] }
    if (task !== undefined) return askWhenMoved(task, open, scene)
    return askWhen(state, fields.title ?? '', open, ref ?? {}, scene)
  }
  if (state === 'UPDATE:ASK_WHEN')
    return task && doDeed({ deed: 'update', fields: { ...rest, deadline: only } }, task, scene)
  const { title } = rest
  if (title === undefined) return undefined
  // Without a date there is nothing that could come again, or be reminded of.
  return addTask(only === null ? { title, ...untimed(rest) } : { ...(rest as NewTask), title, deadline: only }, scene)
}

function chosenAmong(dates: readonly string[], message: string, { reader, moment }: Scene): readonly (string | null)[] {
  const said = cleaned(message)
    .replace(/[.!]+$/, '')
    .toLowerCase()
  if (reader.get(NONE).has(said)) return [null]
  const position = positionIn(reader, message)
  if (position !== undefined && position <= dates.length) return dates.slice(position - 1, position)
  const fitting = datesThatFit(reader, dates, said, moment)
  if (fitting.length > 0 && fitting.length < dates.length) return fitting
  return readDeadlines(reader, said, moment, true).map((date) => movedTo(date, dates[0], moment))
}

/** Left for another command: the task is added as it was said, with the words of time in its title. */
export function addUnsure({ context, ...scene }: Scene): Act | undefined {
  const title = context.ref?.title
  if (context.state !== 'CREATE:ASK_WHEN' || title === undefined) return undefined
  return addTask({ title, ...untimed(context.fields) }, { ...scene, context })
}

/** What was said of the task and has nothing to do with when. */
function untimed({ priority, description, tags, project }: CommandFields): Omit<NewTask, 'title'> {
  return {
    ...(priority !== undefined && { priority }),
    ...(description !== undefined && { description }),
    ...(tags !== undefined && { tags }),
    ...(project !== undefined && { project }),
  }
}
