import { expect, test } from 'vitest'
import { runWorktreeChaos } from '../../../../testing/worktree-chaos.ts'

test('[WC1] agents in worktrees of one repository, of which some die: nothing is lost and nothing merged twice', async () => {
  const { problems, merged } = await runWorktreeChaos({ workers: 4, seconds: 8, dieOneIn: 4 })
  expect(problems).toEqual([])
  expect(merged).toBeGreaterThan(0)
}, 120_000)
