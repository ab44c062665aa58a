import { countingIn } from '../../counting.ts'
import type { GovernedTexts } from './texts.ts'

const count = countingIn('en')

export const en = (): GovernedTexts => ({
  questions: {
    InitiativeAssign: {
      asks: 'Which tasks does this initiative need?',
      causes: { tasks: 'The tasks are made; the first is assigned, the others follow one after the other.' },
    },
    TaskReview: {
      asks: 'Does the result satisfy each of the policies?',
      causes: {
        satisfied: 'All satisfied: the task is approved, and the next one is assigned.',
        vague: 'Any vague: System5 is asked what the policy means, and the result is judged again.',
        violated: 'Any violated and none vague: the task is rejected, and System3 decides on its replacement.',
      },
    },
    PolicyVague: {
      asks: 'What do these policies mean for this result?',
      causes: { clarified: 'The policies get their next version, and the result is judged again.' },
    },
    RejectionDecision: {
      asks: 'Can the existing System1 pass with better information, or is a change of System1 required?',
      causes: {
        improve: 'The task is archived and replaced by one with this description.',
        changeRequired: 'System5 gets the evidence and is asked for a change of System1.',
      },
    },
    BlockedResolution: {
      asks: 'How is this block to be resolved?',
      causes: {
        research: 'System4 is asked; what it finds goes into the task, which starts again.',
        restart: 'The task is changed, goes back to pending and is assigned anew.',
        resume: 'The same System1 goes on, and finds an answer that you give in its task.',
        notEquipped: 'System5 is asked for a change of System1.',
        cancel: 'The task is canceled, and the next one is assigned.',
      },
    },
    ResearchRequest: {
      asks: 'What did the research find?',
      causes: { found: 'It goes into the task, which starts again.' },
    },
    RemediationRequest: {
      asks: 'Which change of System1 makes this possible?',
      causes: {
        configUpdated: 'The profile gets its next version, and the task is done again by whoever fits best.',
        newProfile: 'The profile is added, and the task is done again by whoever fits best.',
        noneViable: 'The user is asked.',
      },
    },
    UserEscalation: {
      asks: 'Nothing else is possible: is this to be stopped?',
      causes: { cancel: 'The task is canceled, and the next one is assigned.' },
    },
    InternalError: {
      asks: 'A review was asked for at the wrong time: have you seen it?',
      causes: { seen: 'The question is closed; nothing else changes.' },
    },
    InitiativeReview: {
      asks: 'All tasks are over: what comes next?',
      causes: {
        fresh: 'This initiative is closed, and a new one starts.',
        existing: 'This initiative is closed; one that was planned starts, in one that runs the next task is assigned.',
        none: 'This initiative is closed.',
      },
    },
  },
  because: {
    no_worker_enabled: () => 'no System1 is enabled',
    attempts_rejected: ({ attempts }) =>
      count(attempts, { one: 'one attempt was rejected', other: '# attempts were rejected' }),
    too_many_reviews: () => 'a review was asked for at the wrong time more than three times',
    no_policy_applies: () => 'no policy applies, and this initiative requires one',
    invalid_review: () => 'invalid review status for TaskReviewMessage',
  },
})
