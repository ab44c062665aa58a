// What of a command line are words: neither options nor their values.

/** The options before a command that take a value. */
const TAKE_VALUE = new Set(['--data', '--url', '--as', '--workspace', '--lang', '--patience', '--idempotency-key'])

/** What was typed without the options that come before the command. */
export function wordsOf(args: readonly string[]): string[] {
  return args.filter((word, index) => !word.startsWith('-') && !TAKE_VALUE.has(args[index - 1] ?? ''))
}

/** The first word, unless help was asked for before it: which command is meant. */
export function commandWord(args: readonly string[]): string | undefined {
  const [word] = wordsOf(args)
  const before = word === undefined ? args : args.slice(0, args.indexOf(word))
  return before.some((option) => option === '-h' || option === '--help') ? undefined : word
}
