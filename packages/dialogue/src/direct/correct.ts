// Corrections right after: ‘actually, make it Friday’, ‘no, I meant the other one’.

import { waiting } from '../command.ts'
import { speech } from '../languages/index.ts'
import { normalized } from '../normalize.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import { splitWords, type Word } from '../reading/words.ts'
import { valueFor } from './change.ts'
import { doDeed, takeBack } from './deeds.ts'
import type { DirectStep } from './direct.ts'
import { choose } from './refer.ts'
import type { Act, Scene } from './scene.ts'

const slots = Object.values(speech).map((one) => one.slots)
const OTHER = slots.flatMap(({ other }) => other)
const MAKE_IT = new Phrasebook<true>(slots.flatMap(({ makeIt }) => makeIt.map((phrase) => [phrase, true] as const)))
const FIRST = new Set(slots.flatMap(({ beforeCorrection }) => beforeCorrection))

export function correction(message: string, scene: Scene): DirectStep | undefined {
  const words = splitWords(message)
  const start = words.findIndex(({ text }) => !FIRST.has(text) && !/^[,;:.!?—–]$/.test(text))
  if (start === -1) return undefined
  const text = message.slice((words[start] as Word).start)
  return otherOne(normalized(text).replace(/[.!?]+$/, ''), start > 0, scene) ?? madeInto(message, words, start, scene)
}

/** ‘The other one’, when there were two: the first is taken back, and the same is done to the other. */
function otherOne(said: string, isCorrected: boolean, scene: Scene): DirectStep | undefined {
  const { last } = scene.context
  const options = last?.command.ref?.options
  if (!isCorrected || !OTHER.includes(said) || last?.taskId === undefined || options === undefined) return undefined
  const others = options
    .filter((id) => id !== last.taskId)
    .flatMap((id) => scene.tasks.find((task) => task.id === id) ?? [])
  const ref = { task_id: last.taskId, title: last.command.ref?.title ?? '' }
  const back: Act = { text: scene.say.undone(ref.title), command: takeBack(last.command, ref), scene }
  const isDelete = last.command.intent === 'delete_task'
  const isComplete = last.command.fields.status === 'done' && Object.keys(last.command.fields).length === 1
  const deed = isDelete ? 'delete' : isComplete ? 'complete' : 'update'
  const [other] = others
  if (other === undefined) return undefined
  const again =
    others.length === 1
      ? doDeed(deed, other, last.command.fields, scene, options)
      : choose(deed, others, ref.title, last.command.fields, scene)
  const detected = { delete: 'DELETE_TASK', complete: 'COMPLETE_TASK', update: 'UPDATE_TASK' } as const
  return { acts: [back, again], state: again.state, detected: ['UPDATE_TASK', detected[deed]] }
}

/** ‘Make it Friday’ changes the task that was just spoken of. */
function madeInto(message: string, words: readonly Word[], start: number, scene: Scene): DirectStep | undefined {
  const [found] = MAKE_IT.at(words, start)
  const first = found === undefined ? undefined : words[start + found.length]
  if (first === undefined) return undefined
  const value = message.slice(first.start)
  const fields = valueFor(undefined, value, scene.moment)
  // A new title only right after an add or a rename: otherwise it could be anything.
  const isNamed = scene.context.last?.command.fields.title !== undefined || start > 0
  if (fields.title !== undefined && !isNamed) return undefined
  const { tracked } = scene
  if (tracked === undefined)
    return {
      acts: [
        {
          text: scene.say.whichTask('update'),
          command: waiting('clarify', ['task_selection'], { fields }),
          state: 'UPDATE:ASK_TASK',
          scene,
        },
      ],
      state: 'UPDATE:ASK_TASK',
      detected: ['UPDATE_TASK'],
    }
  const act = doDeed('update', tracked, fields, scene)
  return { acts: [act], state: act.state, detected: ['UPDATE_TASK'] }
}
