// ‘with’, ‘:’, ‘—’ and ‘including’ introduce a description [D18], except with a person: ‘lunch with Dana’.

import { cleaned } from '../normalize.ts'
import { kept, type Reader } from '../reader.ts'
import { splitWords } from '../reading/words.ts'
import { wordSet } from '../word-tables.ts'
import type { Stretch } from './quote.ts'
import { trimmedTitle } from './title-words.ts'

interface Described {
  readonly title: string
  readonly description?: string
}

const DESCRIBES = kept((reader) => reader.all().flatMap(({ slots }) => slots.describes))
const BEFORE_COLON = wordSet(({ slots }) => slots.beforeColon)
const VERBS = wordSet(({ doing }) => [...doing.verbs])
const MARK = /(?::|—|–|\s-\s)\s/gu
const QUOTES = /^["“״«'‘]|["”״»'’]$/g

/** `closed`: stretches that are not cut. */
export function splitDescription(reader: Reader, text: string, closed: readonly Stretch[] = []): Described {
  const quotes = splitWords(reader, text).filter(({ quoted }) => quoted)
  const isClosed = (at: number) =>
    quotes.some(({ start, end }) => start < at && at < end) || closed.some(({ from, to }) => from < at && at < to)
  for (const mark of text.matchAll(MARK))
    if (mark.index > 0 && !isClosed(mark.index) && !isOfWord(reader, text.slice(0, mark.index)))
      if (reader.get(VERBS).has(text.slice(0, mark.index).trim().toLowerCase()))
        // ‘Buy: milk, eggs’: a verb alone is no title.
        return { title: `${text.slice(0, mark.index).trimEnd()} ${text.slice(mark.index + mark[0].length)}` }
      else
        return both(
          reader,
          text,
          withoutDescribing(reader, text.slice(0, mark.index).trimEnd()),
          text.slice(mark.index + mark[0].length),
        )
  for (const { word, never } of reader.get(DESCRIBES)) {
    const at = ` ${text.toLowerCase()} `.indexOf(` ${word} `)
    if (at <= 0 || isClosed(at)) continue
    const [before, after] = [text.slice(0, at), text.slice(at + word.length).trim()]
    if (!never(after, before)) return both(reader, text, before, after)
  }
  return { title: text }
}

/** ‘… with a note: the big bag’. */
function withoutDescribing(reader: Reader, title: string): string {
  const found = reader.get(DESCRIBES).find(({ word }) => title.toLowerCase().endsWith(` ${word}`))
  return found === undefined ? title : title.slice(0, -found.word.length - 1).trimEnd()
}

/** ‘Email Noa re: the budget’. */
const isOfWord = (reader: Reader, before: string) =>
  reader.get(BEFORE_COLON).has(before.slice(before.lastIndexOf(' ') + 1).toLowerCase())

function both(reader: Reader, text: string, title: string, description: string): Described {
  const said = cleaned(description).replace(QUOTES, '')
  return said === '' || trimmedTitle(reader, title) === '' ? { title: text } : { title, description: said }
}
