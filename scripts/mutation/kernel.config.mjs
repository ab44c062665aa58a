// Mutants of the kernel: `npm run mutate -- kernel`.

import { part } from './part.mjs'

export default part('kernel', { mutate: ['packages/kernel/src/**/*.ts'], tests: ['packages/kernel/src/**/*.test.ts'] })
