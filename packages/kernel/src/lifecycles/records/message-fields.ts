// What a message of governed work may say. Which message says what is the contract's to know; a message never changes what
// it said, so none of these is editable.

import { EVERY_STATUS } from '../../lifecycle.ts'

const said = { holds: 'text', allowedIn: EVERY_STATUS } as const
const count = { holds: 'count', allowedIn: EVERY_STATUS } as const
const data = { holds: 'data', allowedIn: EVERY_STATUS } as const

export const MESSAGE_FIELDS = {
  type: said,
  initiative_id: said,
  title: said,
  task_id: { holds: 'task', allowedIn: EVERY_STATUS },
  task_number: count,
  worker: said,
  worker_version: count,
  result_version: count,
  result: said,
  policies: data,
  judged_by: data,
  not_by: data,
  violated: data,
  owner: said,
  next_action: said,
  question: said,
  findings: said,
  reason: said,
  because: data,
  evidence: data,
  outcome: said,
  status: said,
} as const
