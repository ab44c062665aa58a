// English commands.

import { anywhere, as, keywords } from '../entries.ts'

export const orders = [
  ...as(
    'create',
    ['add, adding, re add, re-add, readd, ad', 'add a bag of rice', 'CREATE_TASK'],
    ['include, including', 'include soap in my shopping list', 'CREATE_TASK'],
    ['insert, inserting', 'insert soap into my shopping list', 'CREATE_TASK'],
    ['create, creating', 'create sign the lease', 'CREATE_TASK'],
    ['append, appending', 'append soap to the list', 'CREATE_TASK'],
  ),
  ...anywhere('create', [
    'add it, add that, add them, add this, add these, add those',
    'we have no rice left add it',
    'CREATE_TASK',
  ]),
  ...anywhere(
    'create-ours',
    ['new list, new to do list, new shopping list, new todo list', 'the wedding new list', 'CREATE_TASK'],
    ['put it, put them, put that, put this, put these, put those', 'no rice at home put it on my list', 'CREATE_TASK'],
    [
      `
        be added, be put, be set, be created, be made, be scheduled, been added, added to my, added to the,
        added on, added onto
      `,
      'rice should be added to my list',
      'CREATE_TASK',
    ],
    [
      `
        goes on, goes onto, go on my, go on the, needs to go on, needs to be on, need to go on, need to be on, should go on, should be on, has to go on,
        belongs on
      `,
      'rice needs to go on my list',
      'CREATE_TASK',
    ],
    [
      'should contain, should include, needs to have, should have, needs to contain, needs to include, list needs',
      'my list should contain rice',
      'CREATE_TASK',
    ],
  ),
  ...anywhere(
    'remind',
    [
      'remind me, remind us, reminding me, reming me, remin me, rimind me',
      'the lease ends in May remind me a week before',
      'CREATE_TASK',
    ],
    [
      `
        set a reminder, set reminder, set up a reminder, set me a reminder, set a remind, set up a remind,
        set me up a reminder, set an alert, set up an alert, create a reminder, create reminder, create an alert
      `,
      'the plants are dry set a reminder to water them',
      'CREATE_TASK',
    ],
    ['make a reminder, make me a reminder', 'the plants are dry make a reminder to water them', 'CREATE_TASK'],
    [
      'give me a reminder, send me a reminder, get a reminder, have a reminder',
      'the lease ends in May give me a reminder in April',
      'CREATE_TASK',
    ],
  ),
  ...as(
    'remind',
    [
      `
        remind, remember to, remind me to, remind us to, get reminded, get reminded to, get a reminder to,
        be notified to, be reminded, be reminded to, be reminded of, be reminded about
      `,
      'remind Noa about the lease',
      'CREATE_TASK',
    ],
    [
      "don't forget, don't forget to, dont forget, dont forget to, do not forget, do not forget to, never forget to",
      "don't forget the lease",
      'CREATE_TASK',
    ],
    [
      `
        don't let me forget, don't let me forget to, dont let me forget, dont let me forget to,
        do not let me forget, do not let me forget to, make sure i don't forget, make sure i don't forget to,
        make sure i dont forget to, make sure i remember to, help me remember, help me remember to,
        help me not forget to, keep me from forgetting, keep me from forgetting to, i need help remembering to,
        i need some help remembering to, help remembering to, so i don't forget to, so i don't forget,
        i must not forget, i must not forget to, i mustn't forget, i mustn't forget to
      `,
      "don't let me forget the lease",
      'CREATE_TASK',
    ],
    [
      `
        i can't forget to, i cant forget to, i cannot forget to, i must not forget to, i mustn't forget to,
        i shouldn't forget to, i don't want to forget, i don't want to forget to, i dont want to forget to,
        i do not want to forget to, can't forget to, i have to remember to, i need to remember to,
        i must remember to, i should remember to
      `,
      "i can't forget to sign the lease",
      'CREATE_TASK',
    ],
    [
      `
        make a note, make a note to, make a note of, make note, make note of, make a note that, take a note,
        take a note to, take note, take note of, take note that, note to self, note down, note that
      `,
      'take a note the lease ends in May',
      'CREATE_TASK',
    ],
    [
      'jot down, jot, jot this down, write down, write this down, mark down, scribble down, put down',
      'jot down that the lease ends in May',
      'CREATE_TASK',
    ],
    ['task to, todo to, to-do to, to do to', 'todo to sign the lease', 'CREATE_TASK'],
    [
      'todo :, to do :, to-do :, task :, reminder :, note :, remember :, tasks :, list :, shopping list :, to do list :, grocery list :, todo list :',
      'todo: sign the lease',
      'CREATE_TASK',
    ],
    [
      `
        make sure i, make sure that i, make sure we, make sure that we, ensure i, ensure that i, see to it that i,
        make certain i, make certain that i, see that i
      `,
      'make sure i sign the lease',
      'CREATE_TASK',
    ],
    [
      `
        new task, new reminder, new todo, new to do, new to-do, new item, new list, new note, new chore,
        another reminder, another task, a new list, a new task, a new reminder, a new todo
      `,
      'new task sign the lease',
      'CREATE_TASK',
    ],
    [
      `
        reminder, reminder to, reminder for, reminder about, reminder that, reminder at, reminder on, a reminder to,
        a reminder for, a reminder about, a reminder that
      `,
      'reminder water the plants',
      'CREATE_TASK',
    ],
    [
      'ping me to, buzz me to, give me a nudge to, tell me to, ask me to, nudge me to, prompt me to, wake me to, text me to, call me to',
      'tell me to sign the lease',
      'CREATE_TASK',
    ],
  ),
  ...as(
    'alert',
    ['remember, remember that, remember this, memorize', 'remember that the lease ends in May', 'CREATE_TASK'],
    [
      'alert me, alert us, alert me to, alert me about, alert me that',
      'alert me an hour before the meeting',
      'CREATE_TASK',
    ],
    [
      'notify me, notify us, notify me to, notify me about, notify me that',
      'notify me an hour before the meeting',
      'CREATE_TASK',
    ],
    [
      'nudge me, ping me, buzz me, warn me, prompt me, give me a heads up, give me a nudge',
      'nudge me an hour before the meeting',
      'CREATE_TASK',
    ],
  ),
  ...as(
    'create-ours',
    ['make, making, make me', 'make me a packing list', 'CREATE_TASK'],
    ['set, set up, setup, set me, set me up, setting, setting up', 'set up a packing list', 'CREATE_TASK'],
    ['put, putting, put in, put up, put together', 'put rice on my list', 'CREATE_TASK'],
    ['place, placing', 'place rice on my list', 'CREATE_TASK'],
    ['throw, toss, stick, pop, slap, drop, chuck', 'throw rice on my list', 'CREATE_TASK'],
    ['tack, slip, slip in, squeeze, squeeze in, sneak, pencil, pencil in', 'slip rice onto my list', 'CREATE_TASK'],
    ['generate, produce', 'generate a packing list', 'CREATE_TASK'],
    ['prepare', 'prepare a packing list', 'CREATE_TASK'],
    ['save, store', 'save rice to my shopping list', 'CREATE_TASK'],
    ['write, write me, write up', 'write rice on my list', 'CREATE_TASK'],
    ['enter, key in, type, type in', 'enter rice in my list', 'CREATE_TASK'],
    ['log, record, register, capture', 'log rice on my list', 'CREATE_TASK'],
    ['schedule, scheduling, plan', 'schedule this for my list', 'CREATE_TASK'],
    ['build, build me', 'build a packing list', 'CREATE_TASK'],
    ['compose, draft, draw up', 'draft a packing list', 'CREATE_TASK'],
    ['form', 'form a list of guests', 'CREATE_TASK'],
    ['send, send me', 'send me a task for Monday', 'CREATE_TASK'],
    ['establish, program, initiate', 'establish a list of guests', 'CREATE_TASK'],
    ['input, file, attach, post, pencil in, slot in, squeeze in, fit in', 'input rice into my list', 'CREATE_TASK'],
    ['introduce, bring in', 'introduce rice to my list', 'CREATE_TASK'],
  ),
  ...as(
    'give',
    ['give, give me, get me, get me with, get, have, order me', 'give me a new list', 'CREATE_TASK'],
    ['bring up, open, open up, open me', 'open a new list', 'CREATE_TASK'],
  ),
  ...as('begin', ['start, start me, begin, kick off', 'start a list of guests', 'CREATE_TASK']),
  ...as(
    'list',
    ['show, show me, showing, show us, show off', 'show me if coffee is on the list', 'LIST_TASKS'],
    ['list, list out, list me, list off, list down', 'list the coffee on my list', 'LIST_TASKS'],
    ['display, displaying, view, viewing', 'display', 'LIST_TASKS'],
    ['see, let me see, seeing', 'let me see', 'LIST_TASKS'],
  ),
  ...as(
    'list-ours',
    [
      `
        look, look at, look up, look to see, look for, look through, look over, take a look, take a look at,
        have a look at
      `,
      'look up whether coffee is on my list',
      'LIST_TASKS',
    ],
    [
      'tell me, tell us, tell me about, telling me, tell what, tell which',
      'tell me if coffee is on my list',
      'LIST_TASKS',
    ],
    [
      'read, read me, read out, read off, read back, reading, read through, read aloud',
      'read me the coffee part of my list',
      'LIST_TASKS',
    ],
    ['hear, let me hear, listen to, play back', 'let me hear the coffee part of my list', 'LIST_TASKS'],
    ['open, open up', 'open the coffee part of my list', 'LIST_TASKS'],
    ['pull up, pull out, pull, bring up, bring me, call up', 'pull up the coffee part of my list', 'LIST_TASKS'],
    ['find, find me, find out, search, search for, locate, lookup', 'find my tasks', 'LIST_TASKS'],
    ['check, check out, check to see, check if, check on, check whether, double check', 'check my tasks', 'LIST_TASKS'],
    [
      'give, give me, get, get me, fetch, fetch me, grab, grab me, hand me',
      'get me the coffee part of my list',
      'LIST_TASKS',
    ],
    ['name, name off', 'name my tasks', 'LIST_TASKS'],
    ['repeat, recite, iterate, reiterate, read back to me', 'repeat the coffee part of my list', 'LIST_TASKS'],
    [
      `
        go over, run over, look over, read over, go through, walk me through, run through, run me through, run down, go back over, review,
        talk me through, take me through, run by me, run past me
      `,
      'go over my tasks',
      'LIST_TASKS',
    ],
    [
      'let me know, let me know about, know, inform me, inform, advise me, notify me of',
      'let me know if coffee is on my list',
      'LIST_TASKS',
    ],
    [
      `
        provide, provide me, provide me with, supply, mention, describe, print, print out, enumerate, say, speak,
        talk, share, share with me, state, report
      `,
      'share the coffee part of my list',
      'LIST_TASKS',
    ],
    ['count, count up, tally, total', 'count the coffee items on my list', 'LIST_TASKS'],
    [
      'want to see, need to see, wanna see, would like to see, like to see, love to see',
      'like to see my tasks',
      'LIST_TASKS',
    ],
    [
      'retrieve, present, load, access, examine, outline, inspect, explore',
      'retrieve the coffee part of my list',
      'LIST_TASKS',
    ],
    ['summarize, summarise, recap, sum up', 'summarize the coffee part of my list', 'LIST_TASKS'],
    [
      'browse, scan, skim, filter, sort, group, sort through, sort by',
      'browse the coffee part of my list',
      'LIST_TASKS',
    ],
    [
      'remind me the things, remind me of the things, remind me of the, remind me of my',
      'remind me of the tasks for Monday',
      'LIST_TASKS',
    ],
    ['learn, recall, refresh, pull together, verify, confirm', 'refresh the coffee part of my list', 'LIST_TASKS'],
  ),
  ...as('recall', [
    `
      remind me what, remind me which, remind me of what, remind me about what, remind me of which, remind me where,
      remind me who, remind me how, remind me what time, remind me why, remind me if
    `,
    'remind me what we said about the lease',
    'LIST_TASKS',
  ]),
  ...as('inform', [
    `
      update me, update me on, update me with, update us on, fill me in, fill me in on, bring me up to date on,
      catch me up on, bring me up to speed on, keep me posted on
    `,
    'update me on the elections',
    'UNCLEAR',
  ]),
  ...keywords(
    as(
      'delete',
      ['delete, deleting, del', 'delete the oranges', 'DELETE_TASK'],
      ['remove, removing', 'remove the oranges', 'DELETE_TASK'],
      ['get rid of, getting rid of, get rid off', 'get rid of the old rice', 'DELETE_TASK'],
      ['cancel, canceling, cancelling', 'cancel the picnic', 'DELETE_TASK'],
    ),
  ),
  ...as(
    'delete',
    ['erase, erasing', 'erase the oranges', 'DELETE_TASK'],
    [
      `
        no need to, there's no need to, there is no need to, i don't need to, i dont need to, i do not need to,
        i don't have to, i dont have to, i do not have to, i no longer need to, i no longer have to, we don't need to,
        we don't have to, we no longer need to, no longer need to
      `,
      'no need to feed the ducks',
      'DELETE_TASK',
    ],
    [
      'i no longer need, we no longer need, i no longer want, we no longer want, no longer need, no longer want',
      'i no longer need the ducks',
      'DELETE_TASK',
    ],
    ['forget about, never mind about, nevermind about, never mind the', 'forget about the ducks', 'DELETE_TASK'],
    ['eliminate, abolish, destroy, obliterate, annihilate', 'eliminate the oranges', 'DELETE_TASK'],
    [
      `
        i don't want to be reminded, i do not want to be reminded, i dont want to be reminded,
        i don't need to be reminded, i dont need to be reminded, i do not need to be reminded,
        i no longer need to be reminded, i no longer want to be reminded, i don't want a reminder,
        i don't need a reminder, i dont need a reminder, i no longer need a reminder, i know longer need a reminder
      `,
      "i don't want to be reminded about the lease",
      'DELETE_TASK',
    ],
    [
      `
        no longer remind me, do not remind me, don't remind me, dont remind me, never remind me, stop reminding me,
        quit reminding me, you don't have to remind me, you don't need to remind me, no need to remind me,
        do not alert me, don't alert me, stop alerting me, stop notifying me
      `,
      'stop reminding me about the lease',
      'DELETE_TASK',
    ],
  ),
  ...keywords(
    anywhere(
      'delete',
      [
        'delete it, delete them, delete that, delete this, delete those, delete these',
        'we sold the boat delete it',
        'DELETE_TASK',
      ],
      [
        'remove it, remove them, remove that, remove this, remove those, remove these',
        'we sold the boat remove it',
        'DELETE_TASK',
      ],
      [
        'cancel it, cancel them, cancel that, get rid of it, get rid of them, get rid of that',
        'we sold the boat cancel it',
        'DELETE_TASK',
      ],
    ),
  ),
  ...anywhere(
    'delete-ours',
    [
      'be deleted, be removed, be erased, be taken away, be taken off, be cleared, been removed, been deleted',
      'the boat reminder should be removed',
      'DELETE_TASK',
    ],
    [
      'be cancelled, be canceled, needs cancelling, needs canceling, needs deleting, needs removing',
      'the boat reminder should be cancelled',
      'DELETE_TASK',
    ],
    ['removed from, deleted from, taken off, erased from', 'the rice taken off my list', 'DELETE_TASK'],
    [
      'can come off, should come off, comes off, needs to come off, has to come off',
      'rice can come off my list',
      'DELETE_TASK',
    ],
  ),
  ...keywords(as('delete-ours', ['clear', 'clear the boat task', 'DELETE_TASK'])),
  ...as(
    'delete-ours',
    ['nuke, scrub, kill off', 'nuke my list', 'DELETE_TASK'],
    [
      `
        i don't need, i do not need, i dont need, i don't want, i do not want, i dont want, we don't need, we dont need,
        i won't need, i won't be needing, i do not require, there's no need for, no need for
      `,
      "i don't need the boat reminder",
      'DELETE_TASK',
    ],
    ['trash, scrap, discard, ditch, junk, nix, dump, bin, axe', 'trash the boat task', 'DELETE_TASK'],
    ['toss out, throw out, throw away, chuck out, toss away', 'toss out the boat task', 'DELETE_TASK'],
    ['dispose of, do away with, purge, expunge, call off', 'dispose of the boat task', 'DELETE_TASK'],
    ['clear out, clear off, clear up, clean, clean out, clean up, clean off', 'clean up the boat task', 'DELETE_TASK'],
    ['drop, lose', 'drop the boat task', 'DELETE_TASK'],
    ['forget', 'forget the boat task', 'DELETE_TASK'],
    ['take out, take off, take away, take down', 'take down the boat task', 'DELETE_TASK'],
    ['cross out, blank out, rub out, strike out, strike off, strike through', 'cross out the boat task', 'DELETE_TASK'],
    ['wipe, wipe out, wipe off, wipe clean, empty, flush', 'wipe out the boat task', 'DELETE_TASK'],
    [
      'stop, quit, end, halt, terminate, cease, stop sending me, stop giving me, no more, discontinue',
      'stop the boat reminder',
      'DELETE_TASK',
    ],
    ['skip, ignore, disregard, dismiss', 'skip the boat reminder', 'DELETE_TASK'],
    [
      'turn off, turn of, switch off, shut off, disable, deactivate, silence, mute, kill',
      'turn off the boat reminder',
      'DELETE_TASK',
    ],
    [
      'void, unset, undo, reverse, unschedule, withdraw, deny, revoke, retract, rescind, exclude',
      'withdraw the boat reminder',
      'DELETE_TASK',
    ],
  ),
  ...as(
    'delete-from',
    ['take, taking, pull, pluck, cut, kick, bump', 'take rice off my list', 'DELETE_TASK'],
    ['leave, keep, omit', 'leave rice off my list', 'DELETE_TASK'],
    ['strike, scratch', 'strike rice from my list', 'DELETE_TASK'],
  ),
  ...as('to-trash', ['send, move, put, throw, toss, drag, drop', 'move the boat task to the trash', 'DELETE_TASK']),
  ...keywords(
    as(
      'complete',
      [
        `
          complete, completed, i completed, i've completed, i have completed, completing, i just completed,
          ive completed, we completed
        `,
        'complete the tax form',
        'COMPLETE_TASK',
      ],
      [
        `
          finish, finished, i finished, i've finished, i have finished, ive finished, i just finished,
          i'm finished with, finished with, i'm finished, im finished with, just finished, i already finished,
          i finally finished, i've already finished, we finished, we've finished, i am finished with, finish up,
          finish off, finishing
        `,
        'i finished the tax form',
        'COMPLETE_TASK',
      ],
      [
        `
          done, done with, i'm done with, im done with, i am done with, all done with, i'm done, i got done,
          i have done, i've done, i already did, i just did, i did, we're done with, we are done with, i am done,
          i finally did, i'm all done with, i'm through with
        `,
        "i'm done with the tax form",
        'COMPLETE_TASK',
      ],
    ),
  ),
  ...as('complete', [
    'check off, tick off, tick, cross off, checked off, ticked off, crossed off, i checked off, i crossed off',
    'tick off the tax form',
    'COMPLETE_TASK',
  ]),
  ...anywhere('complete', [
    `
      cross that off, cross it off, cross them off, check it off, check that off, check them off, tick it off,
      tick that off
    `,
    'the form is in the mail, cross that off',
    'COMPLETE_TASK?',
  ]),
  ...as('complete-ours', [
    'close, close out, resolve, accomplish, achieve, wrap up, conclude, fulfill',
    'close task 3',
    'COMPLETE_TASK',
  ]),
  ...keywords(
    as('complete-ours', [
      `
        i took care of, took care of, i've taken care of, i have taken care of, i handled, i accomplished,
        i got through, i knocked out, i wrapped up
      `,
      'i took care of task 3',
      'COMPLETE_TASK',
    ]),
  ),
  ...keywords(
    anywhere('complete-ours', [
      `
      is done, is finished, is complete, is completed, are done, are finished, are complete, are completed,
      has been done, has been completed, has been finished, was completed
    `,
      'the tax form is done',
      'COMPLETE_TASK?',
    ]),
  ),
  ...as('cross-off', ['check, cross, scratch, strike, tick', 'check rice off my list', 'COMPLETE_TASK']),
  ...anywhere('mark', [
    'mark it, mark that, mark them, mark this',
    'i mailed the letter mark it as done',
    'COMPLETE_TASK',
  ]),
  ...as('mark', [
    'mark, mark off, marking, flag, label, tag, call it, call that, consider, set as',
    'mark the tax form as done',
    'COMPLETE_TASK',
  ]),
  ...keywords(
    as(
      'update',
      ['change, changing', 'change the picnic to Monday', 'UPDATE_TASK'],
      ['update, updating', 'update the picnic', 'UPDATE_TASK'],
      ['edit, editing', 'edit the picnic', 'UPDATE_TASK'],
      ['rename, retitle, relabel', 'rename the picnic to party', 'UPDATE_TASK'],
      ['modify, modifying', 'modify the picnic', 'UPDATE_TASK'],
      ['revise, revising', 'revise the picnic plan', 'UPDATE_TASK'],
    ),
  ),
  ...as(
    'update',
    ['alter, altering, amend, adjust, adjusting', 'adjust the picnic plan', 'UPDATE_TASK'],
    [
      'reschedule, rescheduling, postpone, postponing, reprioritize, rephrase, reword, rewrite',
      'postpone the picnic',
      'UPDATE_TASK',
    ],
  ),
  ...keywords(
    anywhere('update', [
      'change it, change them, change that, update it, update them',
      'the picnic is on Monday change it',
      'UPDATE_TASK',
    ]),
  ),
  ...anywhere('update', ['reschedule it, move it to', 'the picnic is on Monday reschedule it', 'UPDATE_TASK']),
  ...anywhere(
    'update-ours',
    [
      'be changed, be updated, be edited, be modified, be altered, be adjusted, been changed, been updated',
      'the picnic reminder should be changed',
      'UPDATE_TASK',
    ],
    [
      'be moved, be rescheduled, be pushed, been moved, been rescheduled, be postponed, be extended',
      'the picnic reminder should be moved',
      'UPDATE_TASK',
    ],
    [
      'needs changing, needs updating, needs moving, needs to change, should say, should read, should be called, should be named',
      'the picnic reminder needs moving',
      'UPDATE_TASK',
    ],
    [
      'changed to, changed from, moved to, moved from, moved up, pushed back, rescheduled to, rescheduled for',
      'the picnic reminder changed to Monday',
      'UPDATE_TASK',
    ],
  ),
  ...as(
    'update-ours',
    ['move, moving, move up, move back', 'move the picnic reminder to Monday', 'UPDATE_TASK'],
    [
      'push, push back, push out, bump, bump up, shift, slide, pull forward, pull in',
      'push back the picnic reminder',
      'UPDATE_TASK',
    ],
    [
      `
        bring it forward, bring that forward, move it up, move that up, move it forward, pull it forward, push it back,
        push that back, move it back, push it out, push it off, put it off, delay it, postpone it
      `,
      'bring it forward a day',
      'UPDATE_TASK?',
    ],
    ['delay, defer, extend, prolong, snooze, put off, hold off', 'delay the picnic reminder', 'UPDATE_TASK'],
    [
      'switch, swap, replace, substitute, convert, transfer, turn, exchange',
      'switch my picnic reminder to Monday',
      'UPDATE_TASK',
    ],
    [
      'fix, correct, reset, tweak, revamp, overhaul, reassign, re assign, relocate',
      'fix the picnic reminder',
      'UPDATE_TASK',
    ],
    [
      `
        prioritize, prioritise, bring forward, combine, merge, assign, increase, decrease, raise, lower, redo,
        rework, split, upgrade, downgrade, expand, shorten, lengthen, customize
      `,
      'prioritize the picnic task',
      'UPDATE_TASK',
    ],
  ),
  ...as('adjust', [
    'make, set, start, put, have, give, keep, repeat, turn, schedule, send',
    'make my picnic reminder weekly',
    'UPDATE_TASK',
  ]),
  ...as('open', [
    'open, open up, go to, go into, find, update, pull up, bring up, check, refresh, review, look at, look in, access',
    'open up my list and add oranges',
    'CREATE_TASK',
  ]),
  ...as(
    'undo',
    [
      `
        cancel that last thing, cancel that last request, cancel that last command, cancel that last action,
        cancel that last one, cancel the last thing, cancel my last request, cancel my last command,
        cancel my last action, cancel the last action, cancel the last command
      `,
      'cancel that last thing',
      'UNDO',
    ],
    [
      `
        undo, undo that, undo it, undo this, undo the last, undo last, undo the last one, undo the last change,
        undo my last change
      `,
      'undo that',
      'UNDO',
    ],
    [
      `
        revert, revert that, revert it, take that back, take it back, put it back, bring it back, restore,
        restore it, roll back, roll that back, reverse that
      `,
      'take that back',
      'UNDO',
    ],
  ),
]
