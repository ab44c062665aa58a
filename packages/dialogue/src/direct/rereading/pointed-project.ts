// A project that is pointed at, or said first: ‘a call on Friday, same project’, ‘add … there’, ‘how many in that project?’, ‘new task
// for Website redesign: wireframes’. The message is read with the project by its name.
//
// PP1. Pointed at is the project of what the last answer was about: of its task, or of the list it showed.
// PP2. What is said first is a project if it is one already, or has two words and says no time: ‘new task for Monday: …’.

import { languagesByScript } from '../../language-of-text.ts'
import { cleaned, normalized } from '../../normalize.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { whenIn } from '../../when/find-when.ts'
import { phraseTable } from '../../word-tables.ts'
import { projectsNamed } from '../listing/names.ts'
import type { Scene } from '../scene.ts'

/** Nobody says so in more words. */
const MOST_WORDS = 40
const LONGEST = 300
const POINTED = phraseTable(({ fillers }) => fillers.pointedProject ?? [])
const THERE = phraseTable(({ fillers }) => fillers.there ?? [])
const ADDS = phraseTable(({ fillers }) => fillers.addsThere ?? [])
const AND = phraseTable(({ saying }) => saying.andMore)
const FIRST = patternTable(
  ({ repairs }) => repairs.projectFirst ?? [],
  ([shape]) => shape,
)

export function withProjectNamed(message: string, scene: Scene): string | undefined {
  if (message.length > LONGEST) return undefined
  return projectFirst(message, scene) ?? pointedAt(message, scene)
}

function projectFirst(message: string, scene: Scene): string | undefined {
  const { reader, tasks, moment } = scene
  if (!message.includes(':')) return undefined
  const text = cleaned(message)
  for (const speech of languagesByScript(reader, text))
    for (const [shape, plain] of FIRST(reader, speech, text)) {
      const { project, sure } = shape.exec(text)?.groups ?? {}
      if (project === undefined || whenIn(reader, project, moment).found !== undefined) continue
      const isKnown = sure !== undefined || projectsNamed(reader, tasks, normalized(project)).length > 0
      if (isKnown || project.includes(' ')) return text.replace(shape, plain)
    }
  return undefined
}

function pointedAt(message: string, scene: Scene): string | undefined {
  const { reader } = scene
  const words = splitWords(reader, message)
  if (words.length > MOST_WORDS) return undefined
  const adds = reader.get(ADDS).at(words, 0)[0]?.length ?? 0
  const isAdding = adds > 0
  for (const at of words.keys()) {
    const [named] = reader.get(POINTED).at(words, at)
    const [there] = isAdding && at >= adds ? reader.get(THERE).at(words, at) : []
    const length = named?.length ?? there?.length
    if (length === undefined || words[at]?.quoted || (there !== undefined && at > adds && at + length < words.length))
      continue
    const name = projectMeant(scene)
    if (name === undefined || (at === adds && at + length === words.length)) return undefined
    const [first, last] = [words[at], words[at + length - 1]]
    const before = message.slice(0, first?.start).replace(/[\s,]+$/u, '')
    const said = reader.speech(scene.language).fillers.inProject?.replace('$1', name) ?? name
    // תוסיף לשם גם ביטוח.
    if (at === adds) return `${before}${message.slice(last?.end)} ${said}`
    return `${asAdded(before, words, scene)} ${said}${message.slice(last?.end)}`
  }
  return undefined
}

/** ‘And a call with Carla, same project’, right after a task was added: one more. */
function asAdded(text: string, words: readonly Word[], { reader, context, language }: Scene): string {
  const and = reader.get(AND).at(words, 0)[0]?.length ?? 0
  const [add] = reader.speech(language).fillers.addsThere ?? []
  const isMore = and > 0 && add !== undefined && context.justDone.at(-1)?.command.intent === 'add_task'
  return isMore ? `${add} ${text.slice(words[and]?.start)}` : text
}

/** Of the task that the last answer was about, or of the list it showed. */
function projectMeant({ context, tasks, tracked }: Scene): string | undefined {
  const { justDone, justTold, justListed, listed } = context
  const id = justDone.at(-1)?.taskId ?? justTold
  const of = id === undefined ? (justListed ? undefined : tracked) : tasks.find((task) => task.id === id)
  return of?.project ?? (justListed ? listed?.fields.project : undefined)
}
