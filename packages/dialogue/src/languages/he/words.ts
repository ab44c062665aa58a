// The Hebrew words Pawl understands.

import type { Entry } from '../roles.ts'
import { leads } from './leads.ts'
import { adding } from './orders/adding.ts'
import { changing } from './orders/changing.ts'
import { completing } from './orders/completing.ts'
import { deleting } from './orders/deleting.ts'
import { listing } from './orders/listing.ts'
import { opening } from './orders/opening.ts'
import { reminding } from './orders/reminding.ts'
import { things } from './things.ts'
import { whole } from './whole.ts'

/** Of the commands that begin with the same words the earlier one is tried first. */
const orders = [...adding, ...reminding, ...opening, ...listing, ...deleting, ...completing, ...changing]

export const words: readonly Entry[] = [...orders, ...leads, ...things, ...whole]
