// English commands that stand before the one that is meant: open my list and add milk.

import { as } from '../../entries.ts'

export const opening = [
  ...as('open', [
    'open, open up, go to, go into, find, update, pull up, bring up, check, refresh, review, look at, look in, access',
    'open up my list and add oranges',
    'CREATE_TASK',
  ]),
]
