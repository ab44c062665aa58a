// English: sentences that are no orders.

import { forms } from '../entries.ts'
import type { Saying } from '../saying.ts'
import { followingUp } from './saying/following-up.ts'
import { moving } from './saying/moving.ts'
import { reasons } from './saying/reasons.ts'
import { remarking } from './saying/remarking.ts'
import { reminding } from './saying/reminding.ts'
import { stating } from './saying/stating.ts'
import { takingBack } from './saying/taking-back.ts'
import { telling } from './saying/telling.ts'

export const saying: Saying = {
  ...stating,
  ...telling,
  ...takingBack,
  ...followingUp,
  ...moving,
  ...reasons,
  ...reminding,
  ...remarking,
  filing: [
    /^(?:and )?(?:remove|take|drop|delete) (?:the )?(?:tag|label) #?(?<untag>(?!from\b|off\b)[^\s:]+) (?:from|off|off of) (?<task>.+)$/iu,
    /^(?:and )?(?:remove|take|drop|delete) (?:the )?#?(?<untag>(?!from\b|off\b)[^\s:]+) (?:tag|label) (?:from|off|off of) (?<task>.+)$/iu,
    /^(?:and )?(?:remove|take|drop|delete) (?<untag>the tag|that tag|it) (?:from|off|off of) (?<task>.+)$/iu,
    /^(?:please |can you |could you |and )?(?:tag|label) (?<task>(?:task |number |#)?\d+) (?:with |as )?#?"?(?<tag>[\p{L}\p{N}_-]+)"?$/iu,
    /^(?:please |can you |could you )?(?:make|write|leave|add|put) (?:a |this |the )?(?:note|comment) (?:on|to|for|about|in|at) (?<task>[^:]+?) ?(?::|that|saying|that says) ?(?<note>.+)$/iu,
    /^(?:and |also |please |can you |could you )*(?:make|write|leave|add|put|take) (?:a )?note (?:that )(?<note>.+)$/iu,
    /^(?:and |also |please )*note (?:to|on|for) (?<task>[^:]+?) ?: ?(?<note>.+)$/iu,
    /^(?:and |also |please )*note (?<task>#?\d+) ?:? (?<note>.+)$/iu,
    /^(?:and |also |please )*note(?: that|:)? (?!to self)(?<note>.+)$/iu,
    /^(?<note>.+?)[,;]? (?:put|add|write) (?:that|this|it) (?:down )?(?:as|in) (?:a |the )?(?:note|notes|comment)$/iu,
    /^(?:please |and |can you |could you )*(?:tag|label) (?<task>it|this|that|both(?: of them)?|them(?: all| both)?|all of them|these|those|the rest|the others?(?: two| three)?) (?:with |as )?#?(?<tag>[\p{L}\p{N}_-]+)$/iu,
    /^(?:please |can you |could you |and )?(?:tag|label) (?<task>(?:the|my) .+) (?!with |as )#?(?<tag>[\p{L}\p{N}_-]+)$/iu,
    /^(?:please |can you |could you )?(?:tag|label) (?<task>.+?) (?:with|as) #?(?<tag>[\p{L}\p{N}_-]+)$/iu,
    /^(?:please |can you |could you )?(?:add|put) (?:the |a )?(?:tag|label) #?(?<tag>[\p{L}\p{N}_-]+) (?:to|on) (?<task>.+)$/iu,
    /^(?:please |can you |could you |and |also )*(?:put|move|file|assign|add) (?<task>.+?) (?:in|into|to|under) (?:a |the )?(?:new )?project (?:called |named |for )?["“]?(?<project>[^"“”]+)["”]?$/iu,
    /^(?:and |also |but |oh )*(?:part of|belongs to|goes in|goes into|goes under|filed? under) (?:the |my )?#?(?<place>.+?)(?: list| tag| project| stuff)?$/iu,
    /^(?:and |also |but |oh |actually |sorry,? )*(?<task>it|that|this)(?:'s|s| is| should be| belongs| goes| should go| needs to go| was)(?: a| an)? ?(?:part |something )?(?:of|for|to|in|into|under|on|with)? (?:the |my )?#?(?<place>.+?)(?: list| tag| project| stuff| thing| task)?$/iu,
    /^(?:and |also |but |oh |actually |sorry,? )*(?<task>it|that|this)(?:'s| is| goes| belongs) (?:for |in |to |under )(?:the |my )(?<place>.+?)(?: list| tag| project)$/iu,
    /^(?:please |can you |could you )?(?:put|move|file|assign) (?<task>.+?) (?:in|into|to|under) (?:the|my) (?<project>\S+(?: \S+)?) project$/iu,
    /^(?:please |can you |could you |and |also )?(?:put|move|file|assign|add|stick) (?<task>.+?) (?:(?<under>under)|in|into|to|with|on) (?:the |my )?#?(?<place>.+?)(?: list| tag| project)?$/iu,
    /^(?:please |can you |could you )?(?:add|put|attach|leave) (?:a )?(?:note|comment) (?:to|on|for) (?<task>.+?) ?(?::|saying|that says) ?(?<note>.+)$/iu,
    /^(?:and |also |please )?(?:add|put|attach|leave) (?:there |here )?(?:a )?(?:note|comment)(?: to it| on it| there| here)? ?(?::|saying|that says) ?(?<note>.+)$/iu,
  ],
  commandWords: forms(`
    show, list, tasks, task, delete, remove, remind, reminders, reminder, complete, finish, finished, update, change,
    create, rename, cancel, remember, reschedule, postpone, priority, completed, deadline, reopen, everything,
    pending, todos, tomorrow, please, mark, forget, overdue, urgent, today, monday, tuesday, wednesday, thursday, friday,
    saturday, sunday, tonight, weekend, what's
  `),
}
