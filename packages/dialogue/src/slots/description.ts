// ‘with’, ‘:’, ‘—’ and ‘including’ introduce a description [D18], except with a person: ‘lunch with Dana’.

import { speech } from '../languages/index.ts'
import { cleaned } from '../normalize.ts'
import { isInQuotes } from './quote.ts'
import { trimmedTitle } from './title-words.ts'

interface Described {
  readonly title: string
  readonly description?: string
}

const DESCRIBES = Object.values(speech).flatMap(({ slots }) => slots.describes)
const MARK = /\s*(?::|—|–|\s-\s)\s+/gu
const QUOTES = /^["“״«'‘]|["”״»'’]$/g

export function splitDescription(text: string): Described {
  for (const mark of text.matchAll(MARK))
    if (mark.index > 0 && !isInQuotes(text, mark.index))
      return both(text, text.slice(0, mark.index), text.slice(mark.index + mark[0].length))
  for (const { word, never } of DESCRIBES) {
    const at = ` ${text.toLowerCase()} `.indexOf(` ${word} `)
    if (at <= 0 || isInQuotes(text, at)) continue
    const [before, after] = [text.slice(0, at), text.slice(at + word.length).trim()]
    if (!never(after, before)) return both(text, before, after)
  }
  return { title: text }
}

function both(text: string, title: string, description: string): Described {
  const said = cleaned(description).replace(QUOTES, '')
  return said === '' || trimmedTitle(title) === '' ? { title: text } : { title, description: said }
}
