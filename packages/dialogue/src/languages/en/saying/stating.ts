// English: what is said of a task: the report is done, the picnic is on Monday.

import { forms } from '../../entries.ts'
import type { Stating } from '../../saying.ts'

export const stating: Stating = {
  links: {
    is: forms(`
      is, are, was, were, has been, have been, got, is now, are now, is already, are already, was already, is finally,
      is all, are all, has now been, has already been, is actually, it's
    `),
    not: forms(`
      isn't, isnt, is not, aren't, are not, wasn't, was not, hasn't been, has not been, not, is still not, still not,
      still isn't, is not yet, is not actually, isn't actually, isn't really
    `),
    wanted: forms(`
      should be, needs to be, need to be, has to be, have to be, must be, should be done, can be, needs to be done,
      has to be done, must be done, should get, ought to be, should really be, is supposed to be, was supposed to be,
      should have been, needs to get done, has to get done, have to get done, need to get done, had to be, have got to be,
      has got to be, gotta be, are supposed to be, is meant to be, are meant to be, must get, has to get, have to get, stays, stay, should stay, remains, is staying, needs to stay, has to stay,
      needs to get, need to get, is to be, are to be
    `),
    moved: forms(`
      moved to, was moved to, got moved to, is moved to, has been moved to, has moved to, changed to, was changed to,
      got changed to, has been changed to, is changed to, rescheduled to, rescheduled for, was rescheduled to,
      was rescheduled for, has been rescheduled to, got rescheduled to, pushed to, was pushed to, got pushed to,
      has been pushed to, pushed back to, was postponed to, postponed to, has been postponed to, got postponed to,
      postponed until, was postponed until, delayed until, is delayed until, delayed to, is postponed to,
      is postponed until
    `),
  },
  said: {
    finished: forms(`
      done, finished, complete, completed, over, taken care of, dealt with, sorted, handled, sorted out, all done,
      out of the way, off my plate, wrapped up, marked as done, marked done, checked off, crossed off, ticked off,
      ready
    `),
    unwanted: forms(`
      removed, deleted, erased, cancelled, canceled, dropped, taken off, taken off the list, gone, taken off my list,
      removed from the list, removed from my list, deleted from my list, off my list, off the list, no longer needed,
      not needed anymore, not needed any more, no longer relevant, irrelevant, not relevant anymore, obsolete,
      called off, unnecessary, not needed
    `),
    started: ['in progress', 'underway', 'under way', 'started', 'in the works', 'being worked on'],
  },
  saidAlone: { finished: ['done', 'all done', 'finished', 'completed'], unwanted: [], started: ['in progress'] },
  ranOut: ['finished', 'over', 'gone', 'out'],
  dueLeads: forms(`
    due, due by, due on, due at, due for, on, for, by, before, done by, set for, set to, scheduled for, finished by,
    completed by, done on, moved to, happening on, happening, now due, actually, now, now on, in on, not due until,
    not until, changed to, pushed to
  `),
  saysDue: ['due'],
  dueWords: ['due', 'deadline', 'by'],
  ofTask: forms(`
    the deadline for, the deadline of, deadline for, deadline of, the due date for, the due date of, due date for,
    due date of, the date for, the date of, the priority of, the priority for, the time for, the reminder for,
    the reminder about, the reminder to, my reminder for, my reminder about, the status of, my reminder to,
    reminder for, reminder to, the time of, my deadline for, the alert for, priority of
  `),
  adverbs: forms(`
    wait, oh wait, hold on, in the end, at the end, though, tho, as it turns out, wow, lol, haha, hmm, ugh, um, uh, shoot, damn, argh, oh no, yikes, crap,
    now, already, finally, actually, really, just, only, also, too, yet, after all, at last, btw, by the way, anymore,
    any more, is better, works better, would be better, is fine, but, fine, today, instead, please, thanks, ok, okay, so, then, all, right now, anyway, again, and, still, oh, well,
    early, ahead of time, on time, sry, soz, pls, plz, thx, whatever, obviously, tho, k, btw, also please, exactly,
    if possible, if you can, as discussed, yay, completely, totally, sorry, oops, hey
  `),
}
