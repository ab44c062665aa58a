// System4, intelligence: looks things up, and reviews an initiative that is over.

import { text } from 'node:stream/consumers'

const { type, body } = JSON.parse(await text(process.stdin))

const ANSWERS = {
  ResearchRequest: () => ({ findings: `Nothing was found on: ${body.question}` }),
  InitiativeReview: () => ({ summary: 'Released; the question of the next date was stopped.', next: null }),
}

process.stdout.write(JSON.stringify(ANSWERS[type]()))
