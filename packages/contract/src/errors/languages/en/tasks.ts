// Tasks, conversations about them, and undo.

import { describeRefusal } from '@pawl/kernel'
import { moment } from '../../moment.ts'
import { awaitedList, pointAtSeen, said, taskOf } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'

export const tasks = {
  TASK_NOT_FOUND: {
    message: ({ task }) => `There is no task ${task}.`,
    next: (_, point) => point('The tasks there are', 'listTasks', { status: 'all' }),
  },
  ATTEMPT_NOT_FOUND: {
    message: ({ task, attempt, attempts }) => `Task ${task} has no attempt ${attempt}: there were ${attempts} so far.`,
    next: ({ task }, point) => point('All of them', 'listAttempts', { task: String(task) }),
  },
  TASK_INVALID_TRANSITION: {
    message: (facts) => describeRefusal('TASK_INVALID_TRANSITION', facts),
    next: () => '',
  },
  TASK_VALIDATION_FAILED: {
    message: (facts) =>
      facts.waitsFor === undefined
        ? `${describeRefusal('TASK_VALIDATION_FAILED', facts)}${facts.pausedUntil === undefined ? '' : `, until ${moment(facts.pausedUntil)}`}`
        : `This task waits for ${awaitedList(facts.waitsFor, ' and ', 'work you may not see')}`,
    next: () => '',
  },
  TASK_MISSING_REQUIRED_FIELD: {
    message: (facts) => describeRefusal('TASK_MISSING_REQUIRED_FIELD', facts),
    next: ({ missingField }) => `Send ${missingField} along with the change.`,
  },
  TASK_STALE_VERSION: {
    message: ({ expectedVersion, actualVersion }) =>
      `The task is at version ${actualVersion}; you expected ${expectedVersion}. Someone changed it in between.`,
    next: ({ taskId }, point) =>
      said(
        'Nothing was changed. Repeat it if it still makes sense.',
        point('The task as it is now', 'showTask', { task: taskId }),
      ),
  },
  FIELD_NOT_EDITABLE: {
    message: ({ field, lifecycle }) => `${field} of a ${lifecycle} task cannot be edited.`,
    next: () => 'Fields that belong to a status change only with the status.',
  },
  NOTHING_TO_EDIT: {
    message: () => 'Nothing to change was given.',
    next: () => 'Give at least one of title, description, priority, deadline, project, tags, recurrence or reminders.',
  },
  DEPENDENCY_CIRCLE: {
    message: ({ circle }) => `Work would wait for itself: ${awaitedList(circle, ' → ', 'work you may not see')}.`,
    next: ({ circle }, point) =>
      said(
        'Leave one of these out.',
        pointAtSeen(circle, (task) => point('What it depends on', 'showDependencies', { task })),
      ),
  },
  NOTHING_DROPPED: {
    message: ({ task }) => `Nothing that task ${task} waits for was dropped: there is nothing to answer.`,
    next: ({ task }, point) => point('What it depends on', 'showDependencies', { task }),
  },
  DEPENDS_ON_ITSELF: {
    message: ({ task }) => `Task ${task} cannot depend on itself.`,
    next: () => 'Name another task.',
  },
  TASK_DOES_NOT_RECUR: {
    message: () => 'This task does not come again, so no time of it can be skipped.',
    next: () => 'Say when it comes again, or give it another date.',
  },
  TASK_HAS_NO_NEXT_TIME: {
    message: () => 'This is the last time this task comes.',
    next: () => 'Finish it, or say anew when it comes again.',
  },
  MESSAGE_ID_TAKEN: {
    message: ({ messageId }) => `Another message was sent as ${messageId}.`,
    next: () => 'Give every message a name of its own.',
  },
  CONVERSATION_NOT_FOUND: {
    message: ({ conversation }) => `There is no conversation ${conversation} of yours.`,
    next: (_, point) => point('Your conversations', 'listConversations'),
  },
  CHANGE_NOT_FOUND: {
    message: ({ change }) => `There is no change ${change}.`,
    next: (_, point) => point('Your last changes', 'listChanges'),
  },
  NOT_YOUR_CHANGE: {
    message: ({ change, by }) => `Change ${change} was made by ${by}.`,
    next: (_, point) => said('You can undo your own changes.', point('The last of them', 'listChanges')),
  },
  NOTHING_TO_UNDO: {
    message: () => 'You have no change that can be undone.',
    next: (_, point) => point('Your last changes', 'listChanges'),
  },
  UNDO_OVERTAKEN: {
    message: ({ change, overtakenBy }) =>
      `Change ${change} cannot be undone: ${overtakenBy} came after it and touches the same.`,
    next: ({ overtakenBy }) => `If ${overtakenBy} is yours, undo that first; otherwise make the change by hand.`,
  },
  UNDO_NOT_POSSIBLE: {
    message: ({ change }) => `Change ${change} cannot be undone: no rule leads back.`,
    next: ({ change }, point) => point('What may be done with the task now', 'showTask', { task: taskOf(change) }),
  },
} satisfies Partial<ErrorTexts>
