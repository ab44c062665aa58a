// A command that answers: the question as JSON on its standard input, the answer as JSON on its standard output. It is
// started as it is given, without a shell.

import { spawn } from 'node:child_process'
import type { Answerer } from './answer-with.ts'

const TIME_LIMIT = 600_000
const LARGEST_ANSWER = 1_000_000

export function byCommand([program, ...args]: readonly string[]): Answerer {
  return async (question) => {
    const child = spawn(program as string, args, { stdio: ['pipe', 'pipe', 'pipe'], timeout: TIME_LIMIT })
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('close', (code, signal) =>
        resolve(code === 0 ? '' : `the command ended with ${signal ?? `code ${code}`}`),
      )
    })
    // A command that does not read its input is not an error.
    child.stdin.on('error', () => {})
    child.stdin.end(JSON.stringify(question))
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      if (output.length > LARGEST_ANSWER) child.kill()
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      errors = (errors + chunk).slice(-1000)
    })
    const trouble = await ended
    if (trouble !== '') throw new Error([trouble, errors.trim()].filter((part) => part !== '').join(': '))
    try {
      return JSON.parse(output)
    } catch {
      throw new Error(`the command did not print JSON: ${output.slice(0, 200)}`)
    }
  }
}
