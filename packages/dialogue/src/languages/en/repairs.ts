import type { Repairs } from '../repairs.ts'

export const repairs: Repairs = {
  meantName: [
    /^(?:(?:oh|ah|no|nope|wait|oops|whoops|sorry|hold on|actually|hmm|my bad|wrong one|not that one|but)[,.!…]* )*(?<not>(?:just )?not )(?<which>.+?)[.!]*$/i,
    /^(?:(?:oh|ah|no|nope|wait|oops|whoops|sorry|hold on|actually|hmm|my bad|wrong one|not that one)[,.!…]* )+(?:i meant |i mean |meant )?(?<which>.+?)[.!]*$/i,
    /^(?:i meant|i mean)[,.!…]* (?<which>.+?)[.!]*$/i,
  ],
  noneOfThem: [
    'neither',
    'neither of them',
    'none',
    'none of them',
    'none of those',
    'none of these',
    'not any of them',
  ],
  onlyThose: [/^(?:no[,!.]? )?(?:just|only)(?: delete| do| remove| complete)? (?<which>.+?)[.!]*$/i],
  allBut: [
    /^(?:(?:yes|yeah|yep|ok|okay|sure|no|nope|wait|all|everything|all of them)[,!.]* )*(?:but |just )*(?:keep|not|except|except for|besides|apart from|leave|without) (?<which>.+?)[.!]*$/i,
  ],
  notThatNumber: [
    /^(?:(?:oops|sorry|no|wait|oh|ah)[,!.]? )+(?:i meant |i mean |make that )(?:task |number |#)?(?<meant>\d+)[.!]*$/i,
    /^(?:oops|sorry|no|wait|oh|ah)?[,!.]? ?(?:i meant )?not (?:task |number |#)?(?<not>\d+)[,;]? (?:but |i meant )?(?:task |number |#)?(?<meant>\d+)[.!]*$/i,
    /^(?:oops|sorry|no|wait|oh|ah)?[,!.]? ?i meant (?:task |number |#)?(?<meant>\d+),? not (?:task |number |#)?(?<not>\d+)[.!]*$/i,
  ],
  skip: [
    /^skip (?:it|this one|that one|the next one|this time|next time|it this time|it this week|it today|this week|today)(?: please)?[.!]*$/i,
    /^skip (?<task>.+?) (?:this time|this week|today|tomorrow|once|this month)[.!]*$/i,
    /^(?:i'll|i will|let's|lets) skip (?<task>.+?)(?: this time| this week| today)?[.!]*$/i,
  ],
  noMore: [
    /^(?:please )?(?:stop|end|cancel) (?:repeating|the repeats|the recurrence|recurring)(?: it| that| this)?[.!]*$/i,
    /^(?:please )?(?:stop|end) repeating (?<task>.+?)[.!]*$/i,
    /^(?:it |this |that )?(?:should not|shouldn't|need not|doesn't need to|must not) (?:repeat|recur)(?: any ?more)?[.!]*$/i,
    /^(?:don't|do not|dont) repeat (?:it|this|that)(?: any ?more)?[.!]*$/i,
    /^(?:make it|make this|make that)? ?(?:just|only) once[.!]*$/i,
    /^(?:please )?(?:remove|clear|cancel|drop) the (?:recurrence|repetition|repeat) (?:of|from|on) (?<task>.+?)[.!]*$/i,
    /^(?<task>.+?) (?:should not|shouldn't|need not|doesn't need to) (?:repeat|recur)(?: any ?more)?[.!]*$/i,
  ],
  noReminder: [
    /^(?:please )?(?:don't|do not|dont|stop|quit) remind(?:ing)? me (?:about|of|to) (?<task>.+?)(?: any ?more)?[.!]*$/i,
    /^(?:please )?(?:delete|remove|cancel|clear|turn off) (?:the |my |all |all the )?reminders? (?:for|of|on|from|about|to) (?<task>.+?)[.!]*$/i,
  ],
  remindOf: [
    /^(?:please )?(?:remind|alert|notify|ping) me (?:about|of|for) (?<task>.+?) (?<ahead>(?:an?|one|two|three|half an|the|\d+) (?:\S+ )?(?:before|ahead|beforehand|in advance|earlier))[.!]*$/i,
    /^(?:please )?(?:remind|alert|notify|ping) me (?<ahead>(?:an?|one|two|three|half an|the|\d+) (?:\S+ )?before) (?<task>.+?)[.!]*$/i,
  ],
}
