// One reading of a message, carried out: the words it is about, cut to what the deed needs.

import { waiting } from '../command.ts'
import { speech } from '../languages/index.ts'
import { LEXICON } from '../reading/lexicon.ts'
import type { Reading } from '../reading/read-message.ts'
import { splitWords, type Word } from '../reading/words.ts'
import { readChange } from './change.ts'
import { createTask } from './create.ts'
import { undo } from './deeds.ts'
import { filterIn, listTasks } from './list.ts'
import { doTo, lookUp } from './refer.ts'
import type { Act, Scene } from './scene.ts'

export function actOn(message: string, reading: Reading, scene: Scene): Act {
  const text = message.slice(reading.from, reading.to).trim()
  const { say } = scene
  switch (reading.intent) {
    case 'CREATE_TASK':
      return createTask(text, message.slice(reading.start, reading.order), isAdded(reading), scene)
    case 'LIST_TASKS':
      return listTasks(filterIn(message.slice(reading.start, reading.to)), scene)
    case 'COMPLETE_TASK':
      return doTo('complete', withoutDone(withoutSource(text)), {}, scene)
    case 'DELETE_TASK':
      return doTo('delete', withoutSource(text), {}, scene)
    case 'UPDATE_TASK':
      return updateTask(text, reading, scene)
    case 'UNDO':
      return undo(scene)
    case 'HELP':
      return { text: say.help, command: waiting('clarify', []), scene }
    case 'GREETING':
      return { text: say.greeting, command: waiting('clarify', []), scene }
    case 'NOTHING':
      return { text: speech[scene.language].phrases.notDone, command: waiting('clarify', []), scene }
    case 'UNCLEAR':
      return { text: say.unclear, command: waiting('clarify', ['intent']), scene }
  }
}

const isAdded = ({ role }: Reading) => role === 'create' || role === 'create-ours'

function updateTask(text: string, { role }: Reading, scene: Scene): Act {
  if (role === 'create') return addToTask(text, scene)
  const isTask = (words: string) => {
    const found = lookUp('update', words, scene)
    return found.kind === 'one' && found.how === 'sure'
  }
  const change = readChange(text, scene.moment, isTask)
  return doTo('update', change.reference, change.fields, scene)
}

/** ‘Add eggs to task 3’, ‘add description X to task 3’: more for a task that is there becomes its description. */
function addToTask(text: string, scene: Scene): Act {
  const words = splitWords(text)
  const at = words.findLastIndex(
    (_, index) => index > 0 && LEXICON.things.at(words, index).some(({ meaning }) => meaning.role === 'toward'),
  )
  const cut = words[at]
  if (cut === undefined) return doTo('update', text, {}, scene)
  const reference = text.slice(cut.end)
  const added = text
    .slice(0, cut.start)
    .replace(/^(?:a |the )?(?:description|note)s?\s*:?\s*/i, '')
    .trim()
    .replace(/^["“'‘]|["”'’]$/g, '')
  const found = lookUp('update', reference, scene)
  const before = found.kind === 'one' ? found.task.description : undefined
  const description = before ? `${before}, ${added}` : added
  return doTo('update', reference, { description }, scene)
}

/** ‘… from my list’. */
function withoutSource(text: string): string {
  const words = splitWords(text)
  for (let at = 1; at < words.length; at++) {
    const found = LEXICON.things.at(words, at)
    const isPrefixed = found.some(({ meaning }) => meaning.carries?.includes('away') && isList(meaning.role))
    const isFrom = found.some(({ meaning }) => meaning.role === 'away') && hasList(words, at + 1)
    if (isPrefixed || isFrom) return text.slice(0, (words[at - 1] as Word).end)
  }
  return text
}

const isList = (role: string) => role === 'list-noun' || role === 'ours-plural'
const hasList = (words: readonly Word[], from: number) =>
  words
    .slice(from)
    .some((_, offset) => LEXICON.things.at(words, from + offset).some(({ meaning }) => isList(meaning.role)))

/** ‘task 3 as done’: what it is to be is no part of its name. */
function withoutDone(text: string): string {
  const words = splitWords(text)
  for (let at = words.length - 1; at >= 0; at--) {
    if (!LEXICON.things.at(words, at).some(({ meaning }) => meaning.role === 'finished')) continue
    const before = words[at - 1]
    const from = before !== undefined && /^(?:as|is|off)$/.test(before.text) ? at - 1 : at
    return words
      .filter((_, index) => index < from || index > at)
      .map(({ start, end }) => text.slice(start, end))
      .join(' ')
  }
  return text
}
