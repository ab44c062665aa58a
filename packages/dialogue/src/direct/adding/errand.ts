// Text without a command of ours is an errand [D46]: what is needed, or begins with a verb of doing, is added; anything
// else that could be a task is offered. Questions, refusals and words for nothing in particular are neither.

import { waiting } from '../../command.ts'
import { readTitle } from '../../flows/title.ts'
import type { LeadRole } from '../../languages/roles.ts'
import type { Reader } from '../../reader.ts'
import { leadsAt } from '../../reading/lexicon.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { readDeadlines } from '../../slots/deadline.ts'
import { type NewTask, readNewTask } from '../../slots/new-task.ts'
import { titleForm } from '../../title-form.ts'
import { Lexemes } from '../../when/lexemes.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { doDeed, isPending } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { trimmed, withoutMarks } from '../changing/phrase-ends.ts'
import { ADVERBS } from '../changing/stated.ts'
import { pointsBack } from '../points-back.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import { addEachOf, addItems, withSplit } from '../several/add-several.ts'
import { addTask, detailsOf } from './create.ts'
import { isErrand, isPlaceholder, isVerb } from './doing.ts'
import { onceMore } from './once-more.ts'
import { reasonIn } from './reason.ts'
import { someoneIn, withSomeone } from './someone.ts'

export function errand(message: string, readings: readonly Reading[], scene: Scene): DirectStep | undefined {
  // Whatever stands in double brackets is no errand [D6].
  if (readings.some(({ intent }) => intent === 'NOTHING') || message.includes('[[')) return undefined
  const wanted = wantedOfMe(message, scene)
  const needed = readings.find((reading) => reading.errand !== undefined) ?? wanted
  const { text, isAsked } =
    needed === undefined ? withoutLeads(scene.reader, message) : { text: message.slice(needed.errand), isAsked: false }
  if (
    isRefusal(scene.reader, message) ||
    isOfNothing(scene.reader, text) ||
    (needed === undefined && pointsBack(scene.reader, message)) ||
    isPlaceholder(scene.reader, text) ||
    trimmed(scene.reader, splitWords(scene.reader, text), ADVERBS).length === 0 ||
    (needed === undefined && !isAsked && (isQuestion(scene.reader, message) || isQuestion(scene.reader, text)))
  )
    return undefined
  const items =
    needed?.isNeeded || (needed === undefined && !isAsked && isErrand(scene.reader, text))
      ? addItems(text, scene)
      : undefined
  if (items !== undefined) return only(items, 'CREATE_TASK')
  const other = someoneIn(scene.reader, text)
  const own = readNewTask(scene.reader, other?.errand ?? (needed === undefined ? text : onceMore(text)), scene.moment)
  const bare = own && other ? withSomeone(own, other) : own
  const reason =
    needed === undefined
      ? undefined
      : (wanted?.by ?? reasonIn(scene.reader, message.slice(0, needed.start), scene.moment))
  const read = bare && (reason === undefined ? bare : { description: reason, ...bare })
  if (read === undefined || isAdjusting(scene.reader, read.title) || typeof readTitle(read.title) === 'string')
    return undefined
  const again = ownVerb(read, scene)
  if (again !== undefined) return again
  const isAdded =
    other !== undefined ||
    (needed === undefined && !isAsked && read.deadline !== undefined && saysDue(text, scene)) ||
    (needed === undefined ? isErrandOf(text, read, scene) && !isAsked && !isOfIt(text, scene) : needed.isNeeded)
  return isAdded
    ? only(addEachOf(read, scene) ?? withSplit(addTask(read, scene), scene), 'CREATE_TASK')
    : only(offerToAdd(read, scene), 'UNCLEAR')
}

const SAYS_DUE = wordSet(({ saying }) => saying.saysDue ?? [])

const ALL = wordSet(({ slots }) => slots.all)

/** ‘Maths homework due Friday’: nothing but a task is due. ‘Everything due today’ is what is on the list. */
function saysDue(text: string, { reader, moment }: Scene): boolean {
  const words = splitWords(reader, text)
  const at = words.findIndex(({ text: word }, index) => index > 0 && reader.get(SAYS_DUE).has(word))
  if (at === -1 || words.some(({ text: word }) => reader.get(ALL).has(word))) return false
  return readDeadlines(reader, textOf(text, withoutMarks(words.slice(at + 1))), moment).length > 0
}

