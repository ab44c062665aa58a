// The Hebrew words Pawl understands.

import type { Entry } from '../roles.ts'
import { leads } from './leads.ts'
import { orders } from './orders.ts'
import { things } from './things.ts'
import { whole } from './whole.ts'

export const words: readonly Entry[] = [...orders, ...leads, ...things, ...whole]
