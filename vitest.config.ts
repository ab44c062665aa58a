// Four projects. `pure` needs no set-up and can be watched; the others get what they name from testing/*-setup.ts.

import { defineConfig } from 'vitest/config'
import LongestFirst from './testing/longest-first.ts'

/** Tests of pure parts inside packages whose other tests need a store or a process. */
const PURE_ELSEWHERE = [
  'packages/mcp/src/tools.test.ts',
  'packages/operations/src/attempts/{fold-attempts,last-progress}.test.ts',
  'packages/operations/src/governed/answers/*.test.ts',
  'packages/operations/src/insight/{days,fold-changes,longest-stay}.test.ts',
  'packages/operations/src/store/split-lines.test.ts',
  'packages/operations/src/rooms/place-in-line.test.ts',
  'packages/operations/src/imports/work/read-work.test.ts',
  'packages/storage/src/{migration-files,side-by-side}.test.ts',
  'apps/cli/src/answer/strict-schema.test.ts',
  'apps/cli/src/{phrases/*,commands/{first-page,help-words,other-words,required-options}}.test.ts',
  'apps/cli/src/door/{patient-door,plain-request}.test.ts',
  'apps/cli/src/work/{agent-output,plain-use,read-output,log-sender}.test.ts',
  'apps/cli/src/setup/edits.test.ts',
  'apps/cli/src/named-commands.test.ts',
  'scripts/{casts,counted-claims,decisions,licences,literal-shape,lock-with-addresses,no-model,refusal-facts,release-notes,site}.test.ts',
]

/** Processes and browsers share the machine with whatever else it does: one that was late is tried once more, by itself. */
const ONCE_MORE = 1

const MOST_AT_ONCE = 5

/** Where a database of one's own is named all share it, and one waits for the other. */
const atOnce = (workers: number) => (process.env.DATABASE_URL === undefined ? workers : 1)

// Projects follow each other, each with as many files at once as it keeps two processors busy with.
const PROJECTS = {
  pure: {
    include: [
      'packages/{kernel,dialogue,contract}/src/**/*.test.ts',
      'apps/web/src/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/reference/**/*.test.ts',
      ...PURE_ELSEWHERE,
    ],
    sequence: { groupOrder: 3 },
    maxWorkers: 2,
  },
  stores: {
    include: ['packages/{operations,storage}/src/**/*.test.ts'],
    exclude: PURE_ELSEWHERE,
    globalSetup: ['testing/stores-setup.ts'],
    setupFiles: ['testing/left-out.ts'],
    sequence: { groupOrder: 2 },
    maxWorkers: atOnce(2),
  },
  processes: {
    include: ['apps/{cli,server}/src/**/*.test.ts', 'packages/{mcp,client}/src/**/*.test.ts', 'scripts/*.test.ts'],
    exclude: PURE_ELSEWHERE,
    globalSetup: ['testing/build-setup.ts', 'testing/stores-setup.ts'],
    setupFiles: ['testing/left-out.ts', 'testing/end-what-runs.ts'],
    retry: ONCE_MORE,
    sequence: { groupOrder: 1 },
    // They wait for each other half of the time: with four, the processors would wait too.
    maxWorkers: atOnce(MOST_AT_ONCE),
  },
  browser: {
    include: ['apps/web/e2e/**/*.test.ts'],
    globalSetup: ['testing/build-setup.ts', 'testing/stores-setup.ts', 'testing/chromium-setup.ts'],
    setupFiles: ['testing/left-out.ts', 'apps/web/e2e/close-after.ts', 'testing/end-what-runs.ts'],
    retry: ONCE_MORE,
    sequence: { groupOrder: 0 },
    // They wait for servers that restart a third of the time; with four, browsers wait for each other longer than people would.
    maxWorkers: atOnce(3),
  },
}

export default defineConfig({
  test: {
    projects: Object.entries(PROJECTS).map(([name, test]) => ({ extends: true as const, test: { name, ...test } })),
    // The modules of one file serve the next: loaded, and compiled where they are hot. So no module that tests share
    // registers a hook or keeps something of a file; each test has a store, a workspace or a folder of its own.
    isolate: false,
    setupFiles: ['testing/property-seed.ts'],
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './testing/left-out-reporter.ts'],
    maxWorkers: atOnce(MOST_AT_ONCE),
    testTimeout: 30_000,
    // What is waited for on a loaded machine comes late, but it comes.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
})
