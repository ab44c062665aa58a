// Hebrew.

import type { Speech } from '../index.ts'
import { hebrewAdding } from './adding.ts'
import { directPhrases } from './direct-phrases.ts'
import { doing } from './doing.ts'
import { fillers } from './fillers.ts'
import { listPhrases } from './list-phrases.ts'
import { lists } from './lists.ts'
import { phrases } from './phrases.ts'
import { quickReplies } from './quick-replies.ts'
import { repairs } from './repairs.ts'
import { rewording } from './rewording.ts'
import { sameAs } from './same-as.ts'
import { saying } from './saying.ts'
import { several, severalPhrases } from './several.ts'
import { words } from './words.ts'

export const hebrew: Speech = {
  ...hebrewAdding,
  direct: directPhrases,
  doing,
  fillers,
  listPhrases,
  lists,
  phrases,
  quickReplies,
  repairs,
  rewording,
  sameAs,
  several,
  severalPhrases,
  saying,
  words,
}
