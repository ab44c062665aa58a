// After several were done: ‘oops, only the flowers’ takes the others back. After everything was refused at once: ‘just the finished ones’, ‘only the milk’. The same deed, of those only; the gate and
// the question about several deletions are as ever.

import type { Deed } from '../../languages/direct-phrases.ts'
import { splitWords } from '../../reading/words.ts'
import { wordSet } from '../../word-tables.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { onlyThat } from '../asking/selected.ts'
import { type DirectStep, only } from '../chain.ts'
import { doTo, propose } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import { ANSWER } from '../gate.ts'
import type { Scene } from '../scene.ts'
import { severalIn } from '../several/which-tasks.ts'
import type { Wish } from './deeds.ts'
import type { Done } from './done.ts'
import { doneNamed } from './meant-name.ts'
import { takeBack } from './undo.ts'

const DETECTED = { delete: 'DELETE_TASK', complete: 'COMPLETE_TASK', update: 'UPDATE_TASK' } as const

/** Lead-ins of second thoughts: oops, no. */
const FIRST = wordSet(({ slots }) => slots.beforeCorrection)

/** ‘Only the CV’, behind a no to doing it to several: of that one it is asked. */
export function onlyOfLetBe(message: string, scene: Scene): DirectStep | undefined {
  const { letBe } = scene.context
  const which = letBe === undefined ? undefined : onlyThat(scene.reader, message)
  if (letBe === undefined || which === undefined) return undefined
  const ids = letBe.command.ref?.options ?? []
  const tasks = scene.tasks.filter(({ id }) => ids.includes(id))
  const found = resolveFitting(scene.reader, which, { tasks, shown: tasks })
  if (found.kind !== 'one') return undefined
  const deed = letBe.state.startsWith('DELETE') ? 'delete' : letBe.state.startsWith('COMPLETE') ? 'complete' : 'update'
  const detected = { delete: 'DELETE_TASK', complete: 'COMPLETE_TASK', update: 'UPDATE_TASK' } as const
  return only(propose({ deed, fields: letBe.command.fields }, found.task, scene), detected[deed])
}

export function onlyThoseOfDone(message: string, scene: Scene): DirectStep | undefined {
  const { reader, context } = scene
  if (context.justDone.length < 2 || context.justDone.some(({ command }) => command.intent === 'add_task'))
    return undefined
  const words = splitWords(reader, message)
  const start = words.find(({ text }) => !reader.get(FIRST).has(text) && !/^[,;:.!?—–]$/.test(text))?.start ?? 0
  const name = onlyThat(reader, message.slice(start))
  const meant = name === undefined ? undefined : (doneNamed(name, scene) ?? doneAtPlace(name, scene))
  if (meant === undefined) return undefined
  const others = context.justDone.filter((one) => one !== meant)
  return {
    acts: others.map((one) => takeBack(one, scene)),
    state: undefined,
    detected: others.map(() => 'UPDATE_TASK'),
  }
}

/** ‘Only the first’, of what was shown. */
function doneAtPlace(name: string, scene: Scene): Done | undefined {
  const found = resolveFitting(scene.reader, name, scene)
  const isPlace = found.kind === 'one' && found.how === 'place'
  return isPlace ? scene.context.justDone.find(({ taskId }) => taskId === found.task.id) : undefined
}

export function onlyThoseOfAll(message: string, scene: Scene): DirectStep | undefined {
  const { reader, context } = scene
  const name = context.refusedAll === undefined ? undefined : onlyThat(reader, message)
  if (name === undefined) return undefined
  const deed = deedIn(context.refusedAll ?? '', scene)
  if (deed === undefined) return undefined
  const wish: Wish = { deed, fields: {} }
  const words = [name, ...reader.all().map(({ several }) => several.allOf(name))].find(
    (one) => severalIn(one, deed, scene)?.kind === 'filtered',
  )
  const act = doTo(wish, words ?? name, scene, ANSWER)
  return act && only(act, DETECTED[deed])
}

function deedIn(message: string, { reader }: Scene): Deed | undefined {
  const [first] = readOpaque(reader, message)
  return first?.intent === 'DELETE_TASK' ? 'delete' : first?.intent === 'COMPLETE_TASK' ? 'complete' : undefined
}
