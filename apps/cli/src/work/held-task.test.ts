// What a supervisor hears of its task with every renewal of the claim, from a real store.

import { runOperation } from '@pawl/operations'
import { expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { SECRET } from '../../../../testing/session-secret.ts'
import type { Ask } from '../door/patient-door.ts'
import type { Settings } from '../settings.ts'
import { HeldTask } from './held-task.ts'

const { now } = freshContexts((databases[0] as (typeof databases)[number]).freshPlace)

test('[W6] what the command tells the server itself counts as heard of; being alive does not', async () => {
  const ask: Ask = (key, input) => runOperation(now.context, key, input)
  await asked(now.context).done('createRoom', { room: 'build', roles: ['builder'] })
  await asked(now.context).done('postMessage', { room: 'build', content: 'Build it' })
  const session = `s1${SECRET}`
  const { task, epoch } = await asked(now.context).done('waitForTask', {
    room: 'build',
    role: 'builder',
    session,
    timeoutSeconds: 0,
  })
  const settings = { language: 'en' } as Settings
  const held = new HeldTask({ task, session, epoch } as never, { settings, ask, late: new AbortController().signal })
  await held.start()
  let heard = 0
  const renew = () => held.report(undefined, undefined, () => heard++)
  await renew()
  expect(heard).toBe(0)
  await asked(now.context).done('reportProgress', { task: '1', session, progress: 'half' })
  await renew()
  await renew()
  expect(heard).toBe(1)
})
