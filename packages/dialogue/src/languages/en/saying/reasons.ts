// English: reasons before a command: I do not want to miss the bus, so.

import { forms } from '../../entries.ts'
import type { Reasons } from '../../saying.ts'

export const reasons: Reasons = {
  avoid: {
    leads: forms(`
      i don't want to, i dont want to, i do not want to, i can't, i cant, i cannot, i mustn't, i shouldn't,
      i don't wanna, i dont wanna, i must not, i better not, i'd better not, i'd hate to, don't want to
    `),
    put: "don't",
  },
  conditions: forms(`
    if, when, once, unless, until, after, before, whenever, as soon as, in case, should, assuming, provided, only if,
    only when, suppose, pretend
  `),
  conditionPrefixes: [],
  having: forms(`
    i have a, i have an, i have, i've got a, i've got an, i've got, i got a, i got an, we have a, we have an, we have,
    we've got, there is a, there is an, there's a, there's an, there's, there is
  `),
  purposes: forms(
    `so i, so i'm, so that i, so that i'm, so we, so we're, so im, because i, because i'm, cause i, or i'll, or else, otherwise i`,
  ),
  ofThat: forms(`
    that, it, this, of that, of it, of this, about that, about it, about this, to do it, to do that, to do this,
    to do so, that day, that morning, that afternoon, that evening, that night, for that, for it, for this, ok, okay, please, again, too, them, so
  `),
  reasonJoints: forms(`
    so, and, then, please, because, since, as, but, can you, could you, would you, will you, can you please,
    could you please, would you please, just, hey, ok, okay, hi, therefore, well, so please, so can you, so could you,
    i want you to, i need you to, need you to, kindly, pls, also
  `),
}
