// System5, policy: says what a policy means, and whether another System1 would help.

import { text } from 'node:stream/consumers'

const { type, body } = JSON.parse(await text(process.stdin))

const ANSWERS = {
  PolicyVague: () => ({
    clarifications: body.policies.map(({ policy_id }) => ({ policy_id, text: 'At most 40 words.' })),
  }),
  RemediationRequest: () => ({ outcome: 'none_viable', reason: 'a date is for people to decide' }),
  InternalError: () => ({ seen: true }),
}

process.stdout.write(JSON.stringify(ANSWERS[type]()))
