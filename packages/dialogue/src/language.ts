// Which language a message is in [D15]. A title in another script does not switch the language of a flow [D47].

import { isCancel } from './answers/confirmation.ts'
import { CLOSED_WORDS } from './languages/en/answers.ts'
import { markerOf, type State } from './marker.ts'
import { normalized } from './normalize.ts'
import { readMessage } from './reading/read-message.ts'
import { tasksWithTitle } from './task-index.ts'
import { type HistoryMessage, type Language, MESSAGE_LIMIT, type TurnInput } from './turn.ts'

const HEBREW = /[\u0590-\u05ff]/
const LETTER = /\p{L}/u

/** Hebrew if it has a Hebrew letter. A message that says nothing of its language keeps that of the conversation. */
export function languageOf(
  message: string,
  history: readonly HistoryMessage[],
  given: Pick<TurnInput, 'tasks' | 'mode'>,
): Language {
  const own = isTitle(message, history, given) ? undefined : ownLanguage(message, history)
  if (own !== undefined) return own
  for (let index = history.length - 1; index >= 0; index--) {
    const earlier = history[index] as HistoryMessage
    if (earlier.role !== 'user') continue
    const before = history.slice(0, index)
    const wasTitle = isTitle(earlier.content.slice(0, MESSAGE_LIMIT), before, given)
    const language = wasTitle ? undefined : ownLanguage(earlier.content, before)
    if (language !== undefined) return language
  }
  const spoken = history.findLast((earlier) => earlier.role === 'assistant')
  return spoken !== undefined && HEBREW.test(spoken.content) ? 'he' : 'en'
}

/** What is answered to these is a title, in whatever language titles are. */
const TITLED: ReadonlySet<State | undefined> = new Set<State>(['CREATE:ASK_TITLE', 'UPDATE:ASK_VALUE:title'])
const NAMES_TASK = /:(?:SELECT|ASK)_TASK$/

function openState(history: readonly HistoryMessage[]): State | undefined {
  const last = history.findLast(({ role }) => role === 'assistant')
  return last === undefined || last.command?.ready === true ? undefined : markerOf(last.content)
}

function isTitle(
  message: string,
  history: readonly HistoryMessage[],
  given: Pick<TurnInput, 'tasks' | 'mode'>,
): boolean {
  const state = openState(history)
  if (state === undefined || isCancel(message)) return false
  // In direct mode a command leaves the question [D21].
  if (TITLED.has(state)) return given.mode === 'guided' || readMessage(message).length === 0
  return NAMES_TASK.test(state) && tasksWithTitle(given.tasks, [normalized(message)]).length > 0
}

function ownLanguage(message: string, before: readonly HistoryMessage[]): Language | undefined {
  if (HEBREW.test(message)) return 'he'
  if (!LETTER.test(message)) return undefined
  let shown: ReadonlySet<string> | undefined
  for (const [word] of message.toLowerCase().matchAll(WORD)) {
    if (CLOSED_WORDS.has(word) || !LETTER.test(word) || ISO_MOMENT.test(word)) continue
    shown ??= shownIds(before)
    if (!shown.has(word)) return 'en'
  }
  return undefined
}

/** An id that was just shown is no word of any language. */
function shownIds(before: readonly HistoryMessage[]): ReadonlySet<string> {
  const shown = before.findLast((earlier) => earlier.role === 'assistant')?.content.toLowerCase() ?? ''
  return new Set([...shown.matchAll(SHOWN)].map((match) => match[1] as string))
}

const SHOWN = /: ([^\s()]{1,200})\)/g
const WORD = /[\p{L}\p{N}_'-]+/gu
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}t\d{2}$|^\d+z?$/
