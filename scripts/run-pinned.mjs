// Runs a program on the pinned Node, as if it had been called itself: same terminal, same signals, same exit code.

import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { pinnedNode, root } from './paths.mjs'

/** Resolves to the exit code. */
export function runPinned(args, { env = {} } = {}) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(pinnedNode, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
    cwd: process.env.INIT_CWD ?? process.cwd(),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)))
  })
}

/** The script of an installed package, to be run with node. */
export function tool(path) {
  return join(root, 'node_modules', path)
}
