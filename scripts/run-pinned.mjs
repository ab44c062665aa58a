// Runs a program on the pinned Node, as if it had been called itself: same terminal, same signals, same exit code.

import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { pinnedNode, root } from './paths.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Resolves to the exit code. */
export function runPinned(args, { env = {} } = {}) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(pinnedNode, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
    cwd: process.env.INIT_CWD ?? process.cwd(),
  })
  const pass = (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      for (const signal of SIGNALS) process.off(signal, pass)
      resolve(code ?? 1)
    })
  })
}

/** The script of an installed package, to be run with node. */
export function tool(path) {
  return join(root, 'node_modules', path)
}
