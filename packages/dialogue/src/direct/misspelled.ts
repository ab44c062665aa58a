// A message that is no command as it stands, and is one with a slip put right. What only shows or adds is done; what would
// change a task that is there is proposed, whatever it names [D38].

import { mayHaveWords } from '../find-tasks.ts'
import { respelled } from '../reading/near-words.ts'
import type { Reading } from '../reading/read-message.ts'
import { titleForm } from '../title-form.ts'
import { isErrand } from './adding/doing.ts'
import { readOpaque } from './asking/read-opaque.ts'
import { chain, type DirectStep, only } from './chain.ts'
import type { Wish } from './changing/deeds.ts'
import { propose } from './finding/refer.ts'
import type { Scene } from './scene.ts'
import { proposeSeveral } from './several/do-several.ts'

const HARMLESS: ReadonlySet<Reading['intent']> = new Set(['LIST_TASKS', 'HELP', 'GREETING'] as const)

/** Longer messages are read as they stand. */
const LONGEST = 300

export function misspelled(message: string, scene: Scene): DirectStep | undefined {
  const { reader, tasks } = scene
  if (message.length > LONGEST || isErrand(reader, message)) return undefined
  const put = respelled(reader, message, (word) => {
    reader.effort.spend(tasks.length)
    return mayHaveWords(reader, tasks, [word]).some((task) => titleForm(reader, task).words.has(word))
  })
  const [reading, ...more] = put === undefined ? [] : readOpaque(reader, put.text)
  if (put === undefined || reading === undefined || more.length > 0) return undefined
  if (HARMLESS.has(reading.intent)) return chain(put.text, [reading], scene)
  // A slip inside of a title is a part of it.
  if (reading.intent === 'CREATE_TASK') return put.at < reading.from ? chain(put.text, [reading], scene) : undefined
  if (reading.role === undefined || reading.intent === 'UNDO' || reading.intent === 'NOTHING') return undefined
  const step = chain(put.text, [reading], scene)
  // Only where a task fits: otherwise the word was none of ours.
  if (step.state !== undefined) return /:(?:ASK_CONFIRMATION|SELECT_TASK)$/.test(step.state) ? step : undefined
  return proposed(step, scene)
}

const DEEDS: { readonly [intent in Reading['intent']]?: Wish['deed'] } = {
  DELETE_TASK: 'delete',
  COMPLETE_TASK: 'complete',
  UPDATE_TASK: 'update',
}

/** What would be done is asked: the slip may have been put right wrongly. */
function proposed({ acts, detected }: DirectStep, scene: Scene): DirectStep | undefined {
  const [act] = acts
  const [intent] = detected
  const deed = intent === undefined ? undefined : DEEDS[intent as Reading['intent']]
  if (act === undefined || deed === undefined || !act.command.ready || act.command.fields.undo === true)
    return undefined
  const ids = [act.command, ...(act.more ?? [])].map(({ ref }) => ref?.task_id)
  const tasks = scene.tasks.filter(({ id }) => ids.includes(id))
  const [task, ...others] = tasks
  if (task === undefined) return undefined
  const wish: Wish = { deed, fields: deed === 'update' ? act.command.fields : {} }
  return only(others.length > 0 ? proposeSeveral(wish, tasks, scene) : propose(wish, task, scene), intent)
}
