// The names of statuses and the like, as far as they are written.

import type { PartOf } from '../../packages/contract/src/language.ts'
import type { Words } from '../../packages/contract/src/words/words.ts'

export const esperantoWords: PartOf<Words> = {
  priorities: { low: 'malalta', medium: 'meza', high: 'alta', urgent: 'urĝa' },
  lifecycles: { todo: { name: 'Taskoj', statuses: { open: { name: 'malfermita', means: 'Farenda' } } } },
}
