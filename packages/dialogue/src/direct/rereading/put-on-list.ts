// An order that puts something there, of what is not there yet: שים לי מבחן ביום חמישי. With a time it says to add it.
//
// PN1. What has an article, or is named as an object, is somewhere already: שים את הכיסאות בחוץ stays an errand to be asked about.

import { splitWords } from '../../reading/words.ts'
import type { NewTask } from '../../slots/new-task.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { addTask } from '../adding/create.ts'
import { type DirectStep, only } from '../chain.ts'
import { isDefiniteName } from '../finding/named-task.ts'
import type { Scene } from '../scene.ts'

const PUTS_NEW = phraseTable(({ fillers }) => fillers.putsNew ?? [])
const OBJECTS = wordSet(({ slots }) => [...slots.articles, ...slots.aroundReference])

/** Of what is offered, with that order in its title. */
export function putOnList(step: DirectStep, scene: Scene): DirectStep | undefined {
  const { title = '', ...fields } = step.state === 'CREATE:ASK_ADD' ? (step.acts[0]?.command.fields ?? {}) : {}
  const words = splitWords(scene.reader, title)
  const length = scene.reader.get(PUTS_NEW).at(words, 0)[0]?.length ?? 0
  const named = words.slice(length)
  const isTimed = fields.deadline != null || fields.recurrence != null
  if (length === 0 || named.length === 0 || !isTimed || isDefiniteName(scene.reader, named)) return undefined
  if (scene.reader.get(OBJECTS).has(named[0]?.text ?? '')) return undefined
  return only(addTask({ ...fields, title: title.slice(named[0]?.start) } as NewTask, scene), 'CREATE_TASK')
}
