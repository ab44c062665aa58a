// Reads the texts that are added in this process. Its words are loaded with the first of them.

import { createAddingReader } from '@pawl/dialogue/adding'

export { readAddedTask } from '@pawl/dialogue/adding'

export const reader = createAddingReader()
