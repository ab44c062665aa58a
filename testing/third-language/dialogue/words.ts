import { as, keywords } from '../../../packages/dialogue/src/languages/entries.ts'
import type { Entry } from '../../../packages/dialogue/src/languages/roles.ts'

export const words: readonly Entry[] = [
  ...keywords([
    ...as('create', ['aldonu, aldoni', 'aldonu aĉeti lakton', 'CREATE_TASK']),
    ...as('list', ['montru, montri', 'montru miajn taskojn', 'LIST_TASKS']),
    ...as('delete', ['forigu, forigi', 'forigu la lakton', 'DELETE_TASK']),
    ...as('complete', ['finu, plenumu', 'finu la raporton', 'COMPLETE_TASK']),
    ...as('update', ['ŝanĝu, ŝanĝi', 'ŝanĝu la raporton', 'UPDATE_TASK']),
  ]),
  ...as('remind', ['memorigu min', 'memorigu min pagi', 'CREATE_TASK']),
  ...as('undo', ['malfaru', 'malfaru', 'UNDO']),
  ...as('request', ['bonvolu', 'bonvolu aldoni lakton', 'CREATE_TASK']),
  ...as('question', ['kio, kiuj, kiujn', 'kiujn taskojn mi havas', 'LIST_TASKS']),
  ...as('and', ['kaj', 'aldonu lakton kaj montru miajn taskojn', 'CREATE_TASK', 'LIST_TASKS']),
  ...as('ours', ['tasko, taskon', 'forigu taskon 3', 'DELETE_TASK']),
  ...as('ours-plural', ['taskoj, taskojn', 'montru taskojn', 'LIST_TASKS']),
  ...as('list-noun', ['listo, liston', 'montru la liston', 'LIST_TASKS']),
  ...as('definite', ['la, mian, miajn', 'montru miajn taskojn', 'LIST_TASKS']),
  ...as('pronoun', ['ĝi, ĝin', 'forigu ĝin', 'DELETE_TASK']),
  ...as('greeting', ['saluton', 'saluton', 'GREETING']),
]
