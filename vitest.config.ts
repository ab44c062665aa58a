// Four projects. `pure` needs no set-up and can be watched; the others get what they name from testing/*-setup.ts.

import { defineConfig } from 'vitest/config'

/** Tests of pure parts inside packages whose other tests need a store or a process. */
const PURE_ELSEWHERE = [
  'packages/mcp/src/tools.test.ts',
  'packages/operations/src/governed/answers/*.test.ts',
  'packages/operations/src/insight/{days,fold-changes,longest-stay}.test.ts',
  'packages/operations/src/store/split-lines.test.ts',
  'packages/storage/src/{migration-files,side-by-side}.test.ts',
  'apps/cli/src/answer/strict-schema.test.ts',
  'apps/cli/src/{phrases/*,commands/help-words}.test.ts',
  'apps/cli/src/door/{patient-door,plain-request}.test.ts',
  'apps/cli/src/work/read-output.test.ts',
  'apps/cli/src/named-commands.test.ts',
  'scripts/{counted-claims,decisions,no-model,refusal-facts}.test.ts',
]

/** Processes and browsers share the machine with whatever else it does: one that was late is tried once more, by itself. */
const ONCE_MORE = 1

const PROJECTS = {
  pure: {
    include: [
      'packages/{kernel,dialogue,contract}/src/**/*.test.ts',
      'apps/web/src/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/reference/**/*.test.ts',
      ...PURE_ELSEWHERE,
    ],
    // Pure code keeps nothing between tests, so that the modules of one file serve the next.
    isolate: false,
  },
  stores: {
    include: ['packages/{operations,storage}/src/**/*.test.ts'],
    exclude: PURE_ELSEWHERE,
    globalSetup: ['testing/stores-setup.ts'],
    setupFiles: ['testing/left-out.ts'],
  },
  processes: {
    include: ['apps/{cli,server}/src/**/*.test.ts', 'packages/mcp/src/**/*.test.ts', 'scripts/*.test.ts'],
    exclude: PURE_ELSEWHERE,
    globalSetup: ['testing/build-setup.ts', 'testing/stores-setup.ts'],
    setupFiles: ['testing/left-out.ts'],
    retry: ONCE_MORE,
  },
  browser: {
    include: ['apps/web/e2e/**/*.test.ts'],
    globalSetup: ['testing/build-setup.ts', 'testing/stores-setup.ts', 'testing/chromium-setup.ts'],
    setupFiles: ['testing/left-out.ts'],
    retry: ONCE_MORE,
  },
}

export default defineConfig({
  test: {
    projects: Object.entries(PROJECTS).map(([name, test]) => ({ extends: true as const, test: { name, ...test } })),
    reporters: ['default', './testing/left-out-reporter.ts'],
    // Two at a time: with three, browsers and processes wait for each other longer than people would.
    maxWorkers: process.env.DATABASE_URL === undefined ? 2 : 1,
    testTimeout: 30_000,
    // What is waited for on a loaded machine comes late, but it comes.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
})
