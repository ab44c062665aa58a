// Runs a program on the pinned Node, as if it had been called itself: same terminal, same signals, same exit code. It ends
// when whoever called it ends, however that is.

import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { whenCallerIsGone } from './caller.mjs'
import { pinnedNode, root } from './paths.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** A pipe that carries nothing and closes when this process is gone, also by kill -9: `pawl serve` looks at it. */
const TIE = 3

/** Resolves to the exit code. `tied`: the program looks at the pipe. */
export function runPinned(args, { env = {}, tied = false } = {}) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(pinnedNode, args, {
    stdio: ['inherit', 'inherit', 'inherit', ...(tied ? ['pipe'] : [])],
    env: { ...process.env, PATH: path, ...(tied && { PAWL_TIED_TO: String(TIE) }), ...env },
    cwd: process.env.INIT_CWD ?? process.cwd(),
  })
  const pass = (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, pass)
  const stopLooking = whenCallerIsGone(() => pass('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      stopLooking()
      for (const signal of SIGNALS) process.off(signal, pass)
      resolve(code ?? 1)
    })
  })
}

/** The script of an installed package, to be run with node. */
export function tool(path) {
  return join(root, 'node_modules', path)
}
