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
import { trimmed } from '../changing/phrase-ends.ts'
import { projectsNamed } from '../listing/names.ts'
import type { Scene } from '../scene.ts'

/** Nobody says so in more words. */
const MOST_WORDS = 40
const LONGEST = 300
const POINTED = phraseTable(({ fillers }) => fillers.pointedProject ?? [])
const THERE = phraseTable(({ fillers }) => fillers.there ?? [])
const ADDS = phraseTable(({ fillers }) => fillers.addsThere ?? [])
const TOO = phraseTable(({ saying, slots }) => [...saying.tooAtEnd, ...slots.polite])
const AND = phraseTable(({ saying }) => saying.andMore)
const FIRST = patternTable(
  ({ repairs }) => repairs.projectFirst ?? [],
  ([shape]) => shape,
)

export function withProjectNamed(message: string, scene: Scene): string | undefined {
  if (message.length > LONGEST) return undefined
  return (
    projectFirst(message, scene) ??
    projectLast(message, scene) ??
    thereFirst(message, scene) ??
    pointedAt(message, scene)
  )
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

/** תוסיף לבחור ארונות לפרויקט שיפוץ: with an order to add, what is said last is where. */
function projectLast(message: string, { reader }: Scene): string | undefined {
  const text = cleaned(message)
  if (reader.get(ADDS).at(splitWords(reader, text), 0).length === 0) return undefined
  for (const speech of languagesByScript(reader, text))
    for (const [shape, plain] of LAST(reader, speech, text)) if (shape.test(text)) return text.replace(shape, plain)
  return undefined
}

const LAST = patternTable(
  ({ repairs }) => repairs.projectLast ?? [],
  ([shape]) => shape,
)

function pointedAt(message: string, scene: Scene): string | undefined {
  const { reader } = scene
  const words = splitWords(reader, message)
  if (words.length > MOST_WORDS) return undefined
  const isMore = scene.context.justDone.at(-1)?.command.intent === 'add_task'
  const adds = reader.get(ADDS).at(words, 0)[0]?.length ?? (isMore ? (reader.get(AND).at(words, 0)[0]?.length ?? 0) : 0)
  const isAdding = adds > 0
  for (const at of words.keys()) {
    const [named] = reader.get(POINTED).at(words, at)
    const [there] = isAdding && at >= adds ? reader.get(THERE).at(words, at) : []
    const length = named?.length ?? there?.length
    const behind = trimmed(reader, words.slice(at + (length ?? 0)), TOO)
    // תוסיף לשם גם ביטוח.
    const isFirst = there !== undefined && at === adds
    const isMiddle = there !== undefined && !isFirst && behind.length > 0
    if (length === undefined || words[at]?.quoted || isMiddle) continue
    const place = placeMeant(scene)
    if (place === undefined || (isFirst && behind.length === 0)) return undefined
    const [first, last] = [words[at], words[at + length - 1]]
    const before = message.slice(0, first?.start).replace(/[\s,]+$/u, '')
    if (isFirst) return `${before}${message.slice(last?.end)} ${place}`
    const rest = there === undefined ? message.slice(last?.end) : ''
    return `${asAdded(before, words, scene)} ${place}${rest}`
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

/** Of the task that the last answer was about, or of the list it showed, as it is written behind a new task. */
function placeMeant({ reader, language, context, tasks, tracked }: Scene): string | undefined {
  const { justDone, justTold, justListed, listed } = context
  const id = justDone.at(-1)?.taskId ?? justTold
  const of = id === undefined ? (justListed ? undefined : tracked) : tasks.find((task) => task.id === id)
  const project = of?.project ?? (justListed ? listed?.fields.project : undefined)
  const tag = of?.tags?.at(-1) ?? (justListed ? listed?.fields.tags?.at(-1) : undefined)
  if (project) return reader.speech(language).fillers.inProject?.replace('$1', project) ?? project
  return tag === undefined ? undefined : `#${tag}`
}

/** ‘Add to this trip: travel insurance’. */
function thereFirst(message: string, scene: Scene): string | undefined {
  const { reader, language } = scene
  for (const pattern of reader.all().flatMap(({ fillers }) => fillers.thereFirst ?? [])) {
    const { rest } = pattern.exec(message.trim())?.groups ?? {}
    const place = rest === undefined ? undefined : placeMeant(scene)
    const [add] = reader.speech(language).fillers.addsThere ?? []
    if (place !== undefined && add !== undefined) return `${add} ${rest} ${place}`
  }
  return undefined
}
