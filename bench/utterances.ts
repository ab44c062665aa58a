// The messages that are understood, each with what it asks for: composed of the commands of our own, or real ones from
// a file of lines like {"text": "delete fries from my list", "expect": "DELETE", "lang": "en"}. Such data is not part
// of the project; PAWL_BENCH_UTTERANCES names the file.

import { readFileSync } from 'node:fs'

export type Utterance = readonly [text: string, intent: string]

export interface Utterances {
  readonly from: string
  readonly training: readonly Utterance[]
  readonly asked: readonly string[]
}

const WORDS = ['today', 'quickly', 'again', 'for the office', 'when you can', 'before lunch', 'my friend']
const FORMS: readonly (readonly [intent: string, forms: readonly string[]])[] = [
  ['CREATE', ['add task', 'create a new task please', 'can you add something', 'new task']],
  ['LIST', ['show my tasks', 'list everything', 'what are my tasks', 'display the list']],
  ['DELETE', ['delete', 'remove', 'please delete', 'get rid of']],
  ['UPDATE', ['update', 'change', 'modify']],
  ['GREETING', ['hello there']],
  ['HELP', ['help']],
  ['OTHER', ['the weather is nice today', 'call me later']],
]
const ABOUT_ONE = ['DELETE', 'UPDATE']
export const COMMANDS: readonly Utterance[] = FORMS.flatMap(([intent, forms]) =>
  forms.map((form) => [form, intent] as const),
)

/** No two are alike: nobody gets by with remembering answers. */
export function ownUtterances(): Utterances {
  const all = Array.from({ length: 2_000 }, (_, index): Utterance => {
    const [form, intent] = COMMANDS[index % COMMANDS.length] as Utterance
    const end = ABOUT_ONE.includes(intent) ? 'Task number' : WORDS[index % WORDS.length]
    return [`${form} ${end} ${index}`, intent]
  })
  return { from: 'our own messages', training: all, asked: all.map(([text]) => text) }
}

/** English ones. The peer learns from one half and is asked the other; undefined if no file is named. */
export function realUtterances(file = process.env.PAWL_BENCH_UTTERANCES): Utterances | undefined {
  if (!file) return undefined
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const rows = lines.map((line) => JSON.parse(line) as { text: string; expect: string; lang: string })
  const english = rows.filter(({ lang }) => lang === 'en').map(({ text, expect }): Utterance => [text, expect])
  return {
    from: 'real utterances',
    training: english.filter((_, index) => index % 2 === 0),
    asked: english.filter((_, index) => index % 2 === 1).map(([text]) => text),
  }
}
