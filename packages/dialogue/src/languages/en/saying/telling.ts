// English: deeds that are told, or told not to have happened: I have started on it.

import { forms } from '../../entries.ts'
import type { Telling } from '../../saying.ts'

/** With ‘I’ and ‘we’ before them. */
const subjects = (written: string) => forms(written).flatMap((form) => [`i ${form}`, `we ${form}`, form])

export const telling: Telling = {
  notTold: subjects(`
    didn't, didnt, did not, haven't, havent, have not, never, still have not, still haven't, still didn't,
    still havent, actually didn't, actually did not, actually haven't, didn't actually, haven't actually,
    did not actually, didn't really, haven't really, forgot to, never actually, couldn't, could not, didn't get to,
    didn't manage to, haven't yet, didn't even, can't, cannot, won't, won't be able to, will not, can't make it to,
    can't get to, won't get to, won't make it to, wasn't able to, was not able to, am not able to, not able to
  `),
  askedOfMe: [
    ...[
      'they',
      'he',
      'she',
      'mom',
      'dad',
      'my boss',
      'my wife',
      'my husband',
      'my manager',
      'my mom',
      'my dad',
    ].flatMap((one) => ['want', 'wants', 'asked', 'told', 'need', 'needs'].map((verb) => `${one} ${verb} me to`)),
    ...forms("i was asked to, i've been asked to, ive been asked to, i was told to, i promised to, i'm supposed to"),
  ],
  unsure: forms(`
    i think, i thought, i believe, pretty sure, i'm pretty sure, im pretty sure, i am pretty sure, i'm fairly sure, i guess,
    i'm almost sure, i suppose, maybe, perhaps, i feel like, i seem to remember, not sure but i think, if i remember correctly
  `),
  finishing: ['finish', 'finished', 'complete', 'completed', 'do', 'done', 'did', 'finish with', 'get to', 'get done'],
  notDone: forms(`
    not done after all, it's not done, its not done, it isn't done, that's not done, that is not done, i'm not done,
    im not done, not finished after all, it's not finished, not actually done, not done yet, i'm not done with it,
    it's not done after all, it wasn't done, i didn't do it, i haven't done it, i didn't finish it,
    i didn't actually finish it, not yet done, it's still not done, actually not done, i didn't actually do it,
    i haven't finished it, that's not finished, it isn't finished, not really done, actually not done yet,
    wait it's not done, no it's not done, actually its not done, actually it's not done, i'm not finished,
    not completed after all, mark it as not done, mark it not done, reopen it, uncheck it, reopen that, uncheck that,
    mark that as not done, i didn't do that, bring it back to open
  `),
  startedOn: forms(`
    i started, i just started, i've started, ive started, i started on, i started working on, i began, i'm working on,
    im working on, i am working on, working on, i'm doing, started on, started working on, i am in the middle of,
    i'm in the middle of, currently working on, just started, i have started, i'm halfway through, im halfway through,
    i am halfway through, halfway through, i'm partway through, start working on, i've begun, i have begun,
    i began working on
  `),
  pastTimes: [
    ...forms(`
      yesterday, this morning, last night, earlier, earlier today, just now, today, already, this afternoon, tonight,
      yesterday morning, yesterday evening, last week, last weekend, the other day, on the way home, on my way home,
      a while ago, a moment ago, a few minutes ago, a few days ago, at lunch, before lunch, over the weekend
    `),
    ...['an', 'one', 'two', 'three', 'a couple of', 'several', 'five', 'ten'].flatMap((many) =>
      ['minute', 'minutes', 'hour', 'hours', 'day', 'days', 'week', 'weeks'].map((unit) => `${many} ${unit} ago`),
    ),
    ...['minute', 'day', 'week'].map((unit) => `a ${unit} ago`),
  ],
  doneNow: forms(`
    done, done it, did it, did that, i did it, i did, finished, finished it, completed, its done, it's done,
    that's done, thats done, all done, just did, just did it, it is now, i finished it, done now, done with it,
    done with that, yes i did, yes i have, yes done, yep done, already did, yes i did yesterday, i did yesterday,
    yes i did this morning, yes i did today, did it yesterday, yes last night, yes this morning, did it this morning,
    i did it yesterday, yes yesterday, already done, i already did, yes i already did, i just did, yes it is,
    yes it is done, i'm done, im done, i am done, i'm finished, im finished, ok done, okay done, ok i'm done, ok finished,
    i'm done with it, im done with it, i'm done with that, im done with that, finally done, and done
  `),
  itForms: [],
}
