// English: what follows upon what was just said: and eggs, the same for the milk, I meant the report.

import { forms } from '../../entries.ts'
import type { FollowingUp } from '../../saying.ts'

export const followingUp: FollowingUp = {
  andMore: forms(`
    and, also, and also, plus, oh and, and then, as well as, oh also, and maybe, and one more, ah and, and yeah,
    and please, and oh, ooh and, also add, and add, one more, another one
  `),
  detailLeads: forms(`
    with, on the way, size, the kind, for the, for my, for our, for his, for her, at the, at my, in the, in my, near,
    near the, next to, from the, the one, the ones, about the, opposite, her number is, his number is, their number is, the number is, the address is, her address is, phone number, ask for, made of, not the
  `),
  or: ['or', 'or on', 'or at'],
  tooAtEnd: ['too', 'as well', 'also'],
  sameFor: forms(`
    same for, same with, the same for, the same with, do the same for, do the same with, same thing for,
    same goes for, ditto for, likewise for, same thing with, the same goes for, and the same for, ditto,
    do the same to, same to, and same for, and do the same for, do that for, do that to, repeat for
  `),
  both: forms(`
    make both, make them both, make both of them, set both to, set both, set them both to, both, both of them,
    change both to, move both to, push both to, mark both as, mark both, move them both to, both are,
    mark them both as, mark them both, both should be, both need to be, change them both to, push them both to,
    both for, both by, both to, both on, both back to, move both back to, put both back to, put both on
  `),
  allThose: forms(`
    make them, make them all, make all of them, make all three, mark them as, mark them all as, mark them,
    move them to, move them all to, set them to, set them all to, all of them, they are all, they're all,
    change them to, change them all to, push them to, push them all to, they should be, mark them all
  `),
  meant: forms(`
    i meant, i mean, meant, i was talking about, i was referring to, not that one, i said, wrong one
  `),
  recurring: forms(
    'recurring, repeat, repeating, recur, a recurring task, a recurring one, repeat itself, a regular thing',
  ),
  perhaps: forms(`
    maybe, perhaps, possibly, uh maybe, um maybe, hmm maybe, probably, let's say, lets say, say, how about, what about, maybe on, maybe at, or maybe, could we do, can we do, could you do it,
    can you do it, could we make it, can we make it, should we do, would it be better on
  `),
  rather: forms(`
    rather, better, preferably, i'd prefer, i prefer, i'd rather, let's do, lets do, let's say, say, make that, but, do it,
    better make it, how about, put it, or
  `),
  aroundAnswer: forms(`
    i think, please, i guess, obviously, of course, sorry, oh, well, it's, its, it is, that's, the, of course, probably, ok, um,
    hmm, uh, er, ehm, maybe, perhaps, i suppose, let's say, yeah, yes, no, thanks, sure, it should be, for sure, definitely
  `),
  ratherAtEnd: forms(`
    instead, is better, was better, would be better, is fine, was fine, is ok, is okay, works, works better, works for me,
    is good, would be good, suits me, suits me better, is best, was right, was correct, is right, it is, it is then, would work, is more realistic, is easier
  `),
  notValue: ['not', 'and not', 'instead of', 'rather than'],
  from: ['from'],
  fromPrefixes: [],
}
