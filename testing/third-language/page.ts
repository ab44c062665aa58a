// What the page of tasks says, as far as it is written.

import type { TasksPhrases } from '../../apps/web/src/tasks/phrases.ts'
import type { PartOf } from '../../packages/contract/src/language.ts'

export const esperantoTasks: PartOf<TasksPhrases> = {
  title: 'Taskoj',
  filters: 'Filtriloj',
  rename: (name) => `Renomu: ${name}`,
}
