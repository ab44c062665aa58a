// A deed that is planned, by its own verb, and when: את הספרים אחזיר מחר. The task that is there is due then.
//
// PD1. The verb is that of the title, or one that is told for it; a title without a verb takes any.
// PD2. Nothing but the deed, what it is done to, and one time: what is left over belongs to something else.

import { kept } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { titleForm } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { wordSet } from '../../word-tables.ts'
import { isVerb } from '../adding/doing.ts'
import { type DirectStep, only } from '../chain.ts'
import { isPending, type Wish } from '../changing/deeds.ts'
import { isMark, trimmed, withoutMarks } from '../changing/phrase-ends.ts'
import { ADVERBS, TOLD, valueSaid } from '../changing/stated.ts'
import { isOnlyItsVerb, passing, propose, rulingOn } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Scene } from '../scene.ts'
import { withoutAnd } from '../several/enumeration.ts'

/** Nobody says so in more words. */
const MOST_WORDS = 12

/** The forms that say that something will be done, and the verbs that are meant by them. */
const PLANNED = kept((reader) => {
  const verbs = new Map<string, Set<string>>()
  for (const { doing } of reader.all())
    for (const verb of doing.verbs)
      for (const form of doing.plannedForms?.(verb) ?? []) {
        const alike = doing.alike.filter((group) => group.includes(verb)).flat()
        verbs.set(form, new Set([...(verbs.get(form) ?? []), verb, ...alike]))
      }
  return verbs
})

const FINISHING = wordSet(({ saying }) => saying.finishing)
const SUBJECTS = wordSet(({ doing }) => [...doing.subjects])

export function planned(message: string, scene: Scene): DirectStep | undefined {
  const { reader, moment } = scene
  const words = withoutMarks(splitWords(reader, message))
  if (words.length < 2 || words.length > MOST_WORDS || words.some(({ quoted }) => quoted) || message.includes('?'))
    return undefined
  const at = words.findIndex((word, index) => reader.get(PLANNED).has(bare(word, scene)) && isLed(words, index, scene))
  const deed = words[at]
  const verbs = deed === undefined ? undefined : reader.get(PLANNED).get(bare(deed, scene))
  const [stretch, ...others] = verbs === undefined ? [] : (whenIn(reader, message, moment).found?.stretches ?? [])
  if (verbs === undefined || stretch === undefined || others.length > 0) return undefined
  const isOfTime = ({ start, end }: Word) => end > stretch.from && start < stretch.to
  const fields = valueSaid(reader, message, words.filter(isOfTime), moment)
  const rest = words.filter((word, index) => index !== at && !isOfTime(word) && !isSubject(word, scene))
  if (fields === undefined || rest.some(isMark)) return undefined
  // ‘The plants I'll water tomorrow’: without a form of its own it may as well be told of something else.
  const isOwn = !isVerb(reader, deed?.text ?? '')
  return ofNamed(rest, verbs, { deed: 'update', fields }, isOwn, scene)
}

const isSubject = ({ text }: Word, { reader }: Scene) =>
  reader.get(SUBJECTS).has(text) || reader.get(BEFORE_PLANNED).has(text)

/** ‘I'll return them’: where the form is the verb itself, whoever will do it stands before it. */
const isLed = (words: readonly Word[], at: number, { reader }: Scene) =>
  !isVerb(reader, words[at]?.text ?? '') || reader.get(BEFORE_PLANNED).has(words[at - 1]?.text ?? '')

const BEFORE_PLANNED = wordSet(({ doing }) => [...(doing.beforePlanned ?? [])])
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)

/** ‘I return them tomorrow’, of those that were just shown: the one that is to be returned. */
function shownBy(name: string, isIn: (task: KnownTask) => boolean, { reader, shown, context }: Scene) {
  if (!context.justListed || !reader.get(PRONOUNS).has(name)) return undefined
  const [task, ...others] = shown.filter((one) => one !== undefined && isIn(one))
  return others.length === 0 ? task : undefined
}

function ofNamed(
  said: readonly Word[],
  verbs: ReadonlySet<string>,
  wish: Wish,
  isOwn: boolean,
  scene: Scene,
): DirectStep | undefined {
  const { reader, tracked } = scene
  const name = trimmed(reader, said, ADVERBS)
    .map(({ text }, at) => (at === 0 ? withoutAnd(reader, text) : text))
    .join(' ')
  const reach = { ...scene, isIn: (task: KnownTask) => isPending(task) && isOf(task, verbs, scene) }
  const pointed = shownBy(name, reach.isIn, scene)
  if (pointed !== undefined) return only(propose(wish, pointed, scene), 'UPDATE_TASK')
  const found = resolveFitting(reader, name, reach)
  const task = found.kind === 'one' ? found.task : found.kind === 'unnamed' && isSpokenOf(scene) ? tracked : undefined
  if (task === undefined || !reach.isIn(task)) return undefined
  // ‘Fix the reminder I set …’ is no light to be fixed.
  if (found.kind === 'one' && found.how === 'called' && isOnlyItsVerb(name, task, scene)) return undefined
  const how = found.kind === 'one' ? found.how : 'pronoun'
  const act =
    how === 'similar'
      ? undefined
      : passing(wish, task, isOwn ? rulingOn(reader, wish, task, how, TOLD) : 'propose', scene)
  return act && only(act, 'UPDATE_TASK')
}

/** The last answer was about it. */
function isSpokenOf({ tracked, context }: Scene): boolean {
  const last = [context.justDone.at(-1)?.taskId, context.justTold, context.justNamed]
  return tracked !== undefined && last.includes(tracked.id)
}

function isOf(task: KnownTask, verbs: ReadonlySet<string>, { reader }: Scene): boolean {
  const { first } = titleForm(reader, task)
  return !isVerb(reader, first) || verbs.has(first) || [...verbs].some((verb) => reader.get(FINISHING).has(verb))
}

/** ואחזיר: the letter joins it to what was said before. */
function bare({ text }: Word, { reader }: Scene): string {
  return reader.get(PLANNED).has(text) ? text : withoutAnd(reader, text)
}
