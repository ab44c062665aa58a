// A task is named, and nothing is said of it: ‘task 3’, ‘what about that one?’, or its title as it stands on the list. It is
// asked what to do with it, and it is the one spoken of from then on [D14, D38].

import { waiting } from '../../command.ts'
import { tasksWithNumber, taskWithNumber } from '../../find-tasks.ts'
import type { LeadRole } from '../../languages/roles.ts'
import { normalized, withoutStop } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { leadsAt } from '../../reading/lexicon.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import type { KnownTask } from '../../turn.ts'
import { wordList, wordSet } from '../../word-tables.ts'
import { asErrand, toldTasks } from '../adding/doing.ts'
import { textOf } from '../changing/field-words.ts'
import type { Naming } from '../gate.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import { namedNumber } from './numbers.ts'
import { exactly, isWholeTitle, resolveFitting } from './resolve-task.ts'

const WHAT_ABOUT = wordList(({ slots }) => slots.whatAbout)
const POLITE_WORDS = wordSet(({ slots }) => slots.polite)
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)

/** ‘What about task 2?’ */
export function askedAbout(message: string, scene: Scene): Act | undefined {
  const said = withoutStop(normalized(message)).trim()
  const lead = scene.reader.get(WHAT_ABOUT).find((one) => said.startsWith(`${one} `))
  return lead === undefined ? undefined : aboutTask(byName(said.slice(lead.length + 1), scene), scene)
}

/** ‘Task 3’, alone, or among words that are no command; ‘3’, right after a list. */
export function namedTask(message: string, scene: Scene): Act | undefined {
  const bare = BARE_NUMBER.exec(message.trim())?.[1]
  if (bare !== undefined && scene.context.justListed && !isWholeTitle(scene.reader, [bare], scene.tasks))
    return aboutTask(taskWithNumber(scene.reader, scene.tasks, Number(bare)), scene)
  const number = namedNumber(scene.reader, splitWords(scene.reader, message))
  return aboutTask(number === undefined ? undefined : taskWithNumber(scene.reader, scene.tasks, number), scene)
}

const BARE_NUMBER = /^#?(\d{1,4})[.!]*$/

const ARTICLES = wordSet(({ slots }) => slots.articles.filter((one) => !slots.indefinite?.includes(one)))
const ARTICLE_PREFIXES = wordList(({ slots }) => [slots.articlePrefix ?? []].flat())
/** Nobody names a task in more words. */
const MOST_OF_NAME = 5
const LONGEST_NAME = 80

/** ‘The drill’, המקדחה: with its article it is one that is known, and only one task has these words. */
export function definiteName(message: string, scene: Scene): Act | undefined {
  const { reader } = scene
  if (message.length > LONGEST_NAME) return undefined
  const words = splitWords(reader, withoutStop(normalized(message)))
  if (!isDefiniteName(reader, words) || words.length > MOST_OF_NAME) return undefined
  const found = resolveFitting(reader, message, scene)
  return found.kind === 'one' && DEFINITE.has(found.how) ? aboutTask(found.task, scene) : undefined
}

/** Whether words begin with an article, or with a noun that has one. */
export function isDefiniteName(reader: Reader, words: readonly Word[]): boolean {
  const first = words[0]?.text ?? ''
  const isPrefixed = reader.get(ARTICLE_PREFIXES).some((one) => first.startsWith(one) && first.length > one.length + 2)
  return (words.length > 1 && reader.get(ARTICLES).has(first)) || isPrefixed || isConstruct(reader, words)
}

/** חשבון המים: the article stands before the last noun. */
function isConstruct(reader: Reader, words: readonly Word[]): boolean {
  const last = words.length === 2 ? (words[1]?.text ?? '') : ''
  return reader.get(ARTICLE_PREFIXES).some((one) => last.startsWith(one) && last.length > one.length + 1)
}

const DEFINITE: ReadonlySet<Naming> = new Set(['whole', 'called', 'part', 'place'] as const)

/** Nobody leads up to a title in more words. */
const MOST_LEADS = 6
const POLITE: ReadonlySet<LeadRole> = new Set(['request', 'doubt', 'wish', 'filler', 'need', 'need-thing'] as const)

/** The message is the title of a task, verb and all; ‘show my tasks’ is a command whatever else it is. */
export function titleAlone(message: string, readings: readonly Reading[], scene: Scene): Act | undefined {
  const [first] = readings
  if (first !== undefined && HARMLESS.has(first.intent) && isCommand(first)) return undefined
  // ‘No need to call mom’: whether it is to go is asked.
  if (first?.intent === 'DELETE_TASK' && first.mood === 'aside') return undefined
  const [task, ...others] = exactly(scene.reader, [message, ...withoutLeads(scene.reader, message, first)], scene.tasks)
  // ‘I read chapter 5’ tells that it was done.
  if (task === undefined || toldTasks(scene.reader, message, [task]).length > 0) return undefined
  return others.length === 0
    ? aboutTask(task, scene)
    : { ...(aboutTask(task, scene) as Act), command: waiting('clarify', []) }
}

/** A list asked for without a verb may as well be a title. */
const isCommand = ({ role, intent }: Reading) => role !== undefined || intent !== 'LIST_TASKS'
const HARMLESS: ReadonlySet<Reading['intent']> = new Set(['LIST_TASKS', 'HELP', 'GREETING', 'UNDO'] as const)
const CHANGES: ReadonlySet<Reading['intent']> = new Set(['COMPLETE_TASK', 'DELETE_TASK', 'UPDATE_TASK'] as const)

/** ‘Please cancel gym membership’. What is needed is added, unless it could be read as a change. */
function withoutLeads(reader: Reader, message: string, reading: Reading | undefined): readonly string[] {
  const words = splitWords(reader, message)
  const isChange = reading !== undefined && CHANGES.has(reading.intent) && reading.verb !== 'chore'
  const end = words.findLastIndex(({ text }) => !reader.get(POLITE_WORDS).has(text) && !/^[,.!?]$/.test(text)) + 1
  const texts = end < words.length ? [textOf(message, words.slice(0, end))] : []
  let at = 0
  for (let leads = 0; leads < MOST_LEADS; leads++) {
    const found = leadsAt(reader, words, at).find(({ meaning }) => POLITE.has(meaning))
    if (found === undefined || (NEEDING.has(found.meaning) && !isChange)) break
    at += found.length
    texts.push(textOf(message, words.slice(at, Math.max(at, end))))
  }
  return texts
}

const NEEDING: ReadonlySet<LeadRole> = new Set(['need', 'need-thing'] as const)

/** What to do with it is asked, and it is the one spoken of. */
export function aboutTask(task: KnownTask | undefined, scene: Scene): Act | undefined {
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

function byName(name: string, scene: Scene): KnownTask | undefined {
  const { reader, tasks, tracked } = scene
  if (reader.get(PRONOUNS).has(name)) return tracked
  const number = /^\S+(?: \S+)?$/.test(name) ? namedNumber(reader, splitWords(reader, name)) : undefined
  const alike =
    number === undefined
      ? exactly(reader, [name], tasks)
      : tasksWithNumber(reader, tasks, number).filter((task) => task.number === number)
  if (alike.length > 0 || number !== undefined) return alike.length === 1 ? alike[0] : undefined
  // ‘What about renewing the passport?’
  const errand = asErrand(reader, name)
  const found = errand === undefined ? undefined : resolveFitting(reader, name, scene)
  return found?.kind === 'one' ? found.task : undefined
}