const ASKED_OF_ME = phraseTable(({ saying }) => saying.askedOfMe)

/** ‘They want me to send the documents’: whoever speaks is to do it. */
function wantedOfMe(message: string, { reader }: Scene): Wanted | undefined {
  const words = splitWords(reader, message)
  const length = reader.get(ASKED_OF_ME).at(words, 0)[0]?.length ?? 0
  const first = words[length]
  if (length === 0 || first === undefined || !isErrand(reader, message.slice(first.start))) return undefined
  // Who it is that wants it is kept, if they have a name.
  const isNamed = !reader.get(NO_NAMES).has(words[0]?.text ?? '')
  const by = isNamed ? message.slice(0, words[length - 2]?.end) : undefined
  return { errand: first.start, isNeeded: true, start: 0, by }
}

type Wanted = Pick<Reading, 'errand' | 'isNeeded' | 'start'> & { readonly by: string | undefined }
const NO_NAMES = wordSet(({ doing, saying }) => [...doing.subjects, ...saying.remarks])

/** ‘Pay it tomorrow’, of ‘Pay the gas bill’ that was just spoken of: that task, at another time. */
function ownVerb({ title, deadline, recurrence, recurrenceText }: NewTask, scene: Scene): DirectStep | undefined {
  const { reader, tracked } = scene
  const [verb, ...rest] = splitWords(reader, title)
  if (verb === undefined || tracked === undefined || deadline === undefined || !isPending(tracked)) return undefined
  const isPointed = rest.length > 0 && reader.get(PRONOUNS).has(rest.map(({ text }) => text).join(' '))
  if (!isPointed || titleForm(reader, tracked).first !== verb.text) return undefined
  const again = {
    ...(recurrence !== undefined && { recurrence }),
    ...(recurrenceText !== undefined && { recurrenceText }),
  }
  return only(doDeed({ deed: 'update', fields: { deadline, ...again } }, tracked, scene), 'UPDATE_TASK')
}

/** ‘Urgent: call mom’, ‘tomorrow call mom’: what stands before it is none of its words. */
const isErrandOf = (text: string, { title }: NewTask, { reader }: Scene) =>
  isErrand(reader, text) ||
  (text.endsWith(title) && isErrand(reader, title)) ||
  (isErrand(reader, title) && isErrand(reader, text.replace(MARKS_FIRST, '')))

