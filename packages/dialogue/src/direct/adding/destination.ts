// ‘Add milk and bananas to shopping’, ‘תוסיף חלב לקניות’: where a new task is to go, if tasks are filed there already. A title
// that begins with a verb keeps its words: ‘walk to work’.

import { normalized } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { thingsAt } from '../../reading/lexicon.ts'
import { isPunctuation, splitWords, type Word } from '../../reading/words.ts'
import type { NewTask } from '../../slots/new-task.ts'
import { trimmedTitle } from '../../slots/title-words.ts'
import { wordList, wordSet } from '../../word-tables.ts'
import { textOf } from '../changing/field-words.ts'
import { AROUND } from '../finding/numbers.ts'
import { projectsNamed, tagsNamed } from '../listing/names.ts'
import type { Scene } from '../scene.ts'
import { isVerb } from './doing.ts'

const TOWARD = wordSet(({ slots }) => slots.towardMark)
const ARTICLES = wordSet(({ slots }) => slots.articles)
const PROJECTS = wordSet(({ lists }) => lists.project)
const INTO = wordList(({ slots }) => [slots.intoPrefix ?? []].flat())

/** So many words may name a project. */
const LONGEST_NAME = 4

export function filedUnder(read: NewTask, scene: Scene): NewTask {
  const { reader } = scene
  const words = splitWords(reader, read.title)
  if (read.project !== undefined || read.unsure !== undefined || words.length < 2) return read
  if (isVerb(reader, words[0]?.text ?? '')) return atSurePlace(read, words, scene)
  const first = placeFirst(read, words, scene)
  if (first !== undefined) return first
  for (let at = Math.max(1, words.length - LONGEST_NAME - 1); at < words.length; at++) {
    const name = nameFrom(reader, read.title, words.slice(at))
    const fields = name === undefined ? undefined : placeNamed(name, scene)
    if (fields === undefined) continue
    const { tag, project } = fields
    return {
      ...read,
      title: trimmedTitle(reader, textOf(read.title, words.slice(0, at))),
      ...(project !== undefined && { project }),
      ...(tag !== undefined && { tags: [...new Set([...(read.tags ?? []), tag])] }),
    }
  }
  return read
}

/** ‘… to the work project’, ‘… to the trip’: of an errand only with its article, and not ‘walk to work’. */
function atSurePlace(read: NewTask, words: readonly Word[], scene: Scene): NewTask {
  const { reader, tasks } = scene
  for (let at = Math.max(2, words.length - LONGEST_NAME - 1); at < words.length - 1; at++) {
    const [to, the, ...name] = words.slice(at)
    const isLed = reader.get(TOWARD).has(to?.text ?? '') && reader.get(ARTICLES).has(the?.text ?? '')
    if (!isLed || name.some(({ quoted }) => quoted)) continue
    const said = name.filter(({ text }) => !reader.get(PROJECTS).has(text)).map(({ text }) => text)
    const project =
      projectsNamed(reader, tasks, said.join(' ')).at(-1) ??
      (said.length === 1 ? projectWith(said[0] ?? '', scene) : undefined)
    if (project === undefined) continue
    return { ...read, title: trimmedTitle(reader, textOf(read.title, words.slice(0, at))), project }
  }
  return read
}

/** ‘The trip’, of ‘Italy trip’: the one project that ends in that word. */
function projectWith(word: string, { tasks }: Scene): string | undefined {
  const names = new Set(tasks.flatMap(({ project }) => (project?.toLowerCase().endsWith(` ${word}`) ? [project] : [])))
  return names.size === 1 ? [...names][0] : undefined
}

/** ‘Add to shopping cheese and olives’, תוסיפי לקניות גבינה: the place stands before what is put there. */
function placeFirst(read: NewTask, words: readonly Word[], scene: Scene): NewTask | undefined {
  for (let length = 1; length < Math.min(words.length, LONGEST_NAME); length++) {
    const name = nameFrom(scene.reader, read.title, words.slice(0, length))
    const place = name === undefined ? undefined : placeNamed(name, scene)
    if (place === undefined) continue
    const title = trimmedTitle(scene.reader, textOf(read.title, words.slice(length)))
    if (title === '') return undefined
    const tags = place.tag === undefined ? read.tags : [...new Set([...(read.tags ?? []), place.tag])]
    return { ...read, title, ...(place.project !== undefined && { project: place.project }), ...(tags && { tags }) }
  }
  return undefined
}

/** ‘Add pasta to the shopping list’: a tag or a project of that name, behind which ‘list’ is said. */
export function onNamedList(said: string, read: NewTask, scene: Scene): NewTask {
  const words = splitWords(scene.reader, said).filter((word) => !isPunctuation(word))
  const last = words.length - 1
  const isOfList = thingsAt(scene.reader, words, last).some(({ meaning }) => meaning.role === 'list-noun')
  if (!isOfList || read.project !== undefined || read.tags !== undefined) return read
  for (let from = last - 1; from > 0 && last - from <= LONGEST_NAME; from--) {
    const isNamed = scene.reader.get(AROUND).has(words[from - 1]?.text ?? '')
    const place = isNamed ? placeNamed(normalized(textOf(said, words.slice(from, last))), scene) : undefined
    if (place?.project !== undefined) return { ...read, project: place.project }
    if (place?.tag !== undefined) return { ...read, tags: [place.tag] }
  }
  return read
}

/** What follows ‘to’, or the letter for it, without ‘the’ and ‘project’. */
function nameFrom(reader: Reader, text: string, words: readonly Word[]): string | undefined {
  const [first, ...rest] = words
  if (first === undefined || words.some(({ quoted }) => quoted)) return undefined
  const prefix = reader.get(INTO).find((one) => first.text.startsWith(one) && first.text.length > one.length + 1)
  if (!reader.get(TOWARD).has(first.text) && prefix === undefined) return undefined
  const own = prefix === undefined ? rest : words
  const bare = own.filter(({ text: word }) => !reader.get(ARTICLES).has(word) && !reader.get(PROJECTS).has(word))
  const name = normalized(textOf(text, bare))
  return name === '' ? undefined : prefix === undefined ? name : name.slice(prefix.length)
}

/** A project or a tag that tasks have, as they write it. */
export function placeNamed(
  name: string,
  { reader, tasks }: Scene,
): { readonly project?: string; readonly tag?: string } | undefined {
  const project = projectsNamed(reader, tasks, name).at(-1)
  if (project !== undefined) return { project }
  const tag = tagsNamed(reader, tasks, name).at(-1)
  return tag === undefined ? undefined : { tag }
}
