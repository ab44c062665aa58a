import type { SameAs } from '../same-as.ts'

const POLITE = '(?:please |can you |could you |would you |(?:ok|okay|so|and|also|but|oh|well|then|yeah),? )*'
const shape = (pattern: string) => new RegExp(`^${POLITE}${pattern}[.!]*$`, 'iu')
const PAST =
  'yesterday|this morning|last night|earlier(?: today)?|just now|(?:an?|two|three|\\d+) (?:minutes?|moment|hours?|days?) ago'
const WISH = "(?:need|want|have|must|should|gotta|will|would|could|can|am|was|didn't|did not|haven't)\\b"
const PAID = 'paid|done|finished|sorted|handled|bought|sent|booked|fixed|taken care of|complete|completed|ready'

export const sameAs: SameAs = {
  shapes: [
    // Written short.
    [shape('undo the (?:date|deadline|time|priority|note|tag|change|rename|move|reminder)(?: change)?'), 'undo that'],
    [
      shape('(?:take|get) the (date|deadline|due date|priority|reminder|note|tag) off(?: of)? (.+)'),
      'remove the $1 from $2',
    ],
    [shape('(?:take|get) the (date|deadline|due date|priority|reminder|note) off'), 'remove the $1'],
    [
      shape(
        '(?:put|leave|keep|change|set) (?:it|that|this|that one|them)(?: back)? (?:as|how|where|like) (?:it|they) (?:was|were)(?: before)?',
      ),
      'undo that',
    ],
    [shape('(?:put|bring) that one back'), 'undo that'],
    [shape('(?:sorry,? )?(?:i wanted to say|i meant to say|i was trying to say|what i meant was) (.+)'), 'i meant $1'],
    [shape('(?:show|view|open|see|details|info)(?: on| of)? #?(\\d{1,4})'), 'show task $1'],
    [shape('(?:wats|wuts|whts|wots) (.+)'), "what's $1"],
    [shape("(?:whens|when's) my next (?:deadline|task|one|thing)\\??"), "what's next"],
    [shape('(.+?) (?:is|are) back(?: (?:at|in|to) .+)?'), 'i returned $1'],
    [shape('(.+?) (?:has gone|have gone|went|is|are) out(?: (?:today|yesterday|this morning|already))?'), 'i sent $1'],
    [shape("when (?:is|'s) the next(?: one)?\\??"), 'when is it'],
    [shape('(.+?),? (?:pls|plz)'), '$1 please'],
    [shape('(.+?) w/ ?(.+)'), '$1 with $2'],
    [shape('(.*?)\\bb4 (.+)'), '$1before $2'],
    [
      shape(
        '(?:great|cool|thanks|thank you|nice|perfect|awesome|alright|good|wait|hmm)[,!. ]+((?:what|when|which|how|show|who|did|is)\\b.+)',
      ),
      '$1',
    ],
    [shape('(?:wait[, ]+)?(?:at )?what time(?: is it| again| was it)?\\??'), 'when is it'],
    [shape('(?:wat|wht|waht) (.+)'), 'what $1'],
    [shape('(.+?) (?:n|&) (.+)'), '$1 and $2'],
    // More of what was just said.
    [
      shape(
        '((?:make|move|set|change|push|do) (?:it|that|this|them|both)(?: all)? .+?),? (?:instead|from now on|going forward|for now)',
      ),
      '$1',
    ],
    [shape('from now on,? (?:it is |make it |at )?(?!every|each|daily|weekly|monthly|yearly)(.+)'), 'make it $1'],
    [
      shape(
        '(?:is|was) (?:it|that|this) (?:on |for |at |due )?(?:an? |the )?(?:today|tomorrow|tonight|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{1,2}(?:th|st|nd|rd)?)(?: or .+)?\\?',
      ),
      'when is it',
    ],
    [
      shape(
        '(?:and )?(?:when|what time|at what time|how long before) (?:will|do|are|would) (?:you|i) (?:going to |be |get )?(?:remind|reminded|alert|notify|ping)(?:ing)?(?: me)?(?: about (?:it|that|this)| of it)?\\??',
      ),
      'show it',
    ],
    [shape("(?:and )?when(?:'s| is| are) the reminders?(?: for (?:it|that|this)| set for)?\\??"), 'show it'],
    [
      shape('do (the (?:first|second|third|fourth|fifth|last)(?: one)?) (?:on |by )?(?!and\\b)(\\S+(?: \\S+){0,3})'),
      'move $1 to $2',
    ],
    [shape('add (?:to|on) (?:it|that|this)(?:[:,-] ?| (?!\\S+(?: \\S+)?:))(.+)'), 'add a note: $1'],
    [shape("(?:(?:oh no|oops|wait|no|sorry)[,! ]+)+(i (?:didn't|didnt|haven't|havent|never) .+)"), '$1'],
    [
      shape(
        "(?:i'll |i will )?(?:pay|call|send|buy|email|text|fix|wash|clean|book|order|return|get|read|write|handle) (the (?:first|second|third|fourth|fifth|last) one) (?:on |by )?(\\S+(?: \\S+){0,2})",
      ),
      'move $1 to $2',
    ],
    [shape('try (?:him|her|them|it) (?:again )?((?:on |next |this )?\\S+(?: \\S+){0,2})'), 'move it to $1'],
    [
      shape(
        "(?:i'll|i will|ill|i'm going to|im going to|i'm gonna|gonna) (\\S+ (?:the|my) \\S+(?: \\S+){0,2}?) ((?:on |by |next |this )?(?:today|tonight|tomorrow|week|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: \\S+){0,2}?)(?: instead)?",
      ),
      'move $1 to $2',
    ],
    [
      shape(
        "(?:i'll|i will|ill|i'm going to|im going to|i'm gonna|gonna) \\S+ ((?:the|my) \\S+(?: \\S+){0,2}?) ((?:on |by |next |this )?(?:today|tonight|tomorrow|week|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: \\S+){0,2}?)(?: instead)?",
      ),
      'move $1 to $2',
    ],
    [
      shape(
        "(?:(?:actually|no|wait|hmm)[, ]+)*(?:delete|remove|drop) (it|that|this)[,.;]? (?:i'll|ill|i will|i'm|im|we'll|we're|because|cause|cuz|since|i don't|i dont|i already|it's|its|no need|not needed|there's) .+",
      ),
      'i no longer need $1',
    ],
    [
      shape(
        "(?:they're|they are|theyre|these are|those are|all are|all of (?:them|these|those) are|all) (?:all |really |very )?(urgent|important|high priority|low priority|not urgent)",
      ),
      'make all of them $1',
    ],
    [
      shape(
        '(?:another |one |one more |another one )?((?:an?|the|half an|one|two|three|\\d+) (?:minutes?|mins?|hours?|days?|weeks?|night|evening|morning) (?:before|ahead|in advance|beforehand))(?: too| as well| also)?',
      ),
      'remind me $1',
    ],
    [
      shape('(?:nah|nope|meh|no|ugh|hmm)[, ]+((?:drop|delete|remove|cancel|forget|scrap|skip|lose|move|push|make) .+)'),
      '$1',
    ],
    [
      shape(
        '(?:tell me|let me know|warn me|nudge me|ping me|give me a (?:heads[- ]?up|nudge|shout)|buzz me|alert me) (.+ (?:before|beforehand|ahead|in advance|early))',
      ),
      'remind me $1',
    ],
    [shape('(?:from now on,? )((?:every|each) .+|daily|weekly|monthly|yearly)'), 'make it $1'],
    [shape('((?:every|each) .+|daily|weekly|monthly|yearly) from now on'), 'make it $1'],
    [
      shape('do (them all|all of them|them|both(?: of them)?) ((?:on |by |next |this )?\\S+(?: \\S+){0,2})'),
      'move $1 to $2',
    ],
    [
      shape(
        '(?:oh,? |and |also |ah,? |then |but )+((?:make|put|set|change|move|push|tag|postpone|file|rename|mark|give) .+)',
      ),
      '$1',
    ],
    [
      shape(
        "(?:i'll|i will|ill|i'm going to|im going to|i'm gonna|gonna|let's|lets|i'd rather) (?:do|handle|get to) (it|that|this|the .+?|my .+?) ((?:on |by |next |this |in )?\\S+(?: \\S+){0,3}?)(?: instead)?",
      ),
      'move $1 to $2',
    ],
    [
      shape('(?:make|move|set|do) (it|that|this) (?:to |for )?the (?:next day|day after|following day)(?: instead)?'),
      'push $1 a day',
    ],
    [
      shape('(?:make|move|set|do) (it|that|this) (?:to |for )?the (?:day before|previous day)(?: instead)?'),
      'bring $1 forward a day',
    ],
    [
      shape(
        '(?:make|move|set) (it|that|this) (an? |one |two |three |half an |\\d+ )(hour|hours|day|days|week|weeks|minutes) later',
      ),
      'push $1 $2$3',
    ],
    [
      shape(
        '(?:make|move|set) (it|that|this) (an? |one |two |three |half an |\\d+ )(hour|hours|day|days|week|weeks|minutes) earlier',
      ),
      'bring $1 forward $2$3',
    ],
    [shape('((?:make|move|push|set|change|postpone|mark) .+?),? then'), '$1'],
    [shape('(?:remind me|try|do it) again (.+)'), 'move it to $1'],
    [shape('(?:and|now|then|and now|ok now) (the other(?: one)?)'), '$1 too'],
    [shape("when(?:'s| is) the next (?:one|time)\\??"), 'when is it'],
    [shape("what(?:'s| is) (it|that) tagged(?: with| as)?\\??"), 'show $1'],
    [shape('(?:and |also )?(?:raise|increase|bump|bump up|up) (?:the|its) priority'), 'make it high priority'],
    [shape('(?:and |also )?(?:lower|reduce|drop) (?:the|its) priority'), 'make it low priority'],
    [
      shape(
        '(put|move|set|do|make|push|schedule) ((?:the|my) (?!first|second|third|fourth|fifth|last|next|other|new).+?) one (on|to|for|at|by|in) (.+)',
      ),
      '$1 $2 $3 $4',
    ],
    [shape('(?:put|push) (.+?) (?:off|back) (?:until|till|til|to) (.+)'), 'postpone $1 to $2'],
    [
      shape(
        '((?:the|my|our) .+?) (?:should|must|needs to|has to|only needs to) (?:only )?(?:go|be|get|come|happen) (?:out |in |up |off |taken out |done )?(?:only )?((?:on |every |each ).+|daily|weekly|monthly)',
      ),
      '$1 should be $2',
    ],
    [shape('(?:call|name) (it|that|this) (?!a day)(.+?)(?: instead)?'), 'rename $1 to $2'],
    [
      shape('(?:set|put|schedule) (the (?:first|second|third|fourth|fifth|last)(?: one)?) (?:for|on|to) (.+)'),
      'move $1 to $2',
    ],
    [shape('make (all (?:of )?(?:my |the )?.+?) (?:due|for) (.+)'), 'move $1 to $2'],
    // How it comes again.
    [
      shape('(?:make|set|have|let) (.+?) (?:to )?(?:repeat|recur|recurring|come up|come back|happen) (.+)'),
      'set $1 to $2',
    ],
    [
      shape(
        '(.+?) (?:(?:should|must|needs to|has to|is to|will) (?:repeat|recur|happen|come back)|repeats|recurs|comes back|happens) (.+)',
      ),
      'set $1 to $2',
    ],
    [shape('repeat (.+?) ((?:every|each|daily|weekly|monthly|yearly).*)'), 'set $1 to $2'],
    [shape('make (.+?) (daily|weekly|monthly|yearly)'), 'set $1 to $2'],
    // When.
    [
      shape('(push|move|postpone|reschedule|shift|delay) (?:her|him) (.+?)(?:,? (?:at )?(?:the )?same time)?'),
      '$1 it $2',
    ],
    [shape('(.+?),? (?:at )?(?:the )?same time'), '$1'],
    [
      shape('(?:take|get|strip) the (?:deadline|due date|date) (?:off|off of|from) (.+)'),
      'remove the deadline from $1',
    ],
    [
      shape('(?:set|put|add|give) (?:a |the )?(?:deadline|due date) (?:of |to )?(.+?) (?:for|on|to) (?!the \\d)(.+)'),
      'the deadline for $2 is $1',
    ],
    [
      shape('(?:set|put) (?:a |the )?(?:deadline|due date) (?:for|of|on) (.+?) (?:to|as|at|on) (.+)'),
      'the deadline for $1 is $2',
    ],
    [shape('(?:change|move|set|switch|update) the (?:time|hour) (?:of|for|on) (.+?) to (.+)'), 'reschedule $1 for $2'],
    [
      shape(
        '(?:i|we) (?:need|want|have to have|must have) (?:the |my |our )?(.+?) (?:done|finished|ready|completed|booked|sent|paid|fixed|printed|signed|ordered|cleaned|submitted|written) (?:by|before|on) (.+)',
      ),
      'the deadline for $1 is $2',
    ],
    [
      shape(
        "(?:i|we) (?:want|need|would like|'d like|wanted|have) to (?:do|finish|have|get) (it|that|this|them) (?:done )?(?:until|till|by|before|on) (.+)",
      ),
      'move $1 to $2',
    ],
    [shape('(.+?) can wait (?:until|till|til|to) (.+)'), 'move $1 to $2'],
    [shape('(?!make|move|set|change|push|do|can|could)(.+?) (?:at|on) (.+?) instead'), 'move $1 to $2'],
    [
      shape("(.+?) (?:is|'s) (?:at|for) (\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?),? (?:and )?not (?:at )?\\d.*"),
      "move $1 to $2 o'clock",
    ],
    [shape('(?:bring|pull|move) (.+?) (?:forward|up|in) to (.+)'), 'move $1 to $2'],
    [shape('give (.+?) (?:a |the )?(?:deadline|due date) (?:of |on |for |by )(.+)'), 'the deadline for $1 is $2'],
    [
      shape(
        "(.+?)(?: is|'s) (?:now )?(due |on |due on |for )?((?:next |this |the )?\\S+(?: \\S+){0,2}?),? (?:and )?not (?:on |for |due )?(?:next |this |the )?\\S+(?: \\S+){0,2}",
      ),
      'the deadline for $1 is $3',
    ],
    [
      shape(
        '(?:move|push|reschedule|shift|change|switch) (?!it\\b|that\\b|this\\b)(.+?) (?:to|for|until|till) (?:at )?(\\d{1,2})(?: instead)?',
      ),
      "move $1 to $2 o'clock",
    ],
    [
      shape('(?:can|could|may) (?:we|i) (?:do|have|make|move) (the .+?|my .+?) (?:at|on|to) (.+?) instead\\??'),
      'move $1 to $2',
    ],
    [shape('(?:can|could|may) (?:we|i) (?:do|have|make) (the .+?|my .+?) (.+?) instead\\??'), 'move $1 to $2'],
    // How important.
    [
      shape(
        '(?:make|mark|set) (.+?) (?:task|thing|item|reminder|todo) (?:as |to )?((?:urgent|high|low|medium|top|normal|important)(?: priority)?)',
      ),
      'make $1 $2',
    ],
    [shape('make (.+?) (?:the |my |a |of )?(?:top|highest|number one|no\\. ?1|#1|maximum) priority'), 'make $1 urgent'],
    [
      shape('(?:raise|increase|bump up|up|lower|reduce|decrease) the priority (?:of|for|on) (.+)'),
      'change the priority of $1',
    ],
    [shape('(?:bump|raise|lift|move) (.+?) (?:up )?to (urgent|high|top|highest)(?: priority)?'), 'make $1 $2'],
    [shape('(?:drop|lower|bump|move) (.+?) (?:down )?to (low|lowest|medium|normal)(?: priority)?'), 'make $1 $2'],
    [
      shape(
        "(.+?) (?:is not|isn't|isnt|is no longer|aren't|arent) (?:so |that |really |all that )?important(?: anymore| any more)?",
      ),
      'make $1 low',
    ],
    [
      shape(
        "(.+?) (?:is not|isn't|isnt|is no longer|aren't|arent) (?:so |that |really |all that )?urgent(?: anymore| any more)?",
      ),
      'make $1 medium',
    ],
    // Done.
    [shape(`((?:i|we)(?:['’]ve| have)?(?: already| just)? (?!${WISH})\\S+ .+?) (?:${PAST})`), '$1'],
    [shape(`(?!show|list|see|tell|what|which|when|how|did)(.+?)(?: was| is)? (?:${PAID}) (?:${PAST})`), '$1 is done'],
    [
      shape(
        `(.+?) ?[-–—:,] ?(?:${PAID}|did it|did that|got it|got that|got them|bought it|sent it|paid it|picked it up|called|all done|done that)(?: (?:${PAST}))?(?: already| today)?`,
      ),
      '$1 is done',
    ],
    [shape(`(.+?) (?:is|are) (?:${PAID}),? (?:and )?(.+?) (?:too|as well|also|is too|are too)`), '$1 and $2 are done'],
    [shape(`#?(\\d{1,4}) (?:is|has been|was|got) (?:${PAID})(?: now| already)?`), 'task $1 is done'],
    [shape('#?(\\d{1,4}) ?[✓✔✅☑]️?'), 'task $1 is done'],
    [shape('(.+?) ?[✓✔✅☑]️?'), '$1 is done'],
    [
      shape(`(all(?: of)? (?:the |my |our )?.+?) (?:are|have been|were|got) (?:all |now |finally )?(?:${PAID})`),
      'complete $1',
    ],
    [
      shape(
        `(?:i|we)?(?:['’]ve| have)? ?(?:already |just |finally )?(?:${PAID}|did|made) (all(?: of)? (?:the |my |our ).+?|everything (?:on|from|in) .+?)(?: already| today| now)?`,
      ),
      'complete $1',
    ],
    [shape(`(?:mark|check|tick) (all(?: of)? (?:the |my |our )?.+?) (?:as )?(?:${PAID})`), 'complete $1'],
    [shape('(.+?) can be (?:crossed|ticked|checked) off'), '$1 is done'],
    [shape('(?:cross|tick|check|strike) (.+?) off'), 'complete $1'],
    [
      shape(
        "(?:everything|all)(?: that was| that is)? (?:due |for |from )?(today|tomorrow|this week)(?: is|'s) (?:done|finished)",
      ),
      'complete everything due $1',
    ],
    [shape("(.+?)['’]s been (\\S+)( .+)?"), '$1 has been $2$3'],
    [shape('did (the .+|my .+)'), 'i did $1'],
    [shape('(read|put|cut|set|quit) (.+?) already'), 'i $1 $2'],
    [shape('got (?:the |some |my )?(.+)'), 'i bought $1'],
    // Not done after all.
    [
      shape(
        "(?:(?:wait|no|actually|oh|hmm|hold on),? )*(?:i'm|im|i am|we're|we are) not (?:done|finished|through) with (.+?)(?: yet)?",
      ),
      "i didn't finish $1",
    ],
    [
      shape(
        "(?:actually |no |oh |wait |hmm ){0,2}(?!it\\b|that\\b|this\\b)(.+?) (?:isn't|isnt|is not|wasn't|was not|aren't|hasn't been) (?:actually |really |quite )?(?:fixed|finished|ready|sorted|handled|complete|taken care of)(?: yet| after all)?",
      ),
      '$1 is not done',
    ],
    [shape('undo (?!that|it|this|the last|last|both)(?:the )?(.+)'), 'reopen $1'],
    // Not wanted.
    [shape('(?:forget|never ?mind)(?: about)? (?!it\\b|that\\b|this\\b|to\\b)(.+)'), 'i no longer need $1'],
    [
      shape('(.+?)(?: one| thing)? can (?:go|be deleted|be removed|come off)(?: now| the list)?'),
      'i no longer need $1',
    ],
    [shape("(?:i'm|im|we're|i am|we are) not (?:going to|doing|flying to) (.+?) any ?more"), 'i no longer need $1'],
    [
      shape(
        '(?:delete|remove|erase) (?:all )?(?:of )?(?:the |my )?(?:done|completed|finished) (?:ones|stuff|things|items)',
      ),
      'delete all done tasks',
    ],
    [
      shape(
        '(?:clear|clean up|clean out|purge|empty) (?:the |all |all the |my )?(?:done|completed|finished)(?: tasks| ones| stuff| items| list)?',
      ),
      'delete all done tasks',
    ],
    [shape('(?:scrap|ditch|axe|bin|nix|scratch|nuke) (?!it\\b|that\\b|this\\b)(.+)'), 'i no longer need $1'],
    [shape('(?:drop|lose|kill|skip|forget) (.+?) (?:thing|one|task|item)'), 'i no longer need $1'],
    [
      shape('(?:drop|lose|toss|leave out|take off|strike off|cross out) (the .+|my .+|our .+|it|that|those|them)'),
      'i no longer need $1',
    ],
    [
      shape("(?:i|we) (?:don't|dont|do not|no longer) need (?!to )(?:the |a |an |any )?(.+?)(?: any ?more)?"),
      'i no longer need the $1',
    ],
    [shape('(.+?) (?:is|are) done and so (?:is|are) (.+)'), '$1 and $2 are done'],
    [shape('both (.+ and .+) (?:are|were) (.+)'), '$1 are $2'],
    [
      shape(
        '(remove|delete|clear|complete|finish|close) (?:all )?(?:of )?(?:the |my )?(urgent|low[- ]priority|high[- ]priority|overdue) (?:ones|stuff|things)',
      ),
      '$1 all $2 tasks',
    ],
    // More about one.
    [shape('(?:add )?(?:a )?description (?:to|for|on) (.+?): ?(.+)'), 'add a note to $1: $2'],
    [shape('(?:note|comment) (?:on|for|to|about) (.+?): ?(.+)'), 'add a note to $1: $2'],
    [
      shape(
        '(?:set|add|put) (?:a |the )?(?:reminder|alarm) (?:for|on) (?:the |my )?(.+?) (\\S+ (?:min|mins|minutes?|hours?|days?|weeks?)) (?:before|ahead|in advance|beforehand|earlier)',
      ),
      'remind me about the $1 $2 before',
    ],
    [shape('(.+?) (?:on|at|by|for) (.+?),? (?:instead of|rather than) (?:on |at |by |for )?.+'), 'move $1 to $2'],
    // Questions.
    [shape("what(?:'s|s| is) (?:the|my) (?:plan|schedule|agenda) (?:for |on )?(.+?)\\??"), "what's due $1"],
    [shape('how about (.+?)\\??'), 'what about $1'],
    [shape("(?:show me |see )?what (?:i'm|im|i am|am i) (?:behind|late)(?: on| with)?\\??"), 'what is overdue'],
    [
      shape('how (?:much|many)(?: more)? (?:is|are|do i have) left (?:for |to do )?(.+?)\\??'),
      'how many tasks are due $1',
    ],
    [shape("what(?:'s| is) next on (?:my|the) list\\??"), 'what next'],
    [shape('(?:tell|show) me (what|when|which|how many|whether|if) (.+?)\\??'), '$1 $2'],
    [
      shape("what(?: have)? (?:i've|i have|i) (?:got|have)(?: going on| planned| on| to do)? (?:for )?(.+?)\\??"),
      'what do i have $1',
    ],
    [
      shape(
        '(?:the |my |just the |only the )?(urgent|important|overdue|high[- ]priority|low[- ]priority) (?:ones|one|stuff|things)(?: please| only)?\\??',
      ),
      'show $1 tasks',
    ],
    [shape('(?:what time|when|what day) is it (?:at|on|now|due|at now|on now|due now)\\??'), 'when is it'],
    [
      shape(
        '(?:list|show|show me|see) (?:me )?(?:the |all the |all )?(?:done|finished|completed) (?:ones|stuff|things)',
      ),
      'show completed tasks',
    ],
    [
      shape("(?:how|what)(?:'s| is| does) my (?:day|today) (?:look|looking|look like|going to look)\\??"),
      "what's due today",
    ],
    [
      shape("(?:how|what)(?:'s| is| does) (?:my |the )?(week|weekend) (?:look|looking|look like)\\??"),
      "what's due this $1",
    ],
    [shape("(?:how|what)(?:'s| is| does) (?:my )?tomorrow (?:look|looking|look like)\\??"), "what's due tomorrow"],
    [
      shape(
        '(?:list|show|show me|see) (?:me )?(?:the )?(?:stuff|things|everything|all|ones) (?:without|with no) (?:a |any )?(?:due date|date|deadline|dates)',
      ),
      'show tasks without a date',
    ],
    [
      shape(
        '(?:do|should) (?:i|we) (?:need|have) to (call|email|text|message|buy|pay) (?:anyone|anybody|someone|anything|something)\\??',
      ),
      'show tasks about $1',
    ],
    [
      shape('(?:who|what) (?:do|should|must) i (?:need to |have to )?(call|email|text|buy|pay)\\??'),
      'show tasks about $1',
    ],
    [
      shape(
        'how many (?:are there|do i have|are there in total|in total|altogether)(?: in total| altogether| in all)?\\??',
      ),
      'how many tasks do i have',
    ],
  ],
}
