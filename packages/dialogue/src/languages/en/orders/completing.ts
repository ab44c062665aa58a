// English commands that complete.

import { anywhere, as, keywords } from '../../entries.ts'

export const completing = [
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
]
