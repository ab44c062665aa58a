// The commands in a document, with what they are said to print. In a ```console block a line with a prompt (`$ …`,
// `you$ …`) is typed, and what follows is the answer; lines with `› ` are said to the command above them. In a ```sh
// block every line is typed.

export interface Typed {
  /** With the comment behind it. */
  readonly command: string
  /** What is said to it while it runs, each with the answer. */
  readonly said: readonly { readonly message: string; readonly answer: string }[]
  /** None: whatever it prints, it has to succeed. */
  readonly answer: string | undefined
  /** Where the answer stands in the document, as lines: from, to. */
  readonly lines: readonly [from: number, to: number]
}

export interface ConsoleBlock {
  readonly line: number
  readonly typed: readonly Typed[]
}

const PROMPT = /^\w*\$ (.*)$/
const SAYS = '› '

export function consoleBlocks(document: string): readonly ConsoleBlock[] {
  const lines = document.split('\n')
  const blocks: ConsoleBlock[] = []
  for (let at = 0; at < lines.length; at++) {
    const kind = /^```(console|sh)$/.exec(lines[at] as string)?.[1]
    if (kind === undefined) continue
    const end = lines.indexOf('```', at)
    blocks.push({ line: at + 1, typed: typedIn(lines, at + 1, end, kind) })
    at = end
  }
  return blocks
}

function typedIn(lines: readonly string[], from: number, end: number, kind: string): readonly Typed[] {
  const typed: Typed[] = []
  for (let at = from; at < end; ) {
    const [first] = commandAt(lines, at, kind)
    if (first === undefined) {
      if ((lines[at] as string).trim() !== '') throw new Error(`Line ${at + 1}: nobody was asked for this answer`)
      at++
      continue
    }
    let command = first
    for (; command.endsWith('\\'); at++) command = `${command.slice(0, -1)}${lines[at + 1]}`
    const begin = at + 1
    let stop = begin
    while (stop < end && commandAt(lines, stop, kind)[0] === undefined) stop++
    at = stop
    while (stop > begin && lines[stop - 1] === '') stop--
    typed.push({ command, ...answersIn(lines.slice(begin, stop)), lines: [begin, stop] })
  }
  return typed
}

function commandAt(lines: readonly string[], at: number, kind: string): readonly [string?] {
  const line = lines[at] as string
  const command = kind === 'sh' ? line.trim() || undefined : PROMPT.exec(line)?.[1]
  return command === undefined ? [] : [command]
}

function answersIn(lines: readonly string[]): Pick<Typed, 'said' | 'answer'> {
  const parts: { message: string; answer: string[] }[] = [{ message: '', answer: [] }]
  for (const line of lines) {
    if (line.startsWith(SAYS)) parts.push({ message: line.slice(SAYS.length), answer: [] })
    else parts.at(-1)?.answer.push(line)
  }
  const [before, ...said] = parts.map(({ message, answer }) => ({ message, answer: answer.join('\n') }))
  return { said, answer: before?.answer === '' ? undefined : before?.answer }
}

/** The lines of an answer, as a document shows them. */
export function shown(said: Typed['said'], answer: string | undefined): readonly string[] {
  const lines = said.flatMap((one) => [SAYS + one.message, ...one.answer.split('\n')])
  return [...(answer === undefined ? [] : answer.split('\n')), ...lines].map((line) => line.trimEnd())
}
