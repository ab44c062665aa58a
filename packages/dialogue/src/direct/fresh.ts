// A message while no question is open: a correction, commands, a plain task, a task that is only named, or nothing that is
// understood.

import { readConfirmation } from '../answers/confirmation.ts'
import { isMadeOf, phraseSet } from '../answers/phrase-set.ts'
import { waiting } from '../command.ts'
import { speech } from '../languages/index.ts'
import { normalized } from '../normalize.ts'
import type { Reading } from '../reading/read-message.ts'
import { splitWords } from '../reading/words.ts'
import { readNewTask } from '../slots/new-task.ts'
import { actOn } from './act.ts'
import { chain, type DirectStep, only } from './chain.ts'
import { correction } from './correct.ts'
import { addTask } from './create.ts'
import { namedTask } from './named-task.ts'
import { readOpaque } from './read-opaque.ts'
import { type Act, type Scene, spoken } from './scene.ts'

/** After so many misunderstandings in a row, help is shown instead of asking again. */
const PATIENCE = 2

export function fresh(message: string, scene: Scene): DirectStep {
  const corrected = correction(message, scene)
  if (corrected !== undefined) return corrected
  const readings = readOpaque(message)
  const meant = meantOf(message, readings, scene)
  if (meant.length > 0) return chain(message, meant, scene)
  const doubtful = readings.find(({ intent }) => intent === 'CREATE_TASK')
  return plainTask(message, doubtful, scene) ?? unclear(message, scene)
}

/** A reading that no task fits was a part of what stands before it: no word is lost. */
export function meantOf(message: string, readings: readonly Reading[], scene: Scene): readonly Reading[] {
  const meant: Reading[] = []
  for (const reading of readings) {
    const last = meant.at(-1)
    if (!reading.ifTask || fitsTask(actOn(message, reading, scene))) meant.push(reading)
    else if (last !== undefined) meant.splice(-1, 1, { ...last, to: reading.to })
  }
  return meant
}

/** What could as well be meant for another assistant counts only if a task fits it. */
function fitsTask({ command, state }: Act): boolean {
  if (command.intent === 'add_task') return false
  return command.ready || /:(?:SELECT_TASK|ASK_CONFIRMATION|ASK_CHANGE)$/.test(state ?? '')
}

const all = Object.values(speech).map(({ slots }) => slots)
const BARE = new Set(all.flatMap(({ plainTasks }) => plainTasks.bare))
const NEEDED = new Set(all.flatMap(({ plainTasks }) => plainTasks.needed))
const MOST_WORDS = 6

/** ‘Buy groceries’ (002). ‘I need to pay the bill’ may be a wish for something else: one question settles it. */
function plainTask(message: string, doubtful: Reading | undefined, scene: Scene): DirectStep | undefined {
  const text = doubtful === undefined ? message : message.slice(doubtful.from)
  const isPlain = isPlainTask(text, doubtful !== undefined)
  const read = isPlain || doubtful !== undefined ? readNewTask(text, scene.moment) : undefined
  if (read === undefined) return undefined
  return isPlain ? only(addTask(read, scene), 'CREATE_TASK') : only(offerToAdd(read, scene), 'UNCLEAR')
}

function isPlainTask(text: string, isNeeded: boolean): boolean {
  const verb = normalized(/\S+/.exec(text)?.[0] ?? '')
  if (!BARE.has(verb) && !(isNeeded && NEEDED.has(verb))) return false
  const { length } = splitWords(text)
  return length > 1 && length <= MOST_WORDS && !text.trim().endsWith('?')
}

function offerToAdd(read: NonNullable<ReturnType<typeof readNewTask>>, scene: Scene): Act {
  const { unsure: _, ...fields } = read
  const command = waiting('clarify', ['confirmation'], { fields })
  return { text: scene.say.shallIAdd(spoken(read.title)), command, state: 'CREATE:ASK_ADD', scene }
}

const THANKS = phraseSet(all.flatMap(({ thanks }) => thanks))

function unclear(message: string, scene: Scene): DirectStep {
  const { say } = scene
  const nothing = waiting('clarify', [])
  if (isMadeOf(message, THANKS)) return only({ text: say.welcome, command: nothing, scene }, 'UNCLEAR')
  if (readConfirmation(message) !== 'neither')
    return only({ text: say.nothingAsked, command: nothing, scene }, 'UNCLEAR')
  const named = namedTask(message, scene)
  if (named !== undefined) return only(named, 'UNCLEAR')
  const text = scene.context.unclear >= PATIENCE ? say.help : say.unclear
  return only({ text, command: waiting('clarify', ['intent']), scene }, 'UNCLEAR')
}
