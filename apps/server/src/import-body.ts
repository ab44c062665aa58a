// An import's lines, all of them here before the store is held: while an import is taken in nobody else writes, and a
// sender that stalls must not keep them waiting. They wait in a file without a name, which is gone with whoever has it
// open, however that ends.

import { type FileHandle, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fail } from '@pawl/contract'
import { splitLines } from '@pawl/operations'

const CHUNK = 64 * 1024
const PREFIX = 'pawl-import-'
/** A folder that still has its name after so many milliseconds belongs to nobody, or cannot be removed anyway. */
const LEFT_OVER = 60_000

/** Hands the lines to whoever takes them in, and leaves nothing behind. */
export async function withLines<Result>(
  body: Readable,
  take: (lines: AsyncIterable<string>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  let file: FileHandle | undefined
  try {
    file = await open(join(folder, 'lines'), 'wx+')
    // Where a file in use cannot be removed it is removed at the end.
    await rm(folder, { recursive: true, force: true }).catch(() => {})
    await received(body, file)
    return await take(splitLines(chunksOf(file)))
  } finally {
    await file?.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Of whoever was killed in the moment between making its folder and removing it. */
export async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(tmpdir(), name)
    const made = (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (made < Date.now() - LEFT_OVER) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

async function received(body: Readable, file: FileHandle): Promise<void> {
  try {
    for await (const chunk of body) await file.appendFile(chunk)
  } catch (error) {
    // Whoever sent it is gone; nothing was stored.
    if (body.readableAborted) throw fail('IMPORT_INCOMPLETE', { line: 0 }, error)
    throw error
  }
}

async function* chunksOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    // A new one each time: a line is made of the pieces it came in.
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(CHUNK), position })
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
