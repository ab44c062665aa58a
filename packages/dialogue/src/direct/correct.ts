// Corrections right after: ‘actually, make it Friday’, ‘no, I meant the other one’.

import { speech } from '../languages/index.ts'
import { normalized, withoutStop } from '../normalize.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import { splitWords, type Word } from '../reading/words.ts'
import type { Moment } from '../slots/deadline.ts'
import type { Command, CommandFields } from '../turn.ts'
import { type DirectStep, only } from './chain.ts'
import { withoutInto } from './change.ts'
import { doDeed, type Wish } from './deeds.ts'
import type { Asked } from './gate.ts'
import { askTask, choose, passing, rulingOn } from './refer.ts'
import type { Scene } from './scene.ts'
import { takeBack } from './undo.ts'
import { valueFor } from './value.ts'

const slots = Object.values(speech).map((one) => one.slots)
const OTHER = new Set(slots.flatMap(({ other }) => other))
const MAKE_IT = new Phrasebook<true>(slots.flatMap(({ makeIt }) => makeIt.map((phrase) => [phrase, true] as const)))
const TITLED = new Phrasebook<true>(
  slots.flatMap(({ makeItTitled }) => makeItTitled.map((one) => [one, true] as const)),
)
const NO = new Set(Object.values(speech).flatMap(({ answers }) => answers.no))
const FIRST = new Set(slots.flatMap(({ beforeCorrection }) => beforeCorrection))

export function correction(message: string, scene: Scene): DirectStep | undefined {
  const words = splitWords(message)
  const start = words.findIndex(({ text }) => !FIRST.has(text) && !/^[,;:.!?—–]$/.test(text))
  if (start === -1) return undefined
  const said = withoutStop(normalized(message.slice((words[start] as Word).start)))
  return (start > 0 && OTHER.has(said) ? otherOne(scene) : undefined) ?? madeInto(message, words, start, scene)
}

/** ‘The other one’: what was done is taken back, and the same is done to the other. */
function otherOne(scene: Scene): DirectStep | undefined {
  const last = scene.context.done.at(-1)
  const options = last?.command.ref?.options
  if (last === undefined || options === undefined) return undefined
  const others = options.flatMap((id) => scene.tasks.find((task) => task.id === id && id !== last.taskId) ?? [])
  const [other] = others
  if (other === undefined) return undefined
  const wish = wishOf(last.command)
  const again = others.length === 1 ? doDeed(wish, other, scene, options) : choose(wish, others, last.title, scene)
  const detected = { delete: 'DELETE_TASK', complete: 'COMPLETE_TASK', update: 'UPDATE_TASK' } as const
  return { acts: [takeBack(last, scene), again], state: again.state, detected: ['UPDATE_TASK', detected[wish.deed]] }
}

function wishOf({ intent, fields }: Command): Wish {
  if (intent === 'delete_task') return { deed: 'delete', fields: {} }
  const isComplete = fields.status === 'done' && Object.keys(fields).length === 1
  return isComplete ? { deed: 'complete', fields: {} } : { deed: 'update', fields }
}

/** ‘Make it Friday’ changes the task that was just spoken of. */
function madeInto(message: string, words: readonly Word[], start: number, scene: Scene): DirectStep | undefined {
  const [found] = MAKE_IT.at(words, start)
  const first = words[start + (found?.length ?? 0)]
  // ‘No, high priority’: nothing but a value.
  const isCorrected = found !== undefined || (start > 0 && NO.has(words[0]?.text ?? ''))
  if (first === undefined || !isCorrected) return undefined
  const fields = valueIn(message.slice(first.start), scene.moment)
  // A new title only where something is taken back: otherwise it could be anything [D38].
  const isNamed = found !== undefined && start > 0 && TITLED.at(words, start).length > 0
  if (fields.title !== undefined && !isNamed) return undefined
  const wish: Wish = { deed: 'update', fields }
  const { tracked } = scene
  if (tracked === undefined) return only(askTask(wish, scene), 'UPDATE_TASK')
  const act = passing(wish, tracked, rulingOn(wish, tracked, 'pronoun', CORRECTED), scene)
  return act && only(act, 'UPDATE_TASK')
}

const CORRECTED: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: true }

/** The letter that says ‘to’ is off the value, if what is left is a value of a closed set. */
function valueIn(text: string, moment: Moment): CommandFields {
  const fields = valueFor(undefined, text, moment)
  const bare = fields.title === undefined ? fields : valueFor(undefined, withoutInto(text), moment)
  return bare.title === undefined ? bare : fields
}
