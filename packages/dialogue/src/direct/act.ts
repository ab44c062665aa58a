// One reading of a message, carried out: the words it is about, cut to what the deed needs. Undefined if it turns out not
// to be about a task at all [D38].

import { waiting } from '../command.ts'
import { speech } from '../languages/index.ts'
import type { Reading } from '../reading/read-message.ts'
import { createTask } from './create.ts'
import type { Asked } from './gate.ts'
import { listOrShow } from './list.ts'
import { doTo } from './refer.ts'
import { hasOtherSource, referenceIn, withoutDone, withoutSource } from './reference-words.ts'
import type { Act, Scene } from './scene.ts'
import { undo } from './undo.ts'
import { addToTask, clearField, updateTask } from './update.ts'

export function actOn(message: string, reading: Reading, scene: Scene): Act | undefined {
  const { say } = scene
  switch (reading.intent) {
    case 'CREATE_TASK':
      return createTask(message, reading, scene)
    case 'LIST_TASKS':
      return listOrShow(message, reading, scene)
    case 'COMPLETE_TASK': {
      const words = withoutDone(withoutSource(referenceIn(message, reading)))
      return doTo({ deed: 'complete', fields: {} }, words, scene, askedBy(message, reading))
    }
    case 'DELETE_TASK': {
      const reference = referenceIn(message, reading)
      const words = withoutSource(reference)
      // ‘… from my contacts list’ may be no list of ours.
      const isElsewhere = hasOtherSource(reference, words)
      const asked: Asked = { ...askedBy(message, reading), ...(isElsewhere && { verb: 'synonym' }) }
      return clearField(words, scene, asked) ?? doTo({ deed: 'delete', fields: {} }, words, scene, asked)
    }
    case 'UPDATE_TASK': {
      const words = referenceIn(message, reading)
      const asked = askedBy(message, reading)
      return reading.role === 'create' ? addToTask(words, scene, asked) : updateTask(words, scene, asked)
    }
    case 'UNDO':
      return undo(scene)
    case 'HELP':
      return { text: say.help, command: waiting('clarify', []), scene }
    case 'GREETING':
      return { text: say.greeting, command: waiting('clarify', []), scene }
    case 'NOTHING':
      return { text: speech[scene.language].phrases.notDone, command: waiting('clarify', []), stops: true, scene }
    case 'UNCLEAR':
      return unclearAct(scene)
  }
}

export function unclearAct(scene: Scene): Act {
  return { text: scene.say.unclear, command: waiting('clarify', ['intent']), stops: true, scene }
}

function askedBy(message: string, { verb, mood, order, from, isOurs }: Reading): Asked {
  return { verb, mood, order: message.slice(order, from), isOurs }
}
