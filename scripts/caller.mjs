// Whoever called this script: npm, and the shell between. npm passes a signal on to the shell only, which dies of it
// without a word to its child; npm killed outright passes nothing on. So it is looked whether they are still there.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const LOOK_EVERY = 300

// Taken when the script begins: they may be gone by the time everything is installed.
const callers = startedByNpm() ? callersFrom(process.ppid) : []

/** `then` is called once, when one of them is gone; not of scripts that were called without npm, which may outlive a shell. */
export function whenCallerIsGone(then) {
  if (callers.length === 0) return () => {}
  const look = setInterval(() => {
    if (process.ppid === callers[0] && callers.every(isAlive)) return
    clearInterval(look)
    then()
  }, LOOK_EVERY)
  return () => clearInterval(look)
}

function startedByNpm() {
  return process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32'
}

function callersFrom(parent) {
  const { name, parent: before } = about(parent)
  return /(?:^|\/)-?(?:ba|da|z|k|a)?sh$/.test(name) && before > 1 ? [parent, before] : [parent]
}

function about(pid) {
  const file = `/proc/${pid}/stat`
  // `1234 (name) S 1 …`; a name may hold brackets and spaces itself.
  const [, name = '', rest = ''] = existsSync(file)
    ? (/\((.*)\) (.*)/s.exec(readFileSync(file, 'utf8')) ?? [])
    : asked(pid)
  return { name, parent: Number(rest.split(' ')[1]) }
}

/** The same of systems without /proc. */
function asked(pid) {
  const { stdout = '' } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent = '', name = ''] = /(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
  return [undefined, name.trim(), `S ${parent}`]
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
