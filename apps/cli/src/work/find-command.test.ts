import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PawlError } from '@pawl/contract'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { checkCommand } from './find-command.ts'

test('a command is found as a shell finds it, past places that cannot be looked into', () => {
  const folder = temporaryFolder()
  const [closed, open] = [join(folder, 'closed'), join(folder, 'open')]
  for (const place of [closed, open]) mkdirSync(place)
  writeFileSync(join(open, 'agent'), '#!/bin/sh\n')
  chmodSync(join(open, 'agent'), 0o755)
  // A file where a folder should be cannot be looked into either, not even by root.
  writeFileSync(join(folder, 'file'), '')
  chmodSync(closed, 0o000)
  const path = [closed, join(folder, 'file'), 'x'.repeat(300), open].join(delimiter)
  const found = (command: string) => {
    try {
      checkCommand(command, path)
      return 'found'
    } catch (error) {
      return error instanceof PawlError ? error.refusal.code : error
    }
  }
  expect([found('agent'), found('no-such')]).toEqual(['found', 'COMMAND_NOT_FOUND'])
  chmodSync(closed, 0o700)
})
