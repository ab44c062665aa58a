// English messages that are read as a whole: what a question about abilities and a greeting are made of.

import { as } from '../entries.ts'

export const whole = [
  ...as('ability', [
    `
      what, what's, which, who, how, kind, kinds, sort, sorts, type, types, of, things, thing, stuff, the, a, can,
      could, may, should, am, are, is, there, you, u, i, me, my, your, to, do, does, with, about, for, exactly, in,
      on, if, wanna, want, wish, like, would, able, allowed, that, all, anything, something, some, any, certain,
      tell, let, know, please, ai, from, out, be, it, used, give, get, show, list, name, different, other, else,
      have, these, best, well, so, at, good, can't, i'm, as, possible, many, area, by, and, you're, programmed,
      response, just, need, ever, aware, permissible, permitted, inform, benefit, using, going, interested, use,
      work, works, this, hey, ok, hi, hello, a list, tasks, task, available, here, app, bot, assistant, answer,
      some more, more, really, actually, will, understand, see
    `,
    'what can you help me with',
    'HELP',
  ]),
  ...as(
    'ability-key',
    ['help, assist, assistance, support, help me out, aid', 'help', 'HELP'],
    ['you answer, to answer, answering, answers for, questions, question', 'what questions do you answer', 'HELP'],
    [
      'capable, capabilities, capability, abilities, skills, features, functions, functionality, options',
      'what are your capabilities',
      'HELP',
    ],
    [
      'familiar, versed, knowledgeable, knowledgable, knowledge, expertise, topics, topic, subjects, subject, areas',
      'which topics are you good at',
      'HELP',
    ],
    [
      'commands, command list, usage, instructions, manual, tutorial, guide, queries, information',
      'what are the commands',
      'HELP',
    ],
    [
      'ask, be asked, use you, using you, accept, respond, comprehend, perform, accomplish, can you handle, i ask you',
      'what can i ask',
      'HELP',
    ],
    [
      `
        can you do, you can do, you able to do, do for me, complete for me, accomplish for me, can i do, can i say,
        i can do, i can say, can i use
      `,
      'what can you do',
      'HELP',
    ],
    [
      'do you know, you know, does this work, do you work, does it work, this works, you work',
      'what do you know',
      'HELP',
    ],
  ),
  ...as(
    'greeting',
    [
      `
        hi, hello, hey, hiya, yo, howdy, ahoy, greetings, salutations, welcome, heya, hi there, hello there,
        hey there, hi everyone, say hi, say hello
      `,
      'hi',
      'GREETING',
    ],
    ['bonjour, hola, aloha, shalom, namaste, ciao', 'bonjour', 'GREETING'],
    [
      'good morning, good afternoon, good evening, good day, good night, goodnight, morning, evening',
      'good morning',
      'GREETING',
    ],
    [
      `
        what's up, whats up, sup, wassup, what's happening, whats happening, what's new, whats new, what's going on,
        whats going on, what is up, what are you up to, what you up to, what do you feel like
      `,
      "what's up",
      'GREETING',
    ],
    [
      `
        how are you, how are things, how're you, how are u, how r u, how're things, how are you doing,
        how are you feeling, how you're doing, how you are doing, how do you feel, how do you do, how are we
      `,
      'how are you',
      'GREETING',
    ],
    [
      `
        how's it going, hows it going, how is it going, how goes it, how's life, how is life, how have you been,
        how've you been, how you've been, have you been, how is everything, how's everything,
        how are you holding up, how is, how's, hows, how have
      `,
      "how's it going",
      'GREETING',
    ],
    [
      'how was your day, how was the day, how is your day, how was your, how did your day, how has your day',
      'how was your day',
      'GREETING',
    ],
    [
      `
        are you well, are you okay, are you ok, are you alright, are you doing okay, are you doing alright,
        are you doing well, are you feeling okay, are things going well, is everything going okay,
        is everything okay, is everything ok, are you doing, are you feeling, is all well
      `,
      'are you well',
      'GREETING',
    ],
    [
      `
        nice to meet you, good to see you, nice to see you, it's nice to see you, it's good to see you,
        pleased to meet you, glad to see you, great to see you, long time no see
      `,
      'nice to meet you',
      'GREETING',
    ],
    [
      'who are you, anyone there, are you there, is anyone there, you there, how is the ai doing',
      'who are you',
      'GREETING',
    ],
  ),
  ...as('small-talk', [
    `
      there, today, bot, ai, siri, alexa, google, olly, cortana, assistant, computer, friend, buddy, pal, man, mate,
      dude, dear, everyone, everybody, all, you, to, doing, feeling, going, with, so, well, why, very, this, fine,
      day, life, treating, things, everything, lately, ok, okay, alright, good, just, wanted, i, my, for, been, is,
      are, how, the, it, can, tell, me, am, morning, evening, afternoon, night, nice, now, right, again, pawl, and,
      your, up, a, great, wonderful, lovely, fellow, it's, folks, guys, oh, on, these, days, far, like, do, at,
      moment, that, hoy, goes, go, went, was, tonight, has, hanging, robot, sir, my friend
    `,
    'hello my friend',
    'GREETING',
  ]),
]
