// A data folder is its owner's alone: 0700, and 0600 for what Pawl keeps in it. Whatever an earlier version left open to
// others is closed. SQLite gives the files beside a database the mode of the database. In a repository git is told to leave a new
// one alone: it holds secrets of sessions.

import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { makeFolder } from './make-folder.ts'

const OWN_FILES = /^(?:pawl\.db(?:-wal|-shm|-journal)?|server\.json|server\.lock(?:-journal)?)$/
const STICKY = 0o1000

/** Makes the folder, and the file of the store in it, if they are not there yet. */
export function makePrivate(folder: string, storeFile: string): void {
  makeFolder(folder, 0o700)
  const before = readdirSync(folder)
  if (before.length === 0 && isInRepository(folder)) writeFileSync(join(folder, '.gitignore'), '*\n', { mode: 0o600 })
  closeSync(openSync(join(folder, storeFile), 'a', 0o600))
  // One that is full of other things was pointed at by mistake, or on purpose: it is not ours to close.
  if (before.length === 0 || before.includes(storeFile)) tighten(folder, 0o700)
  for (const name of readdirSync(folder)) if (OWN_FILES.test(name)) tighten(join(folder, name), 0o600)
}

function isInRepository(folder: string): boolean {
  for (let place = resolve(folder); ; place = dirname(place)) {
    if (existsSync(join(place, '.git'))) return true
    if (place === dirname(place)) return false
  }
}

/** Only what is one's own, and never a folder that everyone shares. */
function tighten(path: string, mode: number): void {
  const { uid, mode: now } = statSync(path)
  if (uid === process.getuid?.() && (now & 0o077) !== 0 && (now & STICKY) === 0) chmodSync(path, mode)
}
