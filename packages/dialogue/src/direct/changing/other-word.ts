// ‘Not phone, internet’, right after a task was added: the word was another one.
//
// OW1. Only of the task just added or called, and only if the wrong word is one of its title. What was joined to it stays: הטלפון, האינטרנט.

import { languagesByScript } from '../../language-of-text.ts'
import { cleaned, normalized } from '../../normalize.ts'
import { wordList } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import type { Scene } from '../scene.ts'
import { doDeed } from './deeds.ts'

/** Nobody puts a word right in more letters. */
const LONGEST = 60
const JOINED = wordList(({ slots }) => ['', ...(slots.titlePrefixes ?? [])])

export function otherWord(message: string, scene: Scene): DirectStep | undefined {
  const { reader, tracked, context } = scene
  const text = cleaned(message)
  const last = context.justDone.at(-1)
  const isAdded = context.done.some(({ taskId, command }) => taskId === last?.taskId && command.intent === 'add_task')
  const isNamed = isAdded || last?.command.fields.title !== undefined
  if (!isNamed || tracked === undefined || tracked.id !== last?.taskId || text.length > LONGEST) return undefined
  for (const { repairs } of languagesByScript(reader, text))
    for (const pattern of repairs.notThatBut) {
      const { wrong, which } = (pattern.exec(text)?.groups ?? {}) as { wrong?: string; which?: string }
      const title = wrong && which ? replaced(tracked.title, normalized(wrong), which, scene) : undefined
      if (title !== undefined) return only(doDeed({ deed: 'update', fields: { title } }, tracked, scene), 'UPDATE_TASK')
    }
  return undefined
}

function replaced(title: string, wrong: string, right: string, { reader }: Scene): string | undefined {
  const words = title.split(' ')
  const prefixes = reader.get(JOINED)
  const at = words.findIndex((word) => prefixes.some((prefix) => normalized(word) === prefix + wrong))
  if (at === -1) return undefined
  const joined = (words[at] ?? '').slice(0, (words[at] ?? '').length - wrong.length)
  return words.with(at, joined + right).join(' ')
}
