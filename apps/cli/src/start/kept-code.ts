// Compiled code of one part of the program, as a file.
//
// QK1. A file is written whole or not at all, and on the disk before it has its name.
// QK2. V8 trusts what it is given and does not survive what is not its own: a word of each sector is compared before a file is
//      used. All of them would take longer than it saves.
// QK3. The code belongs to the part as it was written at that time, and to no other.

import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'

/** At the end: the sum of what is looked at, and the time the part was written. */
const SEAL = 16
const SECTOR = 512

export function readKept(file: string, writtenAt: number): Buffer | undefined {
  let kept: Buffer
  try {
    kept = readFileSync(file)
  } catch {
    return undefined
  }
  const length = kept.length - SEAL
  if (length <= 0 || kept.readUInt32LE(length) !== sumOf(kept, length) || kept.readDoubleLE(length + 8) !== writtenAt)
    return undefined
  return kept.subarray(0, length)
}

/** `make` takes some time, and is not asked where nothing can be written. */
export function writeKept(file: string, writtenAt: number, make: () => Buffer): void {
  const unfinished = `${file}.${process.pid}`
  const descriptor = openSync(unfinished, 'w', 0o644)
  try {
    const code = make()
    const seal = Buffer.alloc(SEAL)
    seal.writeUInt32LE(sumOf(code, code.length))
    seal.writeDoubleLE(writtenAt, 8)
    const whole = Buffer.concat([code, seal])
    for (let at = 0; at < whole.length; ) at += writeSync(descriptor, whole, at)
    fsyncSync(descriptor)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
}

function sumOf(code: Buffer, length: number): number {
  let sum = length
  for (let at = 0; at < length; at += SECTOR)
    sum = (Math.imul(sum, 31) + (code[at] as number) + ((code[at + 1] as number) << 8)) | 0
  return sum >>> 0
}
