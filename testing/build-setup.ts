// Before tests that start commands, servers or pages: the command is built as it is now, and the web app if it is older
// than its sources.

import { buildCommand } from '../scripts/build-command.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { oncePerRun } from './once-per-run.ts'

export default async function setup() {
  await oncePerRun('build', async () => {
    await buildCommand()
    await prepare()
    return { value: undefined, remove: () => {} }
  })
}
