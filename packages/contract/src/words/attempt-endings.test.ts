import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { type AttemptEnding, endingLine, shownReason } from './attempt-endings.ts'

const endings: readonly AttemptEnding[] = [
  { how: 'exited', code: 3 },
  { how: 'signalled', signal: 'SIGKILL' },
  { how: 'not_started', reason: 'spawn agent ENOENT' },
  ...[1, 2, 4, 3600].map((seconds) => ({ how: 'took_too_long', seconds }) as const),
  ...[0.5, 1, 2, 90].map((seconds) => ({ how: 'was_quiet', seconds }) as const),
  { how: 'worker_killed' },
  { how: 'worker_stopped' },
]

describe.each(endings)('$how', (ending) => {
  const kept = endingLine(ending)

  test('[AE2] is read in each language, whichever it was written in', () => {
    for (const written of LANGUAGES) {
      for (const read of LANGUAGES) expect(shownReason(shownReason(kept, written), read)).toBe(shownReason(kept, read))
    }
  })

  test('[AE2] has no English sentence in Hebrew, and keeps the lines after it', () => {
    const [first = '', ...rest] = shownReason(`${kept}\nlast line\n`, 'he').split('\n')
    expect(first).toMatch(/^\p{Script=Hebrew}/u)
    expect(rest).toEqual(['last line', ''])
  })
})

test.each([
  ['what an agent wrote itself', 'the build exited with exit code 3'],
  ['an ending that is not the first line', 'no network\nexit code 3'],
  ['a sentence with a colon', 'note: read this'],
  ['nothing', ''],
])('[AE2] %s stays as it is', (_, text) => {
  for (const language of LANGUAGES) expect(shownReason(text, language)).toBe(text)
})

test('[AE2] what earlier Hebrew stores keep is read in English', () => {
  expect(shownReason('לא הדפיס דבר במשך ־90 שניות', 'en')).toBe('printed nothing for 90 seconds')
})
