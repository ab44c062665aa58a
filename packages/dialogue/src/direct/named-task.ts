// ‘Task 3’, ‘what about that one?’: a task is named, and nothing is said of it. It is the one spoken of from then on.

import { waiting } from '../command.ts'
import { speech } from '../languages/index.ts'
import { normalized } from '../normalize.ts'
import { splitWords } from '../reading/words.ts'
import { namedNumber } from './numbers.ts'
import { type Act, type Scene, spoken } from './scene.ts'

const WHAT_ABOUT = Object.values(speech).flatMap(({ slots }) => slots.whatAbout)
const PRONOUNS = new Set(Object.values(speech).flatMap(({ slots }) => slots.pronouns))

export function namedTask(message: string, scene: Scene): Act | undefined {
  if (scene.tasks.length === 0) return undefined
  const said = normalized(message).replace(/[.!?]+$/, '')
  const lead = WHAT_ABOUT.find((one) => said.startsWith(`${one} `))
  const name = lead === undefined ? said : said.slice(lead.length + 1)
  const task = byName(name, lead !== undefined, scene)
  return (
    task && {
      text: scene.say.whatAbout(spoken(task.title)),
      command: waiting('clarify', [], { ref: { task_id: task.id, title: task.title } }),
      // What is done cannot be completed again.
      asksForDeed: task.status === 'done' ? ['update', 'delete'] : ['complete', 'update', 'delete'],
      scene: { ...scene, tracked: task },
    }
  )
}

function byName(name: string, isAsked: boolean, { tasks, tracked }: Scene) {
  if (isAsked && PRONOUNS.has(name)) return tracked
  const number = /^\S+(?: \S+)?$/.test(name) ? namedNumber(splitWords(name)) : undefined
  const alike = tasks.filter((task) =>
    number === undefined ? normalized(task.title) === name : task.number === number,
  )
  return alike.length === 1 ? alike[0] : undefined
}
