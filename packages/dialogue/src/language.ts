// Which language a message is in [D15]. A title in another script does not switch the language of a flow [D47].

import { isCancel } from './answers/confirmation.ts'
import { tasksWithTitle } from './find-tasks.ts'
import { languageByScript, languageOfText, WORD } from './language-of-text.ts'
import { closedWords } from './languages/closed-words.ts'
import { markerOf, type State } from './marker.ts'
import { normalized } from './normalize.ts'
import type { Reader } from './reader.ts'
import { readMessage } from './reading/read-message.ts'
import { type HistoryMessage, type Language, MESSAGE_LIMIT, type TurnInput } from './turn.ts'
import { wordSet } from './word-tables.ts'

const LETTER = /\p{L}/u

/** That of its own letters and words. A message that says nothing of its language keeps that of the conversation. */
export function languageOf(
  reader: Reader,
  message: string,
  history: readonly HistoryMessage[],
  given: Pick<TurnInput, 'tasks' | 'mode'>,
): Language {
  const own = isTitle(reader, message, history, given) ? undefined : ownLanguage(reader, message, history)
  if (own !== undefined) return own
  for (let index = history.length - 1; index >= 0; index--) {
    const earlier = history[index] as HistoryMessage
    if (earlier.role !== 'user') continue
    const before = history.slice(0, index)
    const wasTitle = isTitle(reader, earlier.content.slice(0, MESSAGE_LIMIT), before, given)
    const language = wasTitle ? undefined : ownLanguage(reader, earlier.content, before)
    if (language !== undefined) return language
  }
  const spoken = history.findLast((earlier) => earlier.role === 'assistant')
  return languageOfText(reader, spoken?.content ?? '')
}

/** What is answered to these is a title, in whatever language titles are. */
const TITLED: ReadonlySet<State | undefined> = new Set<State>(['CREATE:ASK_TITLE', 'UPDATE:ASK_VALUE:title'])
const NAMES_TASK = /:(?:SELECT|ASK)_TASK$/

function openState(history: readonly HistoryMessage[]): State | undefined {
  const last = history.findLast(({ role }) => role === 'assistant')
  return last === undefined || last.command?.ready === true ? undefined : markerOf(last.content)
}

function isTitle(
  reader: Reader,
  message: string,
  history: readonly HistoryMessage[],
  given: Pick<TurnInput, 'tasks' | 'mode'>,
): boolean {
  const state = openState(history)
  if (state === undefined || isCancel(reader, message)) return false
  // In direct mode a command leaves the question [D21].
  if (TITLED.has(state)) return given.mode === 'guided' || readMessage(reader, message).length === 0
  return NAMES_TASK.test(state) && tasksWithTitle(reader, given.tasks, [normalized(message)]).length > 0
}

function ownLanguage(reader: Reader, message: string, before: readonly HistoryMessage[]): Language | undefined {
  const byScript = languageByScript(reader, message)
  if (byScript !== undefined) return byScript
  if (!LETTER.test(message)) return undefined
  const closed = reader.get(CLOSED_WORDS)
  let shown: ReadonlySet<string> | undefined
  for (const [word] of message.toLowerCase().matchAll(WORD)) {
    if (closed.has(word) || !LETTER.test(word) || ISO_MOMENT.test(word)) continue
    shown ??= shownIds(before)
    if (!shown.has(word)) return languageOfText(reader, message, languageBefore(reader, before))
  }
  return undefined
}

/** Single words that say nothing of the language someone writes in [D15]. */
const CLOSED_WORDS = wordSet(({ script, answers }) => (script === undefined ? closedWords(answers) : []))

/** What was answered in last, where languages share a script. */
function languageBefore(reader: Reader, before: readonly HistoryMessage[]): string | undefined {
  const spoken = before.findLast(({ role }) => role === 'assistant')
  return spoken && languageOfText(reader, spoken.content)
}

/** An id that was just shown is no word of any language. */
function shownIds(before: readonly HistoryMessage[]): ReadonlySet<string> {
  const shown = before.findLast((earlier) => earlier.role === 'assistant')?.content.toLowerCase() ?? ''
  return new Set([...shown.matchAll(SHOWN)].map((match) => match[1] as string))
}

const SHOWN = /: ([^\s()]{1,200})\)/g
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}t\d{2}$|^\d+z?$/
