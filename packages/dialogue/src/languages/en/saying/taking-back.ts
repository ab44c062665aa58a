// English: how a task is opened again, and how what was just done is taken back.

import { forms } from '../../entries.ts'
import type { TakingBack } from '../../saying.ts'

export const takingBack: TakingBack = {
  reopen: forms(`
    reopen, re-open, re open, uncheck, untick, unmark, uncomplete, un-complete, unfinish, undelete, bring back,
    put back, restore, recover, get back, reactivate, add back, resurrect, un-delete, unarchive, reinstate, revive
  `),
  backVerbs: ['put', 'bring', 'move', 'add', 'get', 'set', 'mark', 'give me', 'change'],
  back: forms(`
    back, back to open, back to pending, back to not done, as not done, as undone, as open, not done
  `),
  backTo: forms(`
    on, onto, to, in, on the list, on my list, to the list, to my list, in the list, in my list, onto the list,
    onto my list, on my to do list, on my todo list, to my to do list, on there, please, again, to my tasks, to do,
    to my todo list, into my list, into the list
  `),
  takenBack: forms(`
    actually no, actually not, wait no, no wait, scratch that, on second thought no, oh wait no, oops no, no no,
    hmm no, actually never mind, actually nevermind, actually forget it, actually forget that, no actually, sorry no, not that, no not that, don't do that,
    actually don't, actually dont, wait undo, that's wrong, thats wrong, that was wrong, no that was wrong,
    no that's wrong, my mistake, by mistake, that was a mistake, i changed my mind, that's not what i wanted,
    that's not what i meant, thats not what i meant, not what i meant, just kidding, kidding, i was kidding,
    haha just kidding, jk, need that, i need that, i need it, wait need that, oops wait need that, i do need that, wait i need that
  `),
  keeping: forms('keep, leave, keep it, leave it, keep both, keep them, leave them'),
  cancelsLast: forms(`
    take it back, take them back, take back both, take both back, undo both, undo all of it, wrong one,
    forget that last thing, forget that last one, forget the last thing, forget the last one, remove that last one,
    delete that last one, oops wrong one, cancel that, cancel this, undo everything, scratch the last one, scratch that last one, undo the last one, not that, not that one
  `),
  notDoneAfterAll: forms(`
    no i didn't, no i didnt, nope i didn't, nope not yet, nah not yet, i didn't, i didnt, i haven't, i havent, no i haven't, not yet, no not yet, actually i didn't,
    i didn't actually, not yet actually, actually not yet, it isn't, it isnt, it's not, its not, it's not done,
    they aren't, not really, not quite, not quite yet, still not, not done yet
  `),
  bringsBack: forms(`
    bring it back, no bring it back, bring them back, bring both back, put it back, put them back, put both back,
    restore it, restore them, restore both, get it back, i want it back, i need it back, i still need it, i still need that,
    i still need them, i need it after all, i still want it, i do need it, i actually need it, i want to keep it,
    i need to keep it, don't delete it, dont delete it, i need that one, i still need that one
  `),
  keepsLast: forms(`
    keep it, keep both, keep them both, keep all of them, keep all, leave it, leave them, leave it as it is,
    actually keep it, no keep it, keep it after all, keep them, actually keep them, leave both, keep him, keep her,
    no keep him, no keep her, no leave it, no leave both, leave him, leave her, i'll keep it, ill keep it
  `),
}