const MARKS_FIRST = /^(?:(?:[#+!]\S{1,60}|p[1-4])\s+){1,6}/iu

export function offerToAdd(said: NewTask, scene: Scene): Act {
  const read = atUsualHour(said)
  const { unsure: _, ...fields } = read
  const command = waiting('clarify', ['confirmation'], { fields })
  const text = scene.say.shallIAdd(spoken(read.title), detailsOf(read, scene))
  return { text, command, state: 'CREATE:ASK_ADD', scene }
}

/** ‘26 November 8:40’, of what is offered anyway: by day rather than by night, and it is said so. */
function atUsualHour(read: NewTask): NewTask {
  const { unsure } = read
  const [day, ...others] = new Set(unsure?.dates.map((date) => date.slice(0, DAY)))
  const usual = unsure?.dates.find((date) => BY_DAY.test(date))
  if (unsure === undefined || day === undefined || others.length > 0 || usual === undefined) return read
  const { unsure: _, ...fields } = read
  return { ...fields, title: unsure.title, deadline: usual }
}

const DAY = 10
const BY_DAY = /T(?:0[7-9]|1[0-8]):/

const POLITE: ReadonlySet<LeadRole> = new Set(['request', 'doubt', 'wish', 'filler'] as const)
const ASKING: ReadonlySet<LeadRole> = new Set(['request', 'doubt', 'wish'] as const)
const OTHERWISE: ReadonlySet<LeadRole> = new Set(['question', 'how', 'refusal'] as const)
/** Nobody leads up to an errand in more words. */
const MOST_LEADS = 8

/** ‘Please …’, ‘can you …’: asked of someone, so it is only offered. */
function withoutLeads(reader: Reader, message: string): { readonly text: string; readonly isAsked: boolean } {
  const words = splitWords(reader, message)
  let isAsked = false
  let at = 0
  for (let leads = 0; leads < MOST_LEADS; leads++) {
    // ‘Help mom with her phone’, ‘start the dishwasher’: there it is what is to be done.
    const isDoing = isVerb(reader, words[at]?.text ?? '')
    const found = isDoing ? undefined : leadsAt(reader, words, at).find(({ meaning }) => POLITE.has(meaning))
    const isMark = /^[,.!;:]$/.test(words[at]?.text ?? '')
    // ‘Next week call the accountant’ says when.
    if ((found === undefined && !isMark) || saysWhich(reader, words, at)) break
    if (found !== undefined && ASKING.has(found.meaning)) isAsked = true
    at += found?.length ?? 1
  }
  const first = words[at]
  return first === undefined ? { text: message, isAsked } : { text: message.slice(first.start), isAsked }
}

/** ‘Next week’, ‘this Friday’. */
function saysWhich(reader: Reader, words: readonly Word[], at: number): boolean {
  const said = new Lexemes(reader, `${words[at]?.text} ${words[at + 1]?.text}`)
  return said.is(0, 'which') && said.is(1, 'unit', 'weekday', 'month', 'part')
}

const MOVES = wordSet(({ saying }) => saying.movesAlone)
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)

/** ‘Push them to Monday’, and nothing was spoken of. */
function isOfNothing(reader: Reader, text: string): boolean {
  const [verb, what] = splitWords(reader, text)
  return reader.get(MOVES).has(verb?.text ?? '') && reader.get(PRONOUNS).has(what?.text ?? '')
}

const ADJUSTS = wordSet(({ saying }) => [...saying.movesAlone, ...saying.settingOrders, ...saying.keeping])

/** ‘Take it off the list’, right after something was spoken of: it may be about that, and is only offered. */
function isOfIt(text: string, { reader, tracked }: Scene): boolean {
  const [, what] = splitWords(reader, text)
  return tracked !== undefined && reader.get(PRONOUNS).has(what?.text ?? '')
}

/** ‘Make it’, ‘keep it’: nothing is left but an order about what is there. */
function isAdjusting(reader: Reader, title: string): boolean {
  const [first] = splitWords(reader, title)
  return reader.get(ADJUSTS).has(first?.text ?? '') && isPlaceholder(reader, title)
}

function isQuestion(reader: Reader, message: string): boolean {
  const words = splitWords(reader, message)
  return words.at(-1)?.text === '?' || beginsOtherwise(reader, words) || isTurned(reader, words)
}

const QUESTION_WORDS = phraseTable(({ fillers }) => fillers.questionWords)
const AUXILIARIES = wordSet(({ fillers }) => fillers.auxiliaries ?? [])

/** ‘Who's coming’, ‘where is the party’, מתי אני צריך. */
const isTurned = (reader: Reader, [first, second]: readonly Word[]) =>
  reader.get(QUESTION_WORDS).at(first === undefined ? [] : [first], 0).length > 0 &&
  !reader.get(AUXILIARIES).has(first?.text ?? '') &&
  (/['’]s$/u.test(first?.text ?? '') || reader.get(AUXILIARIES).has(second?.text ?? ''))

export const beginsAsking = (reader: Reader, message: string) => isTurned(reader, splitWords(reader, message))

/** ‘I haven't paid the rent’. */
const isRefusal = (reader: Reader, message: string) =>
  leadsAt(reader, splitWords(reader, message), 0).some(({ meaning }) => meaning === 'refusal')

/** ‘Do the dishes’ begins like a question, and is none. */
function beginsOtherwise(reader: Reader, words: readonly Word[]): boolean {
  const { text: first = '' } = words[0] ?? {}
  return first !== 'do' && leadsAt(reader, words, 0).some(({ meaning }) => OTHERWISE.has(meaning))
}
