// The command `pawl`, from its sources. The built one begins in start/built-command.ts.

import { runCommand } from './start/run-command.ts'

await runCommand(() => import('./main.ts'))
