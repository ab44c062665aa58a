// System3, control: which tasks, which verdicts, how a block is resolved, what becomes of a rejected task.

import { text } from 'node:stream/consumers'
import { TASKS } from './plan.mjs'

const { type, body } = JSON.parse(await text(process.stdin))

const ANSWERS = {
  InitiativeAssign: () => ({ tasks: TASKS }),
  TaskReview: () => ({
    cases: body.policies.map((policy) => ({ policy_id: policy.policy_id, ...JUDGES[policy.policy_id](policy) })),
  }),
  BlockedResolution: () => ({ action: 'restart', description: 'The token is in the vault, under release.' }),
  RejectionDecision: () =>
    body.violated.some(({ policy_id }) => policy_id === 'no-promises')
      ? { decision: 'change_required', reason: 'no System1 here may decide on a date' }
      : { decision: 'improve', description: 'Say which variables there are and leave their values out.' },
}

const JUDGES = {
  'no-secrets': () =>
    /password=|key=/.test(body.result)
      ? { verdict: 'Violated', reasoning: 'there is a password in it' }
      : { verdict: 'Satisfied', reasoning: 'no secret in it' },
  brief: ({ clarifications }) => {
    const words = body.result.split(/\s+/).length
    if (words <= 12) return { verdict: 'Satisfied', reasoning: `${words} words are brief by any measure` }
    const limit = Number(/\d+/.exec(clarifications.join(' '))?.[0])
    if (Number.isNaN(limit)) return { verdict: 'Vague', reasoning: `are ${words} words brief?` }
    return { verdict: words <= limit ? 'Satisfied' : 'Violated', reasoning: `${words} words, ${limit} are allowed` }
  },
  'no-promises': () =>
    /promise/.test(body.result)
      ? { verdict: 'Violated', reasoning: 'nobody has decided on that date' }
      : { verdict: 'Satisfied', reasoning: 'nothing is promised' },
}

process.stdout.write(JSON.stringify(ANSWERS[type]()))
