// What a command says on its standard output:
//
//   PAWL-PROGRESS: how far it is      reported, at most once a second
//   PAWL-RESULT: what came of it      the last one counts; without any, what an agent said last, or the last output
//
// What the programs of agents print of themselves is read too (`agent-output.ts`): tokens, cost, and what the agent says. These lines only describe: whether the task is completed or given back is told by the exit code alone.

import { AgentOutput, type Used } from './agent-output.ts'
import { lastLines, outputLines } from './output-lines.ts'
import { plainText } from './plain-text.ts'

const RESULT_LIMIT = 9_000
const FAILURE_LIMIT = 4_000
/** Agents print whole files in one line. */
const LONGEST_OF_AGENT = 1_000_000
/** Of what an agent says while it works, the beginning is its progress. */
const PROGRESS_LIMIT = 300
const MARKED = /^PAWL-(PROGRESS|RESULT): ?(.*)$/

export interface ReadOutput {
  output(chunk: Buffer): void
  errors(chunk: Buffer): void
  /** What an agent says that it has used, all in all. */
  used(): Used
  end(): { readonly result: string; readonly lastLines: string }
}

export function readOutput(onProgress: (text: string) => void): ReadOutput {
  const said = lastLines(RESULT_LIMIT)
  const everything = lastLines(FAILURE_LIMIT)
  let result: string | undefined
  const output = outputLines((line) => {
    everything.add(line)
    const [, mark, text = ''] = MARKED.exec(line) ?? []
    if (mark === undefined) said.add(line)
    else if (mark === 'RESULT') result = text
    else onProgress(plainText(text, RESULT_LIMIT))
  })
  const errors = outputLines((line) => everything.add(line))
  const agent = new AgentOutput((text) => onProgress(plainText(text.trim(), PROGRESS_LIMIT)))
  const ofAgent = outputLines((line) => agent.take(line), LONGEST_OF_AGENT)
  return {
    output: (chunk) => {
      output.feed(chunk)
      ofAgent.feed(chunk)
    },
    errors: errors.feed,
    used: () => agent.used(),
    end: () => {
      output.end()
      ofAgent.end()
      errors.end()
      return {
        result: plainText(result ?? agent.lastSaid() ?? said.text(), RESULT_LIMIT),
        lastLines: plainText(everything.text(), FAILURE_LIMIT),
      }
    },
  }
}
