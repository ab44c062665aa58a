// Reads the messages of this process. Its lexicon is built by the first message that is read, and is used for all of them.

import { createReader } from '@pawl/dialogue'

export const reader = createReader()
