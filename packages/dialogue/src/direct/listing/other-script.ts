// A name in another script than it is spoken of: the project ‘Italy trip’ is לטיול לאיטליה, the tag ‘shopping’ is קניות. Lists have
// a few usual names, which a language brings with their meaning; any other is told by how it sounds.
//
// OS1. Only between two scripts, and only names that tasks have: whoever writes in one alphabet is told by letters as ever.

import { kept, type Reader } from '../../reader.ts'
import type { KnownTask } from '../../turn.ts'

const HEBREW = /[\u05d0-\u05ea]/u
const LATIN = /[a-z]/iu
/** Letters joined to a noun: לאיטליה. */
const JOINED = /^ו?[בכלמש]?ה?(?=[א-ת]{2})/u
/** So many sounds tell a name. */
const FEWEST = 3

const MEANINGS = kept((reader) => {
  const meanings = new Map<string, Set<string>>()
  for (const { lists } of reader.all())
    for (const [own, other] of lists.namesInOthers ?? []) meanings.set(own, (meanings.get(own) ?? new Set()).add(other))
  return meanings
})

const NAMES = kept(() => new WeakMap<readonly KnownTask[], { projects: readonly string[]; tags: readonly string[] }>())

/** The names that tasks have, each once. */
function namesOf(reader: Reader, tasks: readonly KnownTask[]) {
  const known = reader.get(NAMES).get(tasks)
  if (known !== undefined) return known
  reader.effort.spend(tasks.length)
  const names = {
    projects: [...new Set(tasks.flatMap(({ project }) => project ?? []))],
    tags: [...new Set(tasks.flatMap(({ tags }) => tags ?? []))],
  }
  reader.get(NAMES).set(tasks, names)
  return names
}

/** The one project or tag of that name, as the tasks write it. */
export function inOtherScript(
  reader: Reader,
  tasks: readonly KnownTask[],
  of: 'projects' | 'tags',
  said: string,
): string | undefined {
  if (!HEBREW.test(said) || LATIN.test(said) || said.length > LONGEST) return undefined
  const words = said.split(' ')
  const [name, ...others] = namesOf(reader, tasks)[of].filter((one) => isNamedBy(reader, words, one))
  return others.length === 0 ? name : undefined
}

const LONGEST = 40

/** Every word said is one of the name: הטיול לאיטליה. */
function isNamedBy(reader: Reader, said: readonly string[], name: string): boolean {
  if (!LATIN.test(name) || HEBREW.test(name)) return false
  const own = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return said.every((word) => own.some((one) => isSame(reader, word, one)))
}

function isSame(reader: Reader, said: string, own: string): boolean {
  return [...new Set([said, said.replace(JOINED, '')])].some((word) => {
    const sound = soundsOf(word)
    return reader.get(MEANINGS).get(word)?.has(own) === true || (sound.length >= FEWEST && sound === soundsOf(own))
  })
}

const SOUNDS: Readonly<Record<string, string>> = {
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ו: 'o',
  י: 'i',
  ז: 'z',
  ח: 'k',
  ט: 't',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  פ: 'p',
  ף: 'p',
  צ: 'z',
  ץ: 'z',
  ק: 'k',
  ר: 'r',
  ש: 's',
  ת: 't',
}

/** What two alphabets write alike: איטליה and Italy are ‘itli’. */
function soundsOf(word: string): string {
  const latin = HEBREW.test(word)
    ? [...word].map((letter) => SOUNDS[letter] ?? '').join('')
    : word
        .replace(/ph/gu, 'p')
        .replace(/th/gu, 't')
        .replace(/sh|sch/gu, 's')
        .replace(/ch|ck/gu, 'k')
        .replace(/tz|ts/gu, 'z')
        .replace(/[cq]/gu, 'k')
        .replace(/v/gu, 'b')
        .replace(/f/gu, 'p')
        .replace(/x/gu, 'ks')
        .replace(/[uw]/gu, 'o')
        .replace(/[yj]/gu, 'i')
        .replace(/[aeh]/gu, '')
  return latin.replace(/(.)\1+/gu, '$1')
}
