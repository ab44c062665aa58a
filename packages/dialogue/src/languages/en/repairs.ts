import type { Repairs } from '../repairs.ts'

export const repairs: Repairs = {
  meantName: [
    /^(?:(?:oh|ah|no|nope|wait|oops|whoops|sorry|hold on|actually|hmm|my bad|wrong one|not that one|but)[,.!…]* )*(?<not>(?:just )?not )(?<which>.+?)[.!]*$/i,
    /^(?:(?:oh|ah|no|nope|wait|oops|whoops|sorry|hold on|actually|hmm|my bad|wrong one|not that one)[,.!…]* )+(?:i meant |i mean |meant )?(?<which>.+?)[.!]*$/i,
    /^(?:i meant|i mean)[,.!…]* (?<which>.+?)[.!]*$/i,
  ],
  notThatBut: [
    /^(?:(?:oh|ah|no|nope|wait|oops|whoops|sorry|hold on|actually|hmm|ugh|my bad)[,.!…]* )*(?:i meant )?not (?<wrong>[^,;.!]+?)(?:[,;.!] ?| but | - )(?:but |i meant |rather |just )?(?<which>.+?)[.!]*$/i,
    /^(?:(?:oh|ah|no|nope|wait|oops|whoops|sorry|hold on|actually|hmm|ugh|my bad)[,.!…]* )*(?:i meant |i mean |just )?(?<which>[^,;.]+?),? not (?<wrong>.+?)[.!]*$/i,
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
    /^(?:(?:ok|okay|so|then|well|just|please|yeah|yes)[,.]? )*skip (?:it|this one|that one|the next one|this time|next time|it this time|it this week|it today|it tonight|this week|today|tonight)(?: then| please)?[.!]*$/i,
    /^(?:(?:ok|okay|so|then|please)[,.]? )*skip (?<task>.+?) (?:this time|this week|today|tonight|tomorrow|once|this month|this once|just this once)[.!]*$/i,
    /^(?:i'll|i will|let's|lets|i'm going to|i'm gonna|gonna) skip (?<task>.+?)(?: this time| this week| today| tonight)?[.!]*$/i,
    /^(?<task>.+?)(?: is|'s| was| got| has been) (?:cancelled|canceled|called off|off) (?:this time|this week|today|tonight|tomorrow)[.!]*$/i,
    /^(?:(?:ok|okay|so|then|please)[,.]? )*(?:cancel|call off|drop|remove|delete) (?<task>.+?) (?:this time|this week|today|tonight|just this once|this once)[.!]*$/i,
    /^(?:no|there's no|there is no) (?<task>.+?) (?:this time|this week|today|tonight)[.!]*$/i,
  ],
  noMore: [
    /^(?:please )?(?:stop|end|cancel) (?:repeating|the repeats|the recurrence|recurring)(?: it| that| this)?[.!]*$/i,
    /^(?:please )?(?:stop|end) repeating (?<task>.+?)[.!]*$/i,
    /^(?:it |this |that )?(?:should not|shouldn't|need not|doesn't need to|must not) (?:repeat|recur)(?: any ?more)?[.!]*$/i,
    /^(?:don't|do not|dont) repeat (?:it|this|that)(?: any ?more)?[.!]*$/i,
    /^(?:make it|make this|make that)? ?(?:just|only) (?:this )?once[.!]*$/i,
    /^(?:please |actually |no,? )?(?:forget|drop|remove|cancel|clear|lose|no|skip) (?:about )?the (?:recurrence|repetition|repeat|repeats|repeating|rhythm)(?:,? (?:it's |make it |do it )?(?:just|only) (?:this )?once)?[.!]*$/i,
    /^(?:it's |it is |that's |this is )?(?:just )?a one[- ]?(?:time|off)(?: thing| task)?[.!]*$/i,
    /^(?<task>.+?) is (?:just )?a one[- ]?(?:time|off)(?: thing| task)?[.!]*$/i,
    /^(?:please )?(?:remove|clear|cancel|drop) the (?:recurrence|repetition|repeat) (?:of|from|on) (?<task>.+?)[.!]*$/i,
    /^(?<task>.+?) (?:should not|shouldn't|need not|doesn't need to) (?:repeat|recur)(?: any ?more)?[.!]*$/i,
  ],
  ofRule: [
    [
      /^(?:(?:and|but|just|only|actually|oh|wait|no|please)[,.]? )*(?:not|never|except|except for) (?:on |at |in )?(?:the )?(.+)$/i,
      'except $1',
    ],
    [/^(?:(?:and|but|just|only|actually|oh|wait|please)[,.]? )*until (.+)$/i, 'until $1'],
    [
      /^(?:(?:and|but|just|only|actually|oh|wait|please|make it|it should|should)[,.]? )*(?:stop|end|finish)s? (?:it )?after (.+)$/i,
      'for $1',
    ],
    [
      /^(?:(?:and|but|just|only|actually|oh|wait|please|make it|it should|should)[,.]? )*(?:stop|end|finish)s? (?:it )?(?:on|at|by|in) (.+)$/i,
      'until $1',
    ],
    [/^(?:(?:and|but|just|only|actually|oh|wait|please)[,.]? )*for (?:the next )?(.+)$/i, 'for $1'],
  ],
  noReminder: [
    /^(?:please )?(?:don't|do not|dont|stop|quit) remind(?:ing)? me (?:about|of|to) (?<task>.+?)(?: any ?more)?[.!]*$/i,
    /^(?:please )?(?:delete|remove|cancel|clear|turn off) (?:the |my |all |all the )?reminders? (?:for|of|on|from|about|to) (?<task>.+?)[.!]*$/i,
  ],
  untilDone: [
    /^(?:please |can you |could you )?(?:remind|nag|ping|bug|alert) me (?<every>(?:every|each|daily|hourly|weekly|once)\b.*?) (?:to (?<deed>.+?) )?until (?:it's|it is|its|i'm|i am) done[.!]*$/i,
    /^(?:please |can you |could you )?(?:remind|nag|ping|bug|alert) me (?<every>(?:every|each|daily|hourly|weekly|once)\b.*?),? until (?:i |we |i've |i have )(?:actually |finally )?(?<deed>[^#+]+?)[.!]*$/i,
    /^(?:please |can you |could you )?(?:remind|nag|ping|bug|alert) me (?:about|to) (?<errand>.+?) (?<every>(?:every|each|daily|hourly|weekly|once)\b.*?),? until (?:(?:it's|it is|its|i'm|i am|we're|we are) (?:done|finished)|(?:i|we|i've|i have) (?:do|did|done|finish|finished)(?: it| that)?)[.!]*$/i,
  ],
  remindOf: [
    /^(?:please |can you |could you )?(?:remind|alert|notify|ping) me (?:about|of|for) (?<task>.+?) (?<ahead>(?:an?|one|two|three|half an|the|\d+) (?:\S+ )?(?:before|ahead|beforehand|in advance|earlier))[.!]*$/i,
    /^(?:please |can you |could you )?(?:remind|alert|notify|ping) me (?<ahead>(?:an?|one|two|three|half an|the|\d+) (?:\S+ )?before) (?<task>.+?)[.!]*$/i,
  ],
}
