// English: words around what is wanted, and words that put a value on a task.

import { forms } from '../entries.ts'
import type { Fillers } from '../fillers.ts'

export const fillers: Fillers = {
  before: forms(`
    ok, okay, k, kk, okey, alright, all right, right, right then, so, well, anyway, anyways,
    ok so, okay so, ok then, okay then, so then, well then, ok now, now then, ok and, and, oh and, also,
    and also, oh, ah, oh also, ooh, aha, oops, whoops, ugh, argh, meh, phew, yikes, um, umm, uh, uhh, uhm, er,
    erm, hmm, hm, hmmm, mm, like, omg, omfg, lol, haha, btw, by the way, hey, hey so, hi, hello, yo, hey there,
    hi there, hello there, good morning, good afternoon, good evening, morning, evening, dear, oh dear, pawl,
    hey pawl, hi pawl, ok pawl, great, great and, great now, cool, cool so, nice, perfect, awesome, lovely,
    splendid, excellent, wonderful, brilliant, sweet, good, very good, very well, fine, thanks, thank you, thx,
    ty, cheers, thank you very much, thanks a lot, many thanks, please, pls, plz, kindly, listen, look, see,
    sorry, i'm sorry, i am sorry, im sorry, i'm so sorry, i am so sorry, my bad, my mistake, excuse me,
    pardon me, wait, wait a minute, wait a second, hold on, one sec, one moment, one more thing,
    on second thought, on second thoughts, come to think of it, now that i think of it, you know,
    you know what, i think, i guess, i suppose, i believe, i reckon, i was thinking, i was wondering,
    let's see, lets see, let me see, let me think, goodness, gosh, damn, dammit, crap, shoot, man, dude, bro,
    mate, buddy, quick question, quick one, a quick one, first, firstly, first of all, secondly, lastly,
    finally, in that case, in fact, that reminds me, i forgot, i almost forgot, i totally forgot, omg i forgot,
    i forgot to say, forgot to say, forgot to mention, speaking of which, as for, as to, about, regarding,
    actually, actually no, better, better yet, rather, maybe better, if you could, if possible, if you can,
    if i may, may i ask, could i ask, i'd be grateful if you could,
    i would be grateful if you could, i would be glad if you could, i need you to, i want you to,
    i'd like you to, i would like you to, i want that you, i'd appreciate it if you could, be so kind as to,
    would you be so kind as to, do me a favor and, do me a favour and, go ahead and, can you just,
    could you just, then, now, same here, got it, gotcha, understood, i see, yep, yup, yeah, yes,
    yes and, yeah and, that's it, that will not do, that won't do, that will do, as i said, like i said,
    to be honest, tbh, fyi, heads up, good news, bad news, guess what, i just wanted to say, just so you know,
    for the record, nvm, never mind, nevermind, idk, i don't know, i dont know, not sure, dunno, ig, i mean
  `),
  requests: forms(`
    can you, could you, would you, will you, can we, could we, can u, could u, may i, might i, might we, can i, could i,
    would you mind, do you mind, would it be possible to, is it possible to, is it possible, it is possible
  `),
  beforeQuestion: forms(`
    telling me, tell me, say me, do you know, can you check, could you check, check, i want to know,
    i'd like to know, i would like to know, let me know, remind me again, any idea, do you happen to know,
    i wonder, whether, tell me whether, tell me if, check whether, check if, telling me when, remind me
  `),
  questionWords: forms(`
    what, what's, whats, when, when's, whens, where, where's, which, who, who's, whose, why, how, is, are, do,
    does, did
  `),
  after: forms(`
    please, pls, plz, thanks, thank you, thx, ty, cheers, thanks a lot, thank you very much, many thanks,
    thanks in advance, if you would, if you could, if you can, if i may, if possible, if you please,
    if you will, if that's ok, if that's okay, if that is ok, if that is okay, if that's possible,
    if you don't mind, if you do not mind, would you, could you, can you, will you, ok, okay, k, ok?, right,
    alright, then, now, i think, i guess, i suppose, i believe, for me, lol, haha, ugh, btw, by the way,
    i mean, i meant, i meant to say, is what i meant, that's what i meant, though, for now, that is all, that's all, thats all, and that is all, and that's all, and that's it,
    that's it, and that is it, sorry, my bad, dear, man, mate, dude, bro, buddy, pawl, pal, no rush,
    when you can, when you get a chance, when you have a moment, real quick, quickly, quick, what a relief,
    finally, at last, at long last, phew, yay, woohoo, hooray, as discussed, as usual, i forgot,
    i almost forgot, i nearly forgot, idk, tbh, fyi, you know, if you ask me, or so, ig, tho, rn, somehow, dammit, damn,
    already, instead, after all, from now on, going forward, again, on my list, in my list, same time, at the same time, same hour
  `),
  within: forms(`
    um, umm, ummm, uh, uhh, uhhh, uhm, erm
  `),
  smallTalk: forms(`
    nope not yet, no not yet, not yet, nah not yet,
    bye, bye bye, goodbye, good bye, see you, see ya, talk tomorrow, talk later, talk to you later, ttyl,
    see you tomorrow, see you later, later, good night, goodnight, nighty night, gn, just kidding, jk, kidding,
    wow, whoa, huh, fair enough, makes sense, sounds good, sounds great, no worries, no problem, np,
    never mind, nvm, nevermind, forget it, forget that, forget about it, you're the best, youre the best, you rock, love it, i love you, good job,
    well done, good bot, clever, smart, amazing, great job, great work, much appreciated, appreciate it,
    thank you for your patience, thanks for your help, thank you for your help, thanks again, for everything,
    that was quick, that was fast, i need a coffee, i need coffee, long day, busy day, what a day, i am tired,
    i'm tired, im tired, so tired, i'm exhausted, im exhausted, i'm back, im back, brb, be right back
  `),
  asides: forms(`
    i'm, im, i am, i'll, ill, i will, i've, i don't, i dont, i can't, i cant, i have, i was, i got, it's,
    it is, it'll, its, that's, thats, that is, what a, because, cause, cuz, coz, since, as i, or i, or ill,
    or i'll, or else, otherwise, so i, so that, so we, they, we, they're, she's, he's, we're, there's,
    there is, there are, no need, and it was, it was, and it went, it went, and that was, that was, took, it took, and i, my, turns out, apparently
  `),
  puts: forms(`
    move, mv, push, shift, bump, reschedule, postpone, delay, put, put off, set, make, do, schedule, switch,
    change, swap, bring, pull, carry, transfer, drag, slide, leave, keep, plan, give, defer, put back, move up,
    move forward, bring forward, pull forward, push back, push out, move back, update, mark, prioritize,
    prioritise, flag, let me do, let's do, lets do, let's move, lets move, let's push, lets push, let's make,
    lets make, let's say, lets say, better make, make sure to do, adjust, edit, tag
  `),
  putsBehind: forms(`
    should move, should be moved, should go, should be, needs to move, needs, need, wants, needs to be moved, needs to be,
    has to be, has to move, have to move, must be, must move, can move, can go, can be, can wait, could wait,
    could be, is moving, moves, moved, got moved, was moved, has moved, has been moved, got pushed, was pushed,
    has been pushed, got postponed, was postponed, has been postponed, got delayed, is postponed, is now, is,
    are, are now, will be, is going to be, gets, i will do, i'll do, ill do, i do, i can do, i want,
    we will do, we'll do, i shall do, i will, i'll, ill, is for, are for, is due, are due, due, should be due,
    is actually, is really, is rather, is very, is quite, is super, is so, is pretty, are all, are both
  `),
  glue: forms(`
    but, to, on, for, by, at, in, until, till, til, as, be, it, for the, to the, with, of
  `),
  moves: forms(`
    move, push, shift, bump, postpone, delay, put off, push back, push out, defer, slide, drag
  `),
  counted: forms(`
    a, an, one, two, three, four, five, six, seven, ten, half, another, couple, by
  `),
  steps: [
    ...forms(`
    less urgent, less important, lower priority, lower the priority, a lower priority, not so urgent,
    not that urgent, not so important, not as urgent, less of a priority, drop the priority,
    reduce the priority
    `).map((phrase) => [phrase, 'lower'] as const),
    ...forms(`
    more urgent, more important, higher priority, a higher priority, raise the priority, increase the priority,
    up the priority, bump the priority, bump up the priority
    `).map((phrase) => [phrase, 'higher'] as const),
  ],
  says: forms(
    'note, mark, say, write down, record, make sure, see to it, make it so, remember, update, please note, be aware',
  ),
  that: ['that'],
  sometime: forms(
    'to another time, to another day, to a different time, to a different day, to another date, to some other time, to some other day, to later, for another time, for another day',
  ),
  raises: forms('lower, raise, bump, drop, downgrade, upgrade, demote, promote, bring down, move up, move down'),
  nextWords: forms('so, now, then, so now, and now, and then, after that, next'),
  undated: forms(`
    doesn't need a date, doesn't need a deadline, doesn't need a due date, does not need a date,
    does not need a deadline, does not need a due date, doesnt need a date, doesnt need a deadline, needs no date,
    needs no deadline, no longer needs a date, no longer needs a deadline, no longer has a date,
    no longer has a deadline, no longer has a due date, has no date, has no deadline, has no due date,
    has no date any more, has no deadline any more, has no due date any more, doesn't have a deadline,
    doesn't have a date, doesn't have a due date, does not have a deadline, does not have a date, isn't due,
    is not due, is no longer due, can be without a date, can be without a deadline, has no fixed date,
    doesn't need a date any more, doesn't need a deadline any more, whenever, can be whenever, can happen whenever,
    can be done whenever, can wait, has no rush
  `).filter((phrase) => !/^(?:whenever|can wait|has no rush)$/.test(phrase)),
  noDate: forms(
    'no date, no date at all, no deadline at all, no date yet, no deadline, no deadline yet, no due date, no due date yet, without a date, without a deadline, no particular date, no specific date, whenever, any time, anytime, no rush, no hurry, someday, no time yet',
  ),
  wasAt: forms(`
    been to, been at, was at, were at, went to, got back from, came back from, back from, come back from,
    returned from, got home from, home from, made it to, did my, had my, had, am back from, i'm back from, im back from
  `),
  nowSo: [
    ...forms(`
      works, work, works again, work again, is working, is working again, are working again, works now, runs again,
      is running again, is back to normal, is good as new, is on again, turns on again
    `).map((phrase) => [phrase, ['fix', 'repair', 'mend', 'replace', 'charge', 'check']] as const),
    ...forms('is clean, are clean, is clean again, is spotless, is sparkling, looks clean, is nice and clean').map(
      (phrase) => [phrase, ['clean', 'wash', 'tidy', 'scrub', 'vacuum', 'dust', 'mop', 'sweep']] as const,
    ),
    ...forms('is tidy, is tidy again, is neat').map((phrase) => [phrase, ['clean', 'tidy', 'organize']] as const),
    ...forms('is in the post, is in the mail, is on its way, went out, has gone out, is with them now').map(
      (phrase) => [phrase, ['send', 'mail', 'post', 'ship', 'email', 'return', 'submit', 'file']] as const,
    ),
    ...forms('is valid again, is renewed now').map((phrase) => [phrase, ['renew']] as const),
  ],
  asksAgain: forms('remind me, remind me again, remind us, please remind me, pls remind me, can you remind me'),
  auxiliaries: forms('is, are, am, was, were, do, does, did, have, has, should, will, can, must'),
  putsNew: forms('put, put in, put down, pencil in, log, enter'),
  marks: forms('mark, tick, check, tick off, check off, set, flag, put'),
  as: ['as', 'to'],
  startsWith: forms(`
    i'll start with, ill start with, i will start with, let me start with, let's start with, lets start with,
    i'm starting with, im starting with, starting with, start with, i'll begin with, beginning with, begin with,
    i start with, i'm going to start with, gonna start with, i want to start with, i'd start with
  `),
  doesIt: forms(`
    i'll do, ill do, i will do, let me do, do, let's do, lets do, i'm doing, im doing, doing, i do, i'll take, i'll tackle,
    let me tackle, i'm going to do, gonna do, i want to do, i'll finish, let me finish, i'll handle, let me handle
  `),
  comesFirst: forms('first, now, first then, right now, right away, next, then, before anything else, straight away'),
  putsLater: forms('postpone, postponed, delay, delayed, defer, deferred, put off, push back, pushed back, push out'),
  putsOff: forms('put off, postpone, delay, defer, reschedule, push back, push out, bump'),
  needs: forms(`
    we need, i need, need, we also need, i also need, also need, we still need, i still need, we need some, we need more,
    we're out of, were out of, we are out of, i'm out of, im out of, out of, ran out of, we ran out of, i ran out of,
    we're running out of, running out of, running low on, we're low on, low on, we're running low on, we want, get some
  `),
  noted:
    /^(?<said>.*\p{L}.*?)(?:[,;.]\s*|\s+\(|\s+[-–]\s+)(?:and )?(?:add )?(?:a )?(?:notes?|nb|comment|details?)\s*:\s*(?<note>[^()]+?)\)?$/iu,
  withNote: 'with description',
  neverMind: forms(`
    never mind, nevermind, nvm, forget it, forget that, forget about it, scratch that, no need, not needed, no longer needed,
    don't need it, dont need it, i don't need it, we don't need it, i already have one, already have one, we have one,
    i have one, we already have one, already got one, i already have it, we already have it, already have it, changed my mind,
    i changed my mind, don't bother, not necessary, no need after all
  `),
  hesitates: forms('oh, ah, oh wait, wait, hmm, hm, actually, no, sorry, oops, ok, uh, um, well, oh no, and, but, so'),
  shops: ['shop', 'store', 'supermarket', 'grocery store', 'market', 'shops'].flatMap((shop) =>
    ['from', 'at', 'in', 'for'].flatMap((where) => [`${where} the ${shop}`, `${where} ${shop}`]),
  ),
  shopWords: forms('shop, store, supermarket, market, shops, grocery, grocers'),
  shopTags: forms('shopping, groceries, grocery, shop, errands'),
  thereFirst: [
    /^(?:and |also |please |ok,? |now )*(?:add|put|create|write)(?: a task)?(?: in| to| into| under| on)? (?<place>here|there|(?:this|that|the same) (?:list|project|trip|one|folder|group))\s*[:,–-]\s*(?<rest>.+)$/iu,
    /^(?:and |also |please |ok,? |now )*(?:for|in|under|to) (?<place>(?:this|that|the same) (?:list|project|trip|folder|group))[,:]? (?:also )?add:? (?<rest>.+)$/iu,
  ],
  anotherAmount: ['another', 'more', 'extra', 'further'],
  onceAgain: forms(
    'again, and again, again on, once more, once more on, next time, next one, next one is, next one on, next time on',
  ),
  fromNow: { lead: 'in', said: /(?:^|\s)in (?:an?|one|two|three|four|five|six|ten|half|\d+)\b/iu },
  people: forms('him, her, them, it'),
  past: forms(
    'telephoned, rang, texted, messaged, did, finished, sorted, handled, got, had, gotten, submitted, dropped, mailed, posted',
  ),
  very: forms(`
    very, super, really, kinda, kind of, sort of, sorta, a bit, a little, fairly, getting, so, pretty, quite, extremely, most, rather, really really
  `),
  whoDoes: forms(`
    i, we, will, i'll, we'll, ill, shall, must, should, gonna, can, am, going, really, just, that, stuff,
    thing, one, me, us, want, wanna, like
  `),
  shorthand: [
    ['tmrow', 'tomorrow'],
    ['tmro', 'tomorrow'],
    ['tmoro', 'tomorrow'],
    ['tomoz', 'tomorrow'],
    ['2moro', 'tomorrow'],
    ['2mrw', 'tomorrow'],
    ['2morrow', 'tomorrow'],
    ['2day', 'today'],
    ['2nite', 'tonight'],
    ['tonite', 'tonight'],
    ['evry', 'every'],
    ['evrey', 'every'],
    ['wk', 'week'],
    ['wkend', 'weekend'],
    ['abt', 'about'],
    ['bout', 'about'],
    ['wat', 'what'],
    ['wats', "what's"],
    ['wuts', "what's"],
    ['wen', 'when'],
    ['hw many', 'how many'],
    ['u', 'you'],
    ['ur', 'your'],
    ['r', 'are'],
    ['n', 'and'],
    ['w', 'with'],
    ['nvm', 'never mind'],
    ['nvmd', 'never mind'],
    ['idk', "i don't know"],
    ['dunno', "i don't know"],
    ['gonna', 'going to'],
    ['gotta', 'have to'],
    ['prio', 'priority'],
    ['pls', 'please'],
    ['plz', 'please'],
    ['ch', 'chapter'],
    ['appt', 'appointment'],
    ['mtg', 'meeting'],
    ['b4', 'before'],
    ['remind me 2', 'remind me to'],
    ['remember 2', 'remember to'],
    ['forget 2', 'forget to'],
    ['need 2', 'need to'],
    ['have 2', 'have to'],
    ['want 2', 'want to'],
    ['got 2', 'got to'],
    ['going 2', 'going to'],
  ],
  more: forms('more, extra, additional'),
  corrects: forms(`
    no wait, wait no, no sorry, sorry no, sorry, no, i mean, i meant, or rather, rather, make that, no make that,
    no make it, scratch that, no actually, actually no, actually, correction, no not that, hang on
  `),
  ofYou: forms("you, you're, youre, u, ur, u r, your, you are, you've, what would i do without you"),
  pointedProject: forms(
    'in that project, in this project, in the same project, same project, the same project, that project',
  ),
  there: forms(
    'there, in there, to it, to this list, to that list, to this trip, to that one, to this project, to the same list, in the same place',
  ),
  addsThere: forms('add, also add, and add, put, create'),
  inProject: 'in project "$1"',
  withValue: ['with'],
  already: forms('already, finally'),
  perfect: forms("have, has, had, 've, i've, ive, we've, did, already, just"),
  opensAdding: forms('i want to, i need to, i would like to, i wanted to, can i, let me, i wanna').flatMap((want) =>
    forms('add, write down, note, put down, enter, create').flatMap((add) =>
      forms(
        'something, a task, a new task, one more thing, another task, a thing, one thing, a few things, some tasks',
      ).map((what) => `${want} ${add} ${what}`),
    ),
  ),
  pointedDays: {
    same: forms('the same day, same day, that day, that same day, the very same day, the same date, that date'),
    before: forms('the day before, the day before that, a day before that, the previous day'),
    after: forms('the day after, the day after that, a day after that, the following day'),
    as: forms(`
      same day as, the same day as, same date as, the same date as, same deadline as, the same deadline as,
      the day of, same time as, the same time as
    `),
    beforeWeekday: forms('that, that same, the same, same'),
    following: forms('the following, following'),
    afterWeekday: forms('after, after that, after it'),
    behind: forms('then, at, by, and, morning, evening, afternoon, instead'),
  },
}
