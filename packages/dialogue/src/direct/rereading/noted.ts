// What is said of a new task behind ‘note:’ : ‘call the plumber tomorrow, note: his number is 555-1234’. It is read as what it
// describes.
//
// NT1. Something stands before it, apart by a mark: ‘note: buy milk’ is a thing to remember.

import type { Scene } from '../scene.ts'

const LONGEST = 300

export function withNote(message: string, { reader, language }: Scene): string | undefined {
  if (message.length > LONGEST || message.includes('\n')) return undefined
  for (const { fillers } of reader.all()) {
    const { said, note } = fillers.noted?.exec(message.trim())?.groups ?? {}
    if (said === undefined || note === undefined) continue
    return `${said} ${reader.speech(language).fillers.withNote ?? ''}: ${note}`
  }
  return undefined
}
