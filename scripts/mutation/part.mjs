// What every part has in common: which code is changed, and the tests that judge it.

/** `mutate`: the code; `tests`: what judges it, all of it pure and without set-up. Both are globs. */
export function part(name, { mutate, tests }) {
  // Read by vitest.config.ts, in the processes that run the tests.
  process.env.MUTATION_TESTS = tests.join(' ')
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    mutate: [...mutate, '!**/*.test.ts', '!**/index.ts'],
    ignorePatterns: ['coverage', '**/dist', '.pawl'],
    coverageAnalysis: 'perTest',
    // Tables are computed once, when their module is loaded; they are left to the tests that walk through every row.
    ignoreStatic: true,
    // A machine that others use too is slow, not endless.
    timeoutMS: 120_000,
    concurrency: 2,
    // Only what changed since the last run, code or tests, is judged again.
    incremental: true,
    incrementalFile: `coverage/mutation/${name}-incremental.json`,
    reporters: ['clear-text', 'json', 'progress-append-only'],
    jsonReporter: { fileName: `coverage/mutation/${name}.json` },
    tempDirName: `coverage/mutation/work-${name}`,
    thresholds: { high: 90, low: 90, break: 90 },
  }
}
