// Mutants of how a message is read: `npm run mutate -- reading`.

import { part } from './part.mjs'

export default part('reading', {
  mutate: ['packages/dialogue/src/reading/**/*.ts'],
  tests: ['packages/dialogue/src/reading/*.test.ts', 'packages/dialogue/src/languages/words.test.ts'],
})
