// What the store tells whoever measures: Node's diagnostics channels cost nothing while nobody listens.

import { channel } from 'node:diagnostics_channel'

/** How many changes went into one commit: a number. */
export const commitBatches = channel('pawl:commit-batch')
/** How long a write waited for whoever held the file or the room: milliseconds. */
export const lockWaits = channel('pawl:lock-wait')
