// Esperanto: a language that is not shipped. It shows that one can be added by its own files alone, and that two languages
// in Latin letters are told apart.

import type { Speech } from '../../../packages/dialogue/src/languages/index.ts'
import { esperantoAdding } from './adding.ts'
import { fillers } from './fillers.ts'
import { listPhrases, lists } from './lists.ts'
import { directPhrases, phrases, quickReplies } from './phrases.ts'
import { repairs } from './repairs.ts'
import { sameAs } from './same-as.ts'
import { saying } from './saying.ts'
import { several, severalPhrases } from './several.ts'
import { words } from './words.ts'

export const esperanto: Speech = {
  ...esperantoAdding,
  direct: directPhrases,
  doing: {
    verbs: new Set(['aĉeti', 'pagi', 'voki']),
    forMe: new Set(),
    isNoErrand: () => false,
    placeholders: new Set(['io', 'ion']),
    beforeTold: new Set(['mi', 'jam']),
    subjects: new Set(['mi']),
    toldForms: (verb) => [`${verb.slice(0, -1)}is`],
    nounsOf: () => [],
    saysWho: () => false,
    isActive: () => false,
    toPeople: new Set(),
    toWhom: new Set(),
    buying: new Set(['aĉeti']),
    alike: [],
    notDone: new Set(),
  },
  fillers,
  listPhrases,
  lists,
  phrases,
  quickReplies,
  rewording: { polite: [], small: ['la'], asking: ['ĉu'], groups: [], prefixes: [] },
  several,
  severalPhrases,
  repairs,
  sameAs,
  saying,
  words,
}
