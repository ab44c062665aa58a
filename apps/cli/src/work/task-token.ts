// The token that a command is given for its task. It is of use before a server only: straight at the store a command is who
// its name says, with an agent's rights.

import type { OutcomeOf } from '@pawl/contract'
import { readServerRecord } from '@pawl/storage'
import type { Settings } from '../settings.ts'

/** Undefined without a server, or before one that gives none: then the command has no way in. */
export async function tokenFor(
  { serverUrl, databaseUrl, dataFolder }: Settings,
  ask: () => Promise<OutcomeOf<'addTaskToken'>>,
): Promise<string | undefined> {
  const isServed = serverUrl !== undefined || (databaseUrl === undefined && readServerRecord(dataFolder) !== undefined)
  if (!isServed) return undefined
  const made = await ask()
  return made.refused ? undefined : made.value.secret
}
