import * as z from 'zod'
import { taskReference } from '../views/task-view.ts'

export const MOST_BLOCKERS = 100

/** What something new depends on [D50]. */
export const blockedBy = () =>
  z.array(taskReference()).min(1).max(MOST_BLOCKERS).optional().describe('Tasks that have to be done before it')
