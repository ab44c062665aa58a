// The tests that judge mutants: those a part names.

import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: process.env.MUTATION_TESTS?.split(' '),
    isolate: false,
    testTimeout: 30_000,
  },
})
