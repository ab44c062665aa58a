// For tests of what is stored, not of who may store it.

import { RELATIONS, type Relation } from '../packages/kernel/src/index.ts'

export const EVERYONE = Object.keys(RELATIONS) as Relation[]
