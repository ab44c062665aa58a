// Mutants of the kernel: `npm run mutate -- kernel`. What is computed once when a module is loaded (the tables) is left to
// the tests that walk through every row.

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: true },
  mutate: ['packages/kernel/src/**/*.ts', '!packages/kernel/src/**/*.test.ts', '!packages/kernel/src/**/index.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // A machine that others use too is slow, not endless.
  timeoutMS: 30_000,
  concurrency: 2,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'coverage/mutation/kernel.json' },
  tempDirName: 'coverage/mutation/work',
  thresholds: { high: 90, low: 90, break: 90 },
}
