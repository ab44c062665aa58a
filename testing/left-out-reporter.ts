// After the summary: which tests were left out because something is missing here, and how to get it.

import type { Reporter, TestModule } from 'vitest/node'

export default class LeftOutReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = new Map<string, number>()
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result()
        const note = 'note' in result ? result.note : undefined
        if (note !== undefined) counts.set(note, (counts.get(note) ?? 0) + 1)
      }
    }
    for (const [note, count] of counts) process.stderr.write(`Left out ${count} tests: ${note}.\n`)
  }
}
