import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runPawl } from '../testing/pawl-processes.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { COMMANDS, PICTURE, pictureOf, type Typed } from './terminal-picture.ts'

test('the picture of the terminal shows what the program prints', async () => {
  const dataFolder = temporaryFolder()
  const session: Typed[] = []
  for (const command of COMMANDS) {
    const { stdout, stderr } = await runPawl(command.split(' '), { dataFolder })
    session.push({ command, printed: stdout + stderr })
  }
  expect(readFileSync(PICTURE, 'utf8')).toBe(pictureOf(session))
})
