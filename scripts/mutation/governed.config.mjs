// Mutants of what answers cause in governed work: `npm run mutate -- governed`.

import { part } from './part.mjs'

const own = [
  'answers',
  'answers/*',
  'choose-worker',
  'effects',
  'four-eyes',
  'moves',
  'next',
  'outdated',
  'replace',
  'review',
]

export default part('governed', {
  mutate: own.map((file) => `packages/operations/src/governed/${file}.ts`),
  tests: ['packages/operations/src/governed/answers/*.test.ts'],
})
