// Rooms, their queues, schedules and budgets.

import { moment } from '../../moment.ts'
import { said } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'

export const rooms = {
  ROOM_NOT_FOUND: {
    message: ({ room }) => `There is no room ‘${room}’.`,
    next: (_, point) => point('The rooms there are', 'listRooms'),
  },
  ROOM_NAME_TAKEN: {
    message: ({ room }) => `There is a room ‘${room}’ already.`,
    next: ({ room }, point) => said('Choose another name for a new one.', point('This one', 'roomStatus', { room })),
  },
  ROLE_NOT_IN_ROOM: {
    message: ({ room, role }) => `Nobody works as ‘${role}’ in ‘${room}’.`,
    next: ({ roles }, point) =>
      said(`Its roles: ${roles.join(', ')}.`, point('All rooms with their roles', 'listRooms')),
  },
  MESSAGE_NOT_FOUND: {
    message: ({ room, message }) => `There is no message ${message} in ‘${room}’.`,
    next: ({ room }, point) => point('What waits there', 'roomStatus', { room }),
  },
  MESSAGE_NOT_WAITING: {
    message: ({ room, message, task, state }) =>
      state === 'cancelled'
        ? `Message ${message} of ‘${room}’ was taken back.`
        : state === 'waiting'
          ? `Message ${message} of ‘${room}’ waits in the queue already.`
          : `Message ${message} of ‘${room}’ does not wait any more: it has become task ${task ?? ''}.`,
    next: ({ room, task, state }, point) =>
      said(
        'Nothing was changed.',
        state === 'task' && task !== null
          ? point('The task', 'showRoomTask', { task: String(task) })
          : point('What waits there', 'roomStatus', { room }),
      ),
  },
  NOT_IN_LINE: {
    message: ({ task, status }) => `Task ${task} does not wait: it is ${status}.`,
    next: ({ task }, point) =>
      said(
        'Nothing was changed. Only what is pending or queued has a place.',
        point('The task', 'showRoomTask', { task: String(task) }),
      ),
  },
  NOT_IN_SAME_LINE: {
    message: ({ room, moved }) => `What ${moved} was to stand beside does not wait in the same line of ‘${room}’.`,
    next: ({ room }, point) =>
      said(
        'Nothing was changed. Messages and queued tasks are one line; what is pending for a role is another.',
        point('What waits there', 'roomStatus', { room }),
      ),
  },
  SCHEDULE_NOT_FOUND: {
    message: ({ schedule }) => `There is no schedule ‘${schedule}’.`,
    next: (_, point) => point('The rooms there are', 'listRooms'),
  },
  SCHEDULE_NOT_UNDERSTOOD: {
    message: ({ every }) => `‘${every}’ is not understood as times that come again.`,
    next: () => 'Nothing was changed. Say it like: every weekday at 9, every 2 weeks, the first Monday of the month.',
  },
  ROOM_CLOSED: {
    message: ({ room }) => `The room ‘${room}’ is closed: it takes no messages and gives out no work.`,
    next: ({ room }, point) =>
      said('Whoever looks after it can open it again.', point('The room', 'roomStatus', { room })),
  },
  ROLE_HAS_WORK: {
    message: ({ room, role, openTasks, held }) =>
      held
        ? `Someone holds work as ‘${role}’ in ‘${room}’: ${openTasks.map((task) => `#${task}`).join(', ')}.`
        : `There is open work for ‘${role}’ in ‘${room}’: ${openTasks.map((task) => `#${task}`).join(', ')}.`,
    next: ({ room }, point) =>
      said('Nothing was changed. Let it be finished first.', point('What is open', 'roomStatus', { room })),
  },
  ROLE_GETS_MESSAGES: {
    message: ({ room, role }) => `‘${role}’ gets the messages of ‘${room}’.`,
    next: ({ roles }) => `Nothing was changed. Say with entry who gets them instead; it has: ${roles.join(', ')}.`,
  },
  ROLE_NOT_ASKED: {
    message: ({ role, reason }) =>
      reason === 'own_role'
        ? `‘${role}’ is your own role: the question would come back to you.`
        : `‘${role}’ cannot be asked: this question stands at the end of a long line of questions already.`,
    next: () => 'Nothing was changed. Ask a person, or another role.',
  },
  NO_QUESTION: {
    message: ({ task, status }) => `Nothing is asked about task ${task}: it is ${status}.`,
    next: (_, point) => said('Nothing was changed.', point('What is asked now', 'inbox')),
  },
  ROOM_TASK: {
    message: ({ task }) => `Task ${task} belongs to a room: its holder and its people move it.`,
    next: () => 'Nothing was changed.',
  },
  GOVERNED_TASK: {
    message: ({ task }) => `Task ${task} is governed: results, verdicts and answers move it.`,
    next: () => 'Nothing was changed.',
  },
  NOT_A_ROOM_TASK: {
    message: ({ task }) => `Task ${task} is not of a room.`,
    next: () => 'Nothing was changed.',
  },
  NOT_THE_HOLDER: {
    message: ({ task, status, role, since, state, stopped }) =>
      role === null
        ? `You do not hold task ${task}: ${stopped ? 'a person stopped the work on it' : `it is ${status}`}.`
        : `You do not hold task ${task}: ${role} has it since ${moment(since)}${state === null ? '' : `, ${state}`}.`,
    next: ({ free }) => said('Nothing was changed.', free === null ? '' : `Task ${free} is free.`),
  },
  ATTACH_NOT_POSSIBLE: {
    message: ({ task, reason }) =>
      `Task ${task} cannot be attached: ${
        {
          itself: 'it would be attached to itself',
          other_room: 'it is of another room',
          not_backlog: 'it is not in the backlog any more',
          parent_is_backlog: 'what it would go with is a backlog item itself',
          parent_is_over: 'what it would go with is finished',
          already: 'it is attached there already',
        }[reason]
      }.`,
    next: () => 'Nothing was changed.',
  },
  NOTHING_TO_DO: {
    message: ({ role, room }) => `Nothing for ‘${role}’ in ‘${room}’ so far.`,
    next: ({ room, role, session, skills }, point) =>
      point('Wait again', 'waitForTask', { room, role, session, ...(skills && { skills }) }),
  },
  BUDGET_SPENT: {
    message: ({ budget }) =>
      `The budget of ${budget} is used up: nothing new is begun there until a person says how to go on.`,
    next: (_, point) => point('What was used', 'listBudgets'),
  },
  BUDGET_NOT_FOUND: {
    message: ({ budget }) => `There is no budget of ${budget}.`,
    next: (_, point) => point('The budgets there are', 'listBudgets'),
  },
  BUDGET_CHANGED: {
    message: ({ budget }) => `The budget of ${budget} was changed by someone else meanwhile.`,
    next: (_, point) => point('How it is now', 'listBudgets'),
  },
} satisfies Partial<ErrorTexts>
