// The tests that judge mutants: the pure ones of what is changed, without set-up. A part names their folder.

import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['**/*.test.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
})
