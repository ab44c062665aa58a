// While what a question can be answered.

import { expect, test } from 'vitest'
import { answered, task } from '../../../../../testing/governed-answer.ts'

test('[003 H4] an error that System5 has seen causes nothing, wherever the task is', () => {
  for (const status of ['pending', 'approved'] as const)
    expect(answered('InternalError', { seen: true }, { task: task(status) })).toMatchObject({ moves: [], names: [] })
})

test.each([
  ['PolicyVague', ['completed']],
  ['RejectionDecision', ['rejected']],
  ['BlockedResolution', ['blocked']],
  ['ResearchRequest', ['blocked']],
  ['RemediationRequest', ['rejected', 'blocked', 'pending', 'in_progress']],
  ['UserEscalation', ['rejected', 'blocked', 'pending', 'in_progress']],
] as const)('%s can be answered while the task is %j', (type, statuses) => {
  const all = ['pending', 'in_progress', 'blocked', 'completed', 'approved', 'rejected', 'canceled'] as const
  const answers = {
    PolicyVague: { clarifications: [] },
    RejectionDecision: { decision: 'change_required', reason: 'x' },
    BlockedResolution: { action: 'research', question: 'x' },
    ResearchRequest: { findings: 'x' },
    RemediationRequest: { outcome: 'none_viable', reason: 'x' },
    UserEscalation: { action: 'cancel' },
  }
  for (const status of all) {
    const caused = answered(type, answers[type], { task: task(status), asks: { policies: [] } })
    const isOutdated = caused.refused === 'ITEM_OUTDATED'
    expect([status, isOutdated]).toEqual([status, !(statuses as readonly string[]).includes(status)])
  }
})
