// What a command says on its standard output:
//
//   PAWL-PROGRESS: how far it is      reported, at most once a second
//   PAWL-RESULT: what came of it      the last one counts; without any, the last output is the result
//
// These lines only describe: whether the task is completed or given back is told by the exit code alone.

import { lastLines, outputLines } from './output-lines.ts'
import { plainText } from './plain-text.ts'

const RESULT_LIMIT = 9_000
const FAILURE_LIMIT = 4_000
const MARKED = /^PAWL-(PROGRESS|RESULT): ?(.*)$/

export function readOutput(onProgress: (text: string) => void) {
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
  return {
    output: output.feed,
    errors: errors.feed,
    end: () => {
      output.end()
      errors.end()
      return {
        result: plainText(result ?? said.text(), RESULT_LIMIT),
        lastLines: plainText(everything.text(), FAILURE_LIMIT),
      }
    },
  }
}
