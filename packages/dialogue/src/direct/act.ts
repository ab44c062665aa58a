// One reading of a message, carried out: the words it is about, cut to what the deed needs.

import { waiting } from '../command.ts'
import { speech } from '../languages/index.ts'
import type { Reading } from '../reading/read-message.ts'
import { createTask } from './create.ts'
import { filterIn, listTasks } from './list.ts'
import { doTo } from './refer.ts'
import { referenceIn, withoutDone, withoutSource } from './reference-words.ts'
import type { Act, Scene } from './scene.ts'
import { undo } from './undo.ts'
import { addToTask, clearField, updateTask } from './update.ts'

export function actOn(message: string, reading: Reading, scene: Scene): Act {
  const { say } = scene
  switch (reading.intent) {
    case 'CREATE_TASK':
      return createTask(message, reading, scene)
    case 'LIST_TASKS':
      return listTasks(filterIn(message.slice(reading.start, reading.to)), scene)
    case 'COMPLETE_TASK':
      return doTo({ deed: 'complete', fields: {} }, withoutDone(withoutSource(referenceIn(message, reading))), scene)
    case 'DELETE_TASK': {
      const words = withoutSource(referenceIn(message, reading))
      return clearField(words, scene) ?? doTo({ deed: 'delete', fields: {} }, words, scene)
    }
    case 'UPDATE_TASK':
      return reading.role === 'create'
        ? addToTask(referenceIn(message, reading), scene)
        : updateTask(referenceIn(message, reading), message.slice(reading.order, reading.from), scene)
    case 'UNDO':
      return undo(scene)
    case 'HELP':
      return { text: say.help, command: waiting('clarify', []), scene }
    case 'GREETING':
      return { text: say.greeting, command: waiting('clarify', []), scene }
    case 'NOTHING':
      return { text: speech[scene.language].phrases.notDone, command: waiting('clarify', []), stops: true, scene }
    case 'UNCLEAR':
      return { text: say.unclear, command: waiting('clarify', ['intent']), stops: true, scene }
  }
}
