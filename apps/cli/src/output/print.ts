// The only way out. Whatever is printed goes through here, so that nothing a task, a message, a worker, a server or an error
// holds is ever obeyed by a terminal.
//
// PT1. Of all sequences only the colours of `paint` leave, and only to a terminal. Text of others is made safe before it is
//     painted (`shownDocument`), so that a colour is always ours.
// PT2. Direction isolates leave only where they are closed within their line.

import { safeJson, shownText } from '@pawl/contract'

/** The colours of `paint`, and the isolates of `quote`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const OWN = /(\u001b\[(?:1|2|22|31|32|33|35|36|39)m|[\u2068\u2069])/u
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069']

export function print(output: NodeJS.WriteStream, text: string): void {
  output.write(`${forTerminal(text, output)}\n`)
}

/** A part of something that goes on. */
export function printPart(output: NodeJS.WriteStream, text: string): void {
  output.write(forTerminal(text, output))
}

/** One document on a line, which reads back as the same value. */
export function printJson(output: NodeJS.WriteStream, document: unknown, done?: () => void): void {
  output.write(`${safeJson(document)}\n`, done)
}

export function forTerminal(text: string, { isTTY }: { readonly isTTY?: boolean }): string {
  const line = (given: string) =>
    isTTY && areClosed(given)
      ? given
          .split(OWN)
          .map((part, index) => (index % 2 === 1 ? part : shownText(part)))
          .join('')
      : shownText(given)
  return text.split('\n').map(line).join('\n')
}

function areClosed(line: string): boolean {
  let open = 0
  for (const character of line) {
    if (character === FIRST_STRONG_ISOLATE) open += 1
    if (character === POP_ISOLATE) open -= 1
    if (open < 0) return false
  }
  return open === 0
}
