// The errors, as far as they are written.

import { countingIn } from '../../packages/contract/src/counting.ts'
import type { LanguageTexts } from '../../packages/contract/src/errors/texts.ts'
import type { PartOf } from '../../packages/contract/src/language.ts'

const count = countingIn('eo')

export const esperantoErrors: PartOf<LanguageTexts> = {
  errors: {
    TASK_NOT_FOUND: {
      message: ({ task }) => `Ne estas tasko ${task}.`,
      next: (_, point) => point('La taskoj', 'listTasks', { status: 'all' }),
    },
    IMPORT_INTO_USED_STORE: {
      message: ({ tasks }) => `Jam estas ${count(tasks, { one: 'unu tasko', other: '# taskoj' })}.`,
    },
  },
  guidance: { look: 'Rigardu' },
}
