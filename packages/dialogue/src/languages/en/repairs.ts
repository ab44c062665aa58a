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
    /^(?:(?:ok|okay|so|then|well|just|please|yeah|yes|and|also|but)[,.]? )*(?:skip|not) (?:on )?(?<day>today|tonight|tomorrow|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: then| please| though)?[.!]*$/i,
    /^(?:(?:ok|okay|so|then|well|just|please|yeah|yes)[,.]? )*skip (?:it|this one|that one|the next one|this time|next time|it this time|it this week|it today|it tonight|this week|today|tonight)(?: then| please)?[.!]*$/i,
    /^(?:(?:ok|okay|so|then|please)[,.]? )*(?<skip>skip) (?<task>.+?) (?:this time|this week|today|tonight|tomorrow|once|this month|this once|just this once)[.!]*$/i,
    /^(?:i'll|i will|let's|lets|i'm going to|i'm gonna|gonna) (?<skip>skip) (?<task>.+?)(?: this time| this week| today| tonight)?[.!]*$/i,
    /^(?<task>.+?)(?: is|'s| was| got| has been) (?:cancelled|canceled|called off|off) (?:this time|this week|today|tonight|tomorrow)[.!]*$/i,
    /^(?:(?:ok|okay|so|then|please)[,.]? )*(?:cancel|call off|drop|remove|delete) (?<task>.+?) (?:this time|this week|today|tonight|just this once|this once)[.!]*$/i,
    /^(?:no|there's no|there is no) (?<task>.+?) (?:this time|this week|today|tonight)[.!]*$/i,
  ],
  noMore: [
    /^(?:please )?(?:stop|end|cancel) (?:repeating|the repeats|the recurrence|recurring)(?: it| that| this)?[.!]*$/i,
    /^(?:please )?(?:stop|end) repeating (?<task>.+?)[.!]*$/i,
    /^(?:(?:ok|okay|actually|please|no)[,.]? )*(?:i want to |i'd like to |let's )?(?:stop|end|quit) (?:this|that|it)(?: one)?(?: now| please| for good| completely)?[.!]*$/i,
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
    /^(?:(?:please|no|actually|ok|and)[,.]? )*(?:don't|do not|dont|stop|quit) remind(?:ing)? me(?: any ?more| about (?:it|that|this)| of it)*[.!]*$/i,
    /^(?:(?:please|no|actually|ok|and)[,.]? )*(?:no|cancel the|delete the|remove the|drop the|skip the|turn off the) reminders?(?: please| then)?[.!]*$/i,
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
  redo: [
    ...[
      'redo',
      'redo it',
      'redo that',
      'undo the undo',
      'undo that undo',
      'do it after all',
      'do it anyway',
      'do that anyway',
    ],
    ...['ok do it anyway', 'actually do it', 'no do it', 'do it again', 'put that back the way it was', 'redo please'],
  ],
  undoNamed: [
    /^(?:(?:and|also|no|wait|please|actually|ok|oh)[,.]? )*(?:undo|take back|revert) (?!that\b|it\b|this\b|last\b|both\b|all\b|everything\b)(?:the |what you did (?:to|with) (?:the )?|the (?:last )?change (?:to|of|on) (?:the )?)?(?<task>.+?)[.!]*$/i,
  ],
  moreDays: [
    [
      /^(?:(?:and|but|oh|ah|actually|please|make it)[,.]? )*(?:also|and|plus|as well as) (?:on |every )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:(?:,| and|, and) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)*)[.!]*$/i,
      'every $1',
    ],
    [
      /^(?:(?:and|but|oh|ah|actually|please|make it)[,.]? )*(?:on |every )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:(?:,| and|, and) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)*) (?:too|as well|also)[.!]*$/i,
      'every $1',
    ],
  ],
  why: [
    ...[
      'why',
      'but why',
      'why that',
      'why that one',
      'why did you do that',
      'why did you',
      'how come',
      'why is that',
      'wait why',
    ],
    ...[
      'why did you change it',
      'why did you delete it',
      'why did you mark it',
      'why did you move it',
      'why did you add it',
    ],
  ],
  whatDidYouDo: [
    ...[
      'what did you do',
      'what did you just do',
      'what did you change',
      'what happened',
      'what was that',
      'wait what',
    ],
    ...[
      'which did you mark',
      'which one did you mark',
      'which one did you delete',
      'which one was it',
      'which one was that',
    ],
    ...['wait which did you mark', 'wait which one', 'what did you mark', 'what did you delete', 'what have you done'],
  ],
  howManyThose: [
    ...[
      'how many is that',
      'how many are they',
      'how many are those',
      'how many is it',
      'how many are there',
      'how many',
    ],
    ...['how many tasks is that', 'how many tasks', 'hmm how many is that', 'wait how many', 'wait how many is that'],
  ],
  asAnother: [
    /^(?:(?:and|with|put it|give it|make it|set it)[,.]? )*(?:on |at |in |under |to )?(?:the )?same (?:tags?(?<tag>)|project(?<project>)|priority(?<priority>)|(?:day|date|time|deadline|due date)(?<when>)) as (?<task>.+?)[.!]*$/i,
  ],
  pointsBack: [
    /^#?\d{1,4}[.)]?$/,
    /^re-?do(?: it| that)?[.!]*$/i,
    /^(?:(?:no|ok|okay|so|and|also|but|then|oh|hmm|actually|please|just)[,.]? )*(?:make|move|set|change|push|mark|do|put) (?:it|them|both|both of them|all of them|this one|that one|these ones|the other one|the (?:first|second|third|fourth|last) one)(?:$|[ ,.!])/i,
    /^(?:(?:no|ok|okay|so|and|also|but|then|oh|hmm|actually|please)[,.]? )*(?:make|move|set|change|push|mark|do|put) (?:that|this)(?: (?:to|for|on|at|by|urgent|high|low|tomorrow|today|tonight|done)\b|[.!]*$)/i,
    /^(?:(?:no|ok|okay|so|and|also|but|then|oh|hmm|actually|well|just|only)[,.]? )*(?:both|both of them|all of them|all three|neither|either|this one|that one|this|that|these|those|them|the other one|the other|the rest|the (?:first|second|third|fourth|last)(?: one| two| three)?)(?:[, ]+(?:actually|please|too|then|again|instead|as well|also))*[.!]*$/i,
    /^(?:the )?same (?:as|for|with|tag|time|day|date|project|priority|thing)\b/i,
    /^(?:an?|half an|one|two|three|\d+) (?:min|mins|minutes?|hours?|hrs?|days?|weeks?)(?: and a half)? (?:earlier|later|before)[.!]*$/i,
    /^(?:from now on|skip (?:it|this|that|today|tonight|tomorrow|next|the next|mon|tues|wednes|thurs|fri|satur|sun)|also on |only on |not on |just on )/i,
    /^(?:i want to |let's |please )?stop (?:this|that|it)(?: one| now| please)?[.!]*$/i,
    /^(?:(?:no|wait|oops|oh|sorry|hmm)[,.!]? )+(?:i|we) (?:didn't|didnt|did not|haven't|havent)\b/i,
  ],
}
