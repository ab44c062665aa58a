// The command `pawl` as it is built: its parts are loaded with the code that earlier commands compiled. It is kept beside the
// program, and in the home folder where the program belongs to someone else.

import { homedir } from 'node:os'
import { join } from 'node:path'
import type { main } from '../main.ts'
import { PartLoader } from './part-loader.ts'
import { runCommand } from './run-command.ts'

const forThisNode = `${process.version}-${process.arch}`
const loader = new PartLoader(__dirname, [
  join(__dirname, 'compiled', forThisNode),
  join(homedir(), '.cache', 'pawl', forThisNode),
])
process.once('exit', () => loader.keep(process.argv.slice(2)))
// No await at the top: the built command is CommonJS.
void runCommand(async () => loader.load('main.cjs') as { main: typeof main })
