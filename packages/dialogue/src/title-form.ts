// Titles as they are compared [D38]: without case, articles and marks. Worked out once for each task, since a task that
// changes is another object.

import { speech } from './languages/index.ts'
import { normalized, wordsIn } from './normalize.ts'
import type { KnownTask } from './turn.ts'

export interface TitleForm {
  /** As `normalized` gives it. */
  readonly plain: string
  /** The same without articles. */
  readonly key: string
  /** Its words, and what they are without the letters joined to them. */
  readonly words: ReadonlySet<string>
}

/** Longer than a title can be; what is longer came from a caller, and is told by its beginning. */
const MOST_READ = 1_000

const slots = Object.values(speech).map((one) => one.slots)
const ARTICLES = new Set(slots.flatMap(({ articles }) => articles))
const ARTICLE_PREFIXES = slots.flatMap(({ articlePrefix }) => articlePrefix ?? [])
const TITLE_PREFIXES = slots.flatMap(({ titlePrefixes }) => titlePrefixes ?? [])
const SHORTEST_NOUN = 3

const forms = new WeakMap<KnownTask, TitleForm>()

export function titleForm(task: KnownTask): TitleForm {
  const known = forms.get(task)
  if (known !== undefined) return known
  const plain = normalized(task.title.slice(0, MOST_READ))
  const words = new Set(plain.split(/[^\p{L}\p{N}'"]+/u).flatMap(waysToName))
  const form = { plain, key: titleKey(plain), words }
  forms.set(task, form)
  return form
}

/** What two titles have in common that differ only in articles and marks. */
export function titleKey(text: string): string {
  const words = wordsIn(text)
  // At the end it is none: Vitamin A.
  const telling = words.filter((word, at) => at === words.length - 1 || !ARTICLES.has(word))
  return telling.map(withoutArticle).join(' ')
}

/** ‘הדוח’ → ‘דוח’. */
export function withoutArticle(word: string): string {
  return withoutPrefix(word, ARTICLE_PREFIXES)
}

/** ‘לרופא’ → ‘לרופא’, ‘רופא’. */
function waysToName(word: string): readonly string[] {
  const bare = withoutPrefix(word, TITLE_PREFIXES)
  return bare === word ? [word] : [word, bare]
}

function withoutPrefix(word: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((one) => word.startsWith(one) && word.length >= one.length + SHORTEST_NOUN)
  return prefix === undefined ? word : word.slice(prefix.length)
}
