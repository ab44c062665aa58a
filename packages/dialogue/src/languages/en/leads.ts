// What stands before a command in English.

import { as } from '../entries.ts'

export const leads = [
  ...as(
    'request',
    ['please, pls, plz, kindly, pretty please', 'please delete the picnic', 'DELETE_TASK'],
    [
      `
        you can, you may, can you, can u, might you, can you also, can you just,
        cannot you, can ya
      `,
      'can you delete the picnic',
      'DELETE_TASK',
    ],
    [
      `
        could you, could u, couldn't you, could you also, could you just, could you possibly,
        can you possibly
      `,
      'could you delete the picnic',
      'DELETE_TASK',
    ],
    [
      `
        would you, would you mind, do you mind, would you be able to, would you be so kind as to, would you kindly,
        would it be possible to, would you be willing to
      `,
      'would you delete the picnic',
      'DELETE_TASK',
    ],
    ["will you, may you, won't you", 'will you delete the picnic', 'DELETE_TASK'],
    [
      `
        i want you to, i wanted you to, i need you to, i need for you to, need you to, i'd like you to,
        i would like you to, i would love for you to, i'd like for you to, i would like for you to, i expect you to,
        i'm asking you to, i ask you to, want you to
      `,
      'i need for you to delete the oranges',
      'DELETE_TASK',
    ],
    ['if you could, if you would, if you can, if possible', 'if you could delete the picnic', 'DELETE_TASK'],
    [
      'go ahead and, go ahead, hurry up and, hurry up and just, feel free to',
      'go ahead delete the picnic',
      'DELETE_TASK',
    ],
    [
      'do me a favor and, do me a favour and, do me a favor, do me a favour',
      'do me a favor and delete task 3',
      'DELETE_TASK',
    ],
    [
      'be sure to, make sure to, make sure that you, make sure you, be certain to, see that you, ensure that you',
      'be sure to delete the picnic',
      'DELETE_TASK',
    ],
    [
      `
        let's, lets, let us, let's go ahead and, how about,
        how about we, i suggest we, i suggest you, i suggest,  why don't we, why don't you
      `,
      "let's delete the picnic",
      'DELETE_TASK',
    ],
    [
      'help me, help me to, help us, assist me in, can you help me, could you help me, please help me',
      'assist me in deleting the picnic',
      'DELETE_TASK',
    ],
    [
      `
        are you able to, is there a way you can, is there any way you can, is it possible for you to,
        do you think you can, do you think you could, think you can, think you could, any chance you could,
        any chance you can
      `,
      'are you able to delete the picnic',
      'DELETE_TASK',
    ],
    [
      `
        it would be great if you could, it'd be great if you could, it would be nice if you could,
        it would be helpful if you could, i'd appreciate it if you could, i would appreciate it if you could,
        i'd be grateful if you could, it would be great if you can, i'd appreciate if you could,
        would it be ok to, would it be okay to, is it ok to, is it okay to, is it possible for me to
      `,
      'is it okay to delete the picnic',
      'DELETE_TASK',
    ],
  ),
  ...as(
    'wish',
    [
      "i want to, i wanna, we want to, want to, wanna, we wanna, i'm wanting to",
      'i wanna delete the picnic',
      'DELETE_TASK',
    ],
    [
      `
        i'd like to, i would like to, we'd like to, we would like to, would like to, id like to, i like to,
        i'd love to, i would love to, i'd prefer to, i'd rather
      `,
      'we would like to delete the picnic',
      'DELETE_TASK',
    ],
    [
      `
        i wish to, i'm trying to, i am trying to, im trying to, i'm looking to, i am looking to, looking to,
        trying to, i intend to, i plan to, i'm going to, i am going to, im going to, i'm gonna, i hope to, let me,
        allow me to
      `,
      "i'm trying to delete the picnic",
      'DELETE_TASK',
    ],
    ["i, i'll, i will, we'll, we will, try to, try and", "i'll delete the picnic", 'DELETE_TASK'],
    [
      `
        i need help to, i was hoping to, i was hoping you could, i was wondering if you could,
        i was wondering if you can, i wonder if you could
      `,
      'i was hoping to delete the picnic',
      'DELETE_TASK',
    ],
  ),
  ...as(
    'doubt',
    [
      'can i, could i, may i, might i, can we, could we, may we, shall we, shall i',
      'can i delete the picnic',
      'DELETE_TASK',
    ],
    [
      'maybe, perhaps, maybe we can, maybe you can, maybe i should, perhaps i should',
      'maybe delete the picnic',
      'DELETE_TASK',
    ],
  ),
  ...as(
    'filler',
    [
      'ok, okay, okey, yes, yeah, yep, yup, sure, alright, all right, great, right, good, cool, perfect',
      'ok delete the picnic',
      'DELETE_TASK',
    ],
    [
      `
        now, just, also, actually, then, so, instead, again, next, first, finally, quickly, too,
        still, once more, right now, real quick, simply, basically, immediately, at once, later
      `,
      'now delete the picnic',
      'DELETE_TASK',
    ],
    [
      'well, oh, um, uh, hmm, hm, er, sorry, thanks, thank you, no, ah, umm, excuse me, listen',
      'well delete the picnic',
      'DELETE_TASK',
    ],
    [
      'hey, hi, hello, good morning, good evening, good afternoon, hey there, hi there, hello there, yo',
      'hey delete the picnic',
      'DELETE_TASK',
    ],
    ['for me, me, to, you, there, go and, start, begin, help, come on', 'come on delete the picnic', 'DELETE_TASK'],
    [
      `
        alexa, siri, google, olly, cortana, bixby, jarvis, ai, assistant, bot, computer, pawl, buddy, dear, friend,
        mate, dude, sir, man, robot, echo, ok google, hey google, hey siri, hey alexa
      `,
      'computer delete the picnic',
      'DELETE_TASK',
    ],
  ),
  ...as('and', [
    `
      and, and then, and also, and please, then, but, so, plus, if not, as well as, after that, afterwards, also,
      otherwise, followed by, and afterwards, and next, and now
    `,
    'delete task 3 and show my tasks',
    'DELETE_TASK',
    'LIST_TASKS',
  ]),
  ...as(
    'need',
    [
      `
        i need to, i need 2, i also need to, i still need to, i really need to, we need to, need to, i will need to,
        i'll need to, i'm needing to, we still need to
      `,
      'i need to sign the lease',
      'CREATE_TASK',
    ],
    [
      'i have to, we have to, have to, i still have to, i also have to, i really have to, i will have to',
      'i have to sign the lease',
      'CREATE_TASK',
    ],
    [
      "i've got to, i gotta, gotta, we gotta, we've got to, ive got to, got to",
      "i've got to sign the lease",
      'CREATE_TASK',
    ],
    [
      `
        i should really, i should probably, i probably should, i really must, i should also, i should definitely,
        i must, i should, we should, we must, i ought to, i'm supposed to, i am supposed to, im supposed to,
        i really should
      `,
      'i must sign the lease',
      'CREATE_TASK',
    ],
  ),
  ...as('we-need', [
    `
      we need, we are out of, we're out of, we ran out of, we've run out of, we are low on, we're low on,
      we need more, we need some, i need more, we are running out of
    `,
    'we need rice',
    'CREATE_TASK',
  ]),
  ...as(
    'need-thing',
    [
      "i need, we need, need, i'll need, i will need, i require, i could use",
      'i need coffee on my list',
      'CREATE_TASK',
    ],
    ["i want, we want, i'd want, want, i wanted", 'i want coffee on my list', 'CREATE_TASK'],
    ["i would like, i'd like, id like, we'd like, i would love, i'd love", "i'd like coffee on my list", 'CREATE_TASK'],
    [
      `
        i am out of, i'm out of, im out of, i ran out of, i'm low on, i am low on, i've run out of,
        i'm running out of, i'm running low on
      `,
      'i ran out of coffee so on my list it goes',
      'CREATE_TASK',
    ],
  ),
  ...as(
    'how',
    [
      `
        how do i, how can i, how could i, how would i, how should i, how do you, how can you, how to, how do we,
        how can we, how does one, how would one, how might i, how i can, how i could, how does, how are, how is,
        how, how come
      `,
      'how do i delete a task',
      'HELP',
    ],
    [
      `
        is there a way to, is there any way to, is there a way i can, is there any way i can,
        is there a way for me to, is there any way, is there away to, is there a way, is it possible to,
        am i able to, what is the way to, what's the way to, what is the best way to, what's the best way to,
        what do i do to, what do i say to, what should i say to, what steps
      `,
      'is there a way to delete a task',
      'HELP',
    ],
    [
      `
        show me how to, show me how i can, show me how, tell me how to, tell me how i can, tell me how,
        explain how to, explain how, explain, teach me to, teach me how to, teach me, walk me through how to,
        instructions to, instructions for, instructions on
      `,
      'show me how to delete a task',
      'HELP',
    ],
    [
      `
        i need help, i need help with, i need some help, help with, help me with, can you help me with,
        could you help me with, assist me with, i need assistance with, i could use help with
      `,
      'i need help deleting a task',
      'HELP',
    ],
  ),
  ...as(
    'refusal',
    [
      `
        i don't want to, i do not want to, i dont want to, i don't want you to, i do not want you to,
        i never want to, i wouldn't, i don't wanna, i dont wanna
      `,
      "i don't want to delete task 3",
      'NOTHING',
    ],
    [
      "i did not, i didn't, i didnt, i have not, i haven't, i havent, didn't, haven't, i haven't yet",
      "i didn't delete task 3",
      'NOTHING',
    ],
    ["don't, dont, do not, don't you, don't ever, do not ever", "don't delete task 3", 'NOTHING'],
    ['under no circumstances, by no means, on no account', 'under no circumstances delete task 3', 'NOTHING'],
    [
      "never, not, you shouldn't, shouldn't, you should not, should not, you must not, must not, you can't",
      'never delete task 3',
      'NOTHING',
    ],
  ),
  ...as(
    'question',
    [
      `
        what, what's, whats, what is, what are, what're, what all, what was, what were, what did, what do,
        what does, what else, what will, what has, what have
      `,
      'what coffee is on my list',
      'LIST_TASKS',
    ],
    ['which, which ones, which of', 'which coffee is on my list', 'LIST_TASKS'],
    [
      'do i have, do we have, do you have, do, does, do my, does my, do i, did i, did, did we, did you',
      'do i have coffee on my list',
      'LIST_TASKS',
    ],
    ['have i, has, have we, have you', 'have i put coffee on my list', 'LIST_TASKS'],
    [
      `
        am i, is, are, was, were, is there, are there, were there, was there, isn't, aren't, any, anything,
        is anything, are any
      `,
      'is coffee on my list',
      'LIST_TASKS',
    ],
    [
      `
        when is, when's, when, when are, when do, when does, when did, at what time, what time, on what date,
        what day, what date, on what day
      `,
      'when is my coffee reminder',
      'LIST_TASKS',
    ],
    ["where is, where are, where's, where", 'where is coffee on my list', 'LIST_TASKS'],
    [
      'how many, how does my, how is my, how are my, how do my, how often, how much time, how long, how full',
      'how many coffee items are on my list',
      'LIST_TASKS',
    ],
    ['will, should', 'should coffee be on my list', 'LIST_TASKS'],
    ['who is, who are, who', 'who put coffee on my list', 'LIST_TASKS'],
  ),
  ...as(
    'foreign-order',
    [
      'play, pause, resume, shuffle, stream, rewind, fast forward, replay, unpause, queue, listen',
      'play my list',
      'UNCLEAR',
    ],
    [
      `
        send, text, email, e-mail, mail, tweet, retweet, reply, forward, post, message, dial, call, phone, ring,
        contact, compose, facetime, skype
      `,
      'forward my list',
      'UNCLEAR',
    ],
    [
      'order, buy, purchase, ship, pay, transfer, redeem, deposit, withdraw, refund, exchange, wire, venmo',
      'buy everything on my list',
      'UNCLEAR',
    ],
    ['book, reserve, rent, hail, navigate, drive, take me', 'rent my list', 'UNCLEAR'],
    [
      `
        turn on, turn up, turn down, turn, switch on, dim, brighten, lower, raise, increase, decrease, activate,
        lock, unlock, heat, cool, preheat, brew, vacuum, mute, unmute, close, shut, boil, power, connect, pair,
        charge
      `,
      'turn on my list',
      'UNCLEAR',
    ],
    [
      `
        translate, define, spell, roll, flip, calculate, convert, google, search, wikipedia, compute, multiply,
        divide, subtract, solve, sing, joke
      `,
      'define my list',
      'UNCLEAR',
    ],
    ['freeze, block, unblock, activate, initiate, report, apply, dispute, enroll, track', 'freeze my list', 'UNCLEAR'],
    [
      `
        find, suggest, recommend, select, choose, pick, rate, like, favorite, skip, inform, ask, talk, use, go,
        go to, start, wake, download, install, upload, launch, run
      `,
      'recommend my list to Dan',
      'UNCLEAR',
    ],
    ['could, please, will, if, i, from', 'if my list were shorter', 'UNCLEAR'],
  ),
]
