// English commands that delete.

import { anywhere, as, keywords } from '../../entries.ts'

export const deleting = [
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
]
