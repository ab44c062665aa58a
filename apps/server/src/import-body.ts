// An import's lines, all of them here before the store is held: while an import is taken in nobody else writes, and a
// sender that stalls must not keep them waiting. They wait in a file without a name, which is gone with whoever has it
// open, however that ends.

import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fail } from '@pawl/contract'
import { splitLines } from '@pawl/operations'

const CHUNK = 64 * 1024

/** Hands the lines to whoever takes them in, and leaves nothing behind. */
export async function withLines<Result>(
  body: Readable,
  take: (lines: AsyncIterable<string>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pawl-import-'))
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
