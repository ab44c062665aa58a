// English commands that ask for a list.

import { as } from '../../entries.ts'

export const listing = [
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
]
