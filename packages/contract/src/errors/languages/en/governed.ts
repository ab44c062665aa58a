// Initiatives, policies, questions and verdicts.

import { sayingOf } from '../../../words/records/record-words.ts'
import { moment } from '../../moment.ts'
import { listOf, said } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'
import { reasonText } from '../../texts.ts'
import { cannotJudge, outdated } from './reasons.ts'

export const governed = {
  INITIATIVE_NOT_FOUND: {
    message: ({ initiative }) => `There is no initiative ${initiative}.`,
    next: (_, point) => point('Those there are', 'listInitiatives'),
  },
  INITIATIVE_OVER: {
    message: ({ initiative, state }) => `Initiative ${initiative} is ${state}.`,
    next: () => 'It takes no more work, and there is nothing left to stop. Nothing was changed.',
  },
  NOTHING_TO_BEGIN: {
    message: ({ initiative, state }) => `Initiative ${initiative} is ${state}: there is nothing in it to begin.`,
    next: ({ initiative }, point) =>
      said('Nothing was changed.', point('Where it stands', 'showInitiative', { initiative })),
  },
  NOTHING_FOR_WORKER: {
    message: ({ worker, initiative }) =>
      `Nothing is assigned to ‘${worker}’${initiative === null ? '' : ` in initiative ${initiative}`} so far.`,
    next: ({ worker, initiative }, point) =>
      point('Wait again', 'waitForTask', { worker, initiative: initiative ?? undefined }),
  },
  NOT_YOURS_TO_ANSWER: {
    message: ({ item, for: to, actor }) => `Question ${item} is for ${to}, not for ${actor}.`,
    next: ({ for: to }) =>
      to === 'user'
        ? 'Nothing was changed. Who may: owners and members.'
        : `Nothing was changed. Who may: owners, and whoever has a token for ${to}.`,
  },
  NOT_GOVERNED: {
    message: ({ task }) => `Task ${task} is not governed work.`,
    next: () => 'Nothing was changed.',
  },
  NOT_ASSIGNED: {
    message: ({ task, worker, assignee, status, epoch, stopped }) =>
      assignee === worker
        ? stopped
          ? `A person stopped the work on task ${task}.`
          : `Task ${task} was taken back since, and is ${status} now (epoch ${epoch}).`
        : `Task ${task} is not assigned to ${worker}${assignee === null ? ', nor to anyone' : ` but to ${assignee}`}.`,
    next: () => 'Nothing was changed.',
  },
  REVIEW_TOO_EARLY: {
    message: ({ task, status, assignee }) =>
      status === 'in_progress'
        ? `Task ${task} is being worked on by ${assignee}, and cannot be reviewed yet.`
        : `Task ${task} is assigned to ${assignee}, who has not begun, and cannot be reviewed yet.`,
    next: ({ task }) =>
      `Nothing was changed. It is reviewed when its result is handed in. See how it stands: pawl show ${task}`,
  },
  RECORD_NAME_TAKEN: {
    message: ({ kind, id }) => `There is a ${kind} ‘${id}’ already.`,
    next: ({ kind }, point) =>
      said('Choose another name, or give this one a new version.', point('Those there are', listOf(kind))),
  },
  RECORD_NOT_FOUND: {
    message: ({ kind, id }) => `There is no ${kind} ‘${id}’.`,
    next: ({ kind }, point) => point('Those there are', listOf(kind)),
  },
  RECORD_INVALID_TRANSITION: {
    message: ({ kind, id, name = id, state, trigger }) => {
      const say = sayingOf('en', kind)
      return `‘${say.trigger(trigger)}’ is not possible: ${name} is ${say.state(state)}.`
    },
    next: ({ kind, validTriggers }) =>
      validTriggers.length === 0
        ? 'There is nothing you can do with it from here. Nothing has changed.'
        : `Possible from here: ${validTriggers.map(sayingOf('en', kind).trigger).join(', ')}. Nothing has changed.`,
  },
  ITEM_NOT_FOUND: {
    message: ({ item }) => `There is no question ${item}.`,
    next: (_, point) => point('Those that wait for an answer', 'inbox'),
  },
  ITEM_ANSWERED: {
    message: ({ item, by, at }) => `Question ${item} was answered by ${by} at ${moment(at)}.`,
    next: (_, point) => said('Nothing was changed.', point('What is still open', 'inbox')),
  },
  ITEM_OUTDATED: {
    message: (facts) => `This question is out of date: ${reasonText(outdated, facts)}.`,
    next: (_, point) => said('Nothing was changed.', point('What is asked now', 'inbox')),
  },
  AUTHOR_CANNOT_JUDGE: {
    message: ({ task, author, reason: why }) =>
      `${author} cannot judge the result of task ${task}: ${cannotJudge[why]}.`,
    next: ({ reason: why, could }) =>
      why === 'nobody_else'
        ? 'As an owner you may judge it with a reason, which the approval will show: say it as `reason`. Nothing was changed.'
        : `Someone else has to answer${could.length === 0 ? '' : `: ${could.join(', ')}`}. Nothing was changed.`,
  },
  NOT_AN_APPROVER: {
    message: ({ task, policy, approvers }) =>
      `Whether task ${task} keeps to ${policy} is judged by ${approvers.join(', ')}.`,
    next: () => 'One of them has to answer. Nothing was changed.',
  },
  REASON_NEEDED: {
    message: ({ policy }) => `Why is the policy ${policy} changed? Others are judged by it.`,
    next: () => 'Give a `reason`; it is kept with the version. Nothing was changed.',
  },
  PROGRAM_NEEDS_OWN_NAME: {
    message: ({ principal }) => `A command or a model does not answer in the name of ${principal}.`,
    next: () =>
      'Make it a token of its own, for the System it answers for, with the role agent and that System in `systems`. Nothing was changed.',
  },
} satisfies Partial<ErrorTexts>
