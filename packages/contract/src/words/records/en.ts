import type { RecordWords } from './record-words.ts'

export const englishRecords = (): RecordWords => ({
  fields: {
    to: 'whom it is handed to',
    follows: 'Follows',
    summary: 'Summary',
    set_aside_because: 'Why it was set aside',
    answer: 'Answer',
    answered_with: 'Answered with',
    revokedAt: 'Revoked',
    acceptedBy: 'Who joined',
    endedAt: 'Ended',
    address: 'Address',
    because: 'Why',
    costMicros: 'Cost, in millionths',
    tokens: 'Tokens',
    per: 'In how long',
    since: 'Counted since',
    queuePosition: 'Place in the queue',
    again: 'Allowed once more',
  },
  tables: {
    initiative: {
      name: 'Initiatives',
      statuses: {
        planned: { name: 'planned', means: 'Written down, not begun' },
        active: { name: 'active', means: 'Its tasks are named, worked on and judged' },
        under_review: { name: 'under review', means: 'Its tasks are over; System4 says what comes next' },
        closed: { name: 'closed', means: 'Reviewed and over' },
        canceled: { name: 'stopped', means: 'Stopped by a person' },
      },
      triggers: {
        beginInitiative: 'Begin',
        cancelInitiative: 'Stop',
        reviewInitiative: 'Review',
        closeInitiative: 'Close',
      },
    },
    item: {
      name: 'Questions',
      statuses: {
        open: { name: 'open', means: 'Waits for an answer' },
        set_aside: { name: 'set aside', means: 'Waits for a person: the answerer could not answer' },
        answered: { name: 'answered', means: 'Answered, and what follows was done' },
        withdrawn: { name: 'withdrawn', means: 'No longer asked: what it was about has moved on' },
      },
      triggers: { setItemAside: 'Set aside', answerItem: 'Answer', withdrawItem: 'Withdraw' },
    },
    policy: {
      name: 'Policies',
      statuses: {
        active: { name: 'active', means: 'Results are judged by it' },
        retired: { name: 'retired', means: 'No longer applies' },
      },
      triggers: { retirePolicy: 'Retire', restorePolicy: 'Bring back' },
    },
    worker: {
      name: 'Workers',
      statuses: {
        enabled: { name: 'on', means: 'Can be given tasks' },
        disabled: { name: 'off', means: 'Is given no tasks' },
      },
      triggers: { disableWorker: 'Switch off', enableWorker: 'Switch on' },
    },
    result: {
      name: 'Results',
      statuses: { submitted: { name: 'handed in', means: 'Handed in, as it is judged' } },
      triggers: {},
    },
    case: {
      name: 'Verdicts',
      statuses: {
        Satisfied: { name: 'Satisfied', means: 'The result keeps to the policy' },
        Vague: { name: 'Vague', means: 'The policy does not say; System5 is asked what it means' },
        Violated: { name: 'Violated', means: 'The result breaks the policy' },
      },
      triggers: {},
    },
    message: {
      name: 'Messages',
      statuses: {
        handled: { name: 'handled', means: 'What it says was done at the same moment' },
        sent: { name: 'sent', means: 'A task was assigned; its System1 begins when it comes to it' },
      },
      triggers: {},
    },
    token: {
      name: 'Tokens',
      statuses: {
        active: { name: 'active', means: 'Lets its bearer in' },
        revoked: { name: 'revoked', means: 'Lets nobody in' },
      },
      triggers: { revokeToken: 'Revoke' },
    },
    member: {
      name: 'Members',
      statuses: {
        active: { name: 'active', means: 'Comes into the workspace' },
        removed: { name: 'removed', means: 'Does not come in any more' },
      },
      triggers: { removeMember: 'Remove', rejoinWorkspace: 'Join again' },
    },
    access: {
      name: 'Access',
      statuses: {
        closed: { name: 'closed', means: 'There for its members alone' },
        open: { name: 'open', means: 'There for everyone of the workspace' },
      },
      triggers: { openToAll: 'Open to all', closeToMembers: 'Close to others' },
    },
    chatroom: {
      name: 'Rooms themselves',
      statuses: {
        open: { name: 'open', means: 'Takes messages, and gives out work' },
        closed: { name: 'closed', means: 'Takes no messages and gives out no work; what is in work goes on' },
      },
      triggers: { closeRoom: 'Close', openRoom: 'Open again' },
    },
    hook: {
      name: 'Hooks',
      statuses: {
        active: { name: 'active', means: 'Tells of what happens' },
        paused: { name: 'paused', means: 'Tells nothing until it is resumed; then it goes on where it was' },
        stopped: { name: 'stopped', means: 'Could not tell any more, and waits for its owner' },
        removed: { name: 'removed', means: 'Tells nothing any more' },
      },
      triggers: { pauseHook: 'Pause', stopHook: 'Stop', resumeHook: 'Resume', removeHook: 'Remove' },
    },
    roomMessage: {
      name: 'Messages of rooms',
      statuses: {
        said: { name: 'said', means: 'Waits its turn, or has become a task' },
        cancelled: { name: 'cancelled', means: 'Taken back before its turn came' },
      },
      triggers: { cancelMessage: 'Cancel', restoreMessage: 'Put back' },
    },
    view: {
      name: 'Saved views',
      statuses: {
        saved: { name: 'saved', means: 'Can be opened by its name' },
        removed: { name: 'removed', means: 'Removed by its owner' },
      },
      triggers: { removeView: 'Remove' },
    },
    snooze: {
      name: 'Snoozed questions',
      statuses: {
        snoozed: { name: 'snoozed', means: 'Out of the list of one person until a moment' },
        ended: { name: 'back', means: 'Back in the list before that' },
      },
      triggers: { wakeItem: 'Bring back' },
    },
    handover: {
      name: 'Questions handed to one person',
      statuses: {
        shared: { name: 'everyone’s', means: 'In the inbox of everyone who may answer it' },
        handed: { name: 'handed over', means: 'In the inbox of one person; others see it among what was handed over' },
      },
      triggers: { handItem: 'Hand over', returnItem: 'Give back to everyone' },
    },
    schedule: {
      name: 'Schedules',
      statuses: {
        active: { name: 'active', means: 'Posts to its room when its time comes' },
        paused: { name: 'paused', means: 'Posts nothing until it goes on' },
        ended: { name: 'over', means: 'Its rule has no further time' },
        removed: { name: 'removed', means: 'Taken away by a person' },
      },
      triggers: {
        pauseSchedule: 'Pause',
        resumeSchedule: 'Go on',
        endSchedule: 'End',
        removeSchedule: 'Remove',
      },
    },
    budget: {
      name: 'Budgets',
      statuses: {
        open: { name: 'open', means: 'Work goes on' },
        spent: { name: 'used up', means: 'Used up: nothing new is begun until a person says how to go on' },
        stopped: { name: 'stopped', means: 'Stopped by a person: nothing new is begun' },
        removed: { name: 'removed', means: 'No longer holds' },
      },
      triggers: {
        spendBudget: 'Use up',
        reopenBudget: 'Let work go on',
        stopBudget: 'Stop',
        removeBudget: 'Remove',
      },
    },
    invitation: {
      name: 'Invitations',
      statuses: {
        open: { name: 'open', means: 'Lets the one who has its link join, until it expires' },
        accepted: { name: 'accepted', means: 'Someone has joined by it' },
        withdrawn: { name: 'withdrawn', means: 'Lets nobody join' },
      },
      triggers: { acceptInvitation: 'Join', withdrawInvitation: 'Withdraw' },
    },
  },
})
