// English commands that change a task, and those that take a change back.

import { anywhere, as, keywords } from '../../entries.ts'

export const changing = [
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
      'reschedule, rescheduling, postpone, postponing, snooze, snoozing, reprioritize, rephrase, reword, rewrite',
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
    ['delay, defer, extend, prolong, put off, hold off', 'delay the picnic reminder', 'UPDATE_TASK'],
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
