// The tests that judge mutants: those of pure packages, without set-up.

import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['packages/{kernel,dialogue}/src/**/*.test.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
})
