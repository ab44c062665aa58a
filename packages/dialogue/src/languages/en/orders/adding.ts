// English commands that add a task.

import { anywhere, as } from '../../entries.ts'

export const adding = [
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
]
