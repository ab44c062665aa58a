// English commands whose task is whatever follows: remind me to.

import { anywhere, as } from '../../entries.ts'

export const reminding = [
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
    [
      'send me an alert to remind me, send me an alert, send an alert to remind me, set an alert to remind me, set a reminder to remind me',
      'the lease ends in May send me an alert in April',
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
      'things to do :, stuff to do :, errands :, chores :, todos :, to dos :, todo :, to do :, to-do :, task :, reminder :, note :, remember :, tasks :, list :, shopping list :, new :, add this :, another one :, to do list :, grocery list :, todo list :',
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
]
