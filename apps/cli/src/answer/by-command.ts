// A command that answers: the question as JSON on its standard input, the answer as JSON on its standard output. It is
// started as it is given, without a shell.
//
// B1. It is a process group: whatever it starts ends with it, when it exits, takes too long, says too much, or is stopped.
// B2. What it says is bounded: more than an answer may hold is not kept, and ends it.

import { endingLine, safeJson } from '@pawl/contract'
import { cutTextFront } from '@pawl/kernel'
import type { Settings } from '../settings.ts'
import { placeFor } from '../work/command-environment.ts'
import { plainText } from '../work/plain-text.ts'
import { runCommand } from '../work/run-command.ts'
import type { Watchdog } from '../work/start-watchdog.ts'
import type { Answerer } from './answer-with.ts'

const TIME_LIMIT = 600_000
const LARGEST_ANSWER = 1_000_000
const ERRORS_KEPT = 1_000
const QUOTED = 200
/** So much of it is kept with the answer. */
const LONGEST_COMMAND = 2_000
/** It may look things up where there is no server; what it answers is given in the name of whom it answers for. */
const ANSWERER = 'agent:answerer'

export function byCommand(command: readonly string[], watchdog: Watchdog, settings: Settings): Answerer {
  const answer: Answerer['answer'] = async (question, stop) => {
    let trouble = ''
    let length = 0
    const output: Buffer[] = []
    let errors = ''
    const run = runCommand({
      command,
      watchdog,
      env: placeFor(settings, ANSWERER),
      input: safeJson(question),
      onOutput: (chunk) => {
        length += chunk.length
        if (length <= LARGEST_ANSWER) output.push(chunk)
        else end('it printed more than an answer may hold')
      },
      onErrors: (chunk) => {
        errors = cutTextFront(errors + chunk.toString('utf8'), ERRORS_KEPT)
      },
    })
    const end = (why: string) => {
      if (trouble === '') run.stop()
      trouble ||= why
    }
    const tooLong = setTimeout(() => end('it took longer than ten minutes'), TIME_LIMIT)
    const stopped = () => end('it was stopped')
    stop.addEventListener('abort', stopped)
    if (stop.aborted) stopped()
    const ending = await run.ended
    clearTimeout(tooLong)
    stop.removeEventListener('abort', stopped)
    const failed = trouble || (ending.how === 'exited' && ending.code === 0 ? '' : endingLine(ending))
    if (failed !== '') throw new Error(said(`the command failed: ${failed}`, errors))
    const text = Buffer.concat(output).toString('utf8')
    try {
      return JSON.parse(text)
    } catch {
      throw new Error(said('the command did not print JSON', plainText(text, QUOTED)))
    }
  }
  return { answer, answeredWith: { command: plainText(command.join(' '), LONGEST_COMMAND) } }
}

function said(what: string, more: string): string {
  return [what, plainText(more).trim()].filter((part) => part !== '').join(': ')
}
