// What can be set of a room, beside its roles. Whoever creates or changes one, stores, imports or shows one goes by this:
// a setting is added here, with what holds if nobody says, and nowhere else.
//
// RZ1. Rooms that were stored before there was a setting have what holds if nobody says.

import * as z from 'zod'
import { once } from '../once.ts'
import { roleName } from './room-names.ts'

const MOST_ROLES = 20

const settings = once(() =>
  z.strictObject({
    parallel: z.int().min(1).max(10_000).default(1).describe('How many tasks may be in work at once'),
    leaseSeconds: z
      .int()
      .min(1)
      .max(86_400)
      .default(600)
      .describe('After how long without a sign of life a claim is suspect'),
    mostAttempts: z
      .int()
      .min(1)
      .max(1_000)
      .default(3)
      .describe('After how many failures in a row a task goes to a person'),
    retrySeconds: z
      .int()
      .min(0)
      .max(86_400)
      .default(30)
      .describe('How long a task rests after its first failure; twice as long after each further one'),
    longestPauseSeconds: z.int().min(0).max(604_800).default(3_600).describe('How long a task rests at the longest'),
    attemptSeconds: z
      .int()
      .min(0)
      .max(2_592_000)
      .default(0)
      .describe('How long one attempt may take; 0 is without end'),
    quietSeconds: z
      .int()
      .min(0)
      .max(2_592_000)
      .default(0)
      .describe('How long a supervised command may print nothing; 0 is without end'),
    taskSeconds: z
      .int()
      .min(0)
      .max(2_592_000)
      .default(0)
      .describe('How long all attempts at a task may take before it goes to a person; 0 is without end'),
    resetSuspects: z.boolean().default(false).describe('Let waiting agents take over what a suspect holds'),
  }),
)

type Settings = ReturnType<typeof settings>['shape']
type Changes = { [name in keyof Settings]: z.ZodOptional<ReturnType<Settings[name]['unwrap']>> }

/** For a room that is made: what is left out is as if nobody said. */
export const newSettings = (): Settings => settings().shape

/** For a room that is changed: what is left out stays. */
export function changedSettings(): Changes {
  const inner = Object.entries(settings().shape).map(([name, field]) => {
    const plain = field.unwrap()
    return [name, (field.description === undefined ? plain : plain.describe(field.description)).optional()]
  })
  return Object.fromEntries(inner) as Changes
}

export const roomRoles = () => z.array(roleName()).min(1).max(MOST_ROLES)

/** As they are stored. */
export const storedSettings = once(() =>
  z.strictObject({ roles: roomRoles(), entryRole: roleName(), ...settings().shape }),
)
export type RoomSettings = Readonly<z.output<ReturnType<typeof storedSettings>>>

/** As they come from another store: what they do not say stays unsaid, so that a copy is the same to the byte. */
export const importedSettings = () =>
  z.strictObject({ roles: roomRoles(), entryRole: roleName(), ...changedSettings() })

/** What holds where nobody says. */
export const defaultSettings = once(() => settings().parse({}))
