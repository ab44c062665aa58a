// What is done is told to have failed, and is wanted back: ‘the bill payment didn't go through, put it back on the list’. The one task
// that is done and has most of the words is proposed.
//
// WA1. The order names nothing but ‘it’; without a done task that was mentioned, it is read as anything else.

import { splitWords } from '../../reading/words.ts'
import { wordSet } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { isDone } from '../changing/deeds.ts'
import { reopening } from '../changing/reopening.ts'
import { propose } from '../finding/refer.ts'
import type { Scene } from '../scene.ts'
import { aboutMost } from './asked.ts'

const PRONOUNS = wordSet(({ slots, saying }) => [...slots.pronouns, ...saying.itForms])
const PARTS = /^(?<said>.+?)[,;.!]+\s+(?<order>[^,;.!?]+)[.!]*$/su
const LONGEST = 200

export function wantedAgain(message: string, scene: Scene): DirectStep | undefined {
  const { reader } = scene
  const { said, order } = (message.length > LONGEST ? undefined : PARTS.exec(message.trim())?.groups) ?? {}
  if (said === undefined || order === undefined) return undefined
  if (!splitWords(reader, order).some(({ text }) => reader.get(PRONOUNS).has(text))) return undefined
  const task = aboutMost(said, splitWords(reader, said), scene, isDone)
  if (task === undefined) return undefined
  const { ready, fields, ref } = reopening(order, { ...scene, tracked: task })?.command ?? {}
  if (ready !== true || fields?.status !== 'open' || ref?.task_id !== task.id) return undefined
  return only(propose({ deed: 'update', fields: { status: 'open' } }, task, scene), 'UPDATE_TASK')
}
