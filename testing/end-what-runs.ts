// After each file of tests: no server and no command that it started goes on.

import { afterAll } from 'vitest'
import { endWhatRuns } from './pawl-processes.ts'

afterAll(endWhatRuns)
