// The small reader that adds tasks, beside the one that knows all the words.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dialogues, NOW } from '../../../testing/dialogues.ts'
import { createAddingReader, readAddedTask } from './adding.ts'
import { createReader } from './create-reader.ts'

const everyday = (language: string) => join(import.meta.dirname, '../../../conversations/everyday', language)
const lines = ['en', 'he'].flatMap((language) =>
  readdirSync(everyday(language)).flatMap((file) => readFileSync(join(everyday(language), file), 'utf8').split('\n')),
)
const texts = [
  ...dialogues.flatMap(({ turns }) => turns.map(({ user }) => user)),
  ...lines.map((line) => line.split(' => ')[0] ?? ''),
]

test('[D44] with the few words that are loaded to add a task every text is read as with all of them', () => {
  const [small, whole] = [createAddingReader(), createReader()]
  const moment = { now: NOW, utcOffset: 120 }
  expect(texts.length).toBeGreaterThan(3_000)
  for (const text of texts) expect(readAddedTask(small, text, moment), text).toEqual(readAddedTask(whole, text, moment))
})

test('[D44] asking the small reader for other words is told as the mistake it is', () => {
  expect(() => createAddingReader().all()[0]?.words).toThrow('no words for words')
})
