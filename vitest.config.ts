import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'apps/web/e2e/**/*.test.ts',
    ],
    globalSetup: ['testing/global-setup.ts'],
    setupFiles: ['testing/left-out.ts'],
    reporters: ['default', './testing/left-out-reporter.ts'],
    // Many tests wait for processes and browsers of their own; one at a time would leave the machine idle.
    maxWorkers: process.env.DATABASE_URL === undefined ? 2 : 1,
    testTimeout: 30_000,
    // What is waited for on a loaded machine comes late, but it comes.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
})
