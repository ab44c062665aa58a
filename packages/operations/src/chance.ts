// Bytes by chance, for names that nobody shall share: not for secrets. From the file of the system where there is one: Node's
// crypto takes 8 ms to load, a third of what Node itself takes to start.

import { crypto } from './crypto.ts'

const AT_ONCE = 512
let drawn: Uint8Array = new Uint8Array(0)
let used = 0

export function bytesByChance(count: number): Uint8Array {
  if (used + count > drawn.length) {
    drawn = bytesOfSystem(Math.max(AT_ONCE, count))
    used = 0
  }
  used += count
  return drawn.subarray(used - count, used)
}

function bytesOfSystem(count: number): Uint8Array {
  const { closeSync, openSync, readSync } = process.getBuiltinModule('node:fs')
  const bytes = new Uint8Array(count)
  let file: number
  try {
    file = openSync('/dev/urandom', 'r')
  } catch {
    return crypto().randomBytes(count)
  }
  try {
    for (let read = 0; read < count; ) read += readSync(file, bytes, read, count - read, null)
    return bytes
  } finally {
    closeSync(file)
  }
}
