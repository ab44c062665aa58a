import type { Answers } from '../lexicon.ts'

export const answers: Answers = {
  yes: [
    'yes',
    'ok',
    'okay',
    'confirm',
    'yeah',
    'yep',
    'yup',
    'sure',
    'of course',
    'definitely',
    'absolutely',
    'go ahead',
    'do it',
    'confirmed',
  ],
  no: ['no', 'nope', 'nah', 'no way'],
  negations: ['not', "don't", 'dont', 'do not', 'never', 'no'],
  cancel: ['cancel', 'stop', 'never mind', 'nevermind'],
  none: ['no', 'none', 'skip', 'no deadline', 'without deadline', 'without'],
  fillers: ['please', 'thanks', 'thank', 'you', 'well', 'um', 'uh', 'so', 'just', 'then', 'it', 'that', 'the', 'a'],
  priorities: { low: 'low', medium: 'medium', high: 'high', urgent: 'urgent' },
  statuses: {
    done: 'done',
    completed: 'done',
    complete: 'done',
    finished: 'done',
    open: 'open',
    pending: 'open',
    'to do': 'open',
    todo: 'open',
    'not done': 'open',
    'in progress': 'in_progress',
    in_progress: 'in_progress',
    'in-progress': 'in_progress',
    started: 'in_progress',
  },
  fields: {
    title: 'title',
    name: 'title',
    priority: 'priority',
    deadline: 'deadline',
    'due date': 'deadline',
    status: 'status',
  },
  ordinals: { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5 },
  choiceWords: ['number', 'no', 'option', 'the', 'one'],
}

/** Single words that say nothing of the language someone writes in [D15]. */
export const CLOSED_WORDS: ReadonlySet<string> = new Set(
  [
    ...answers.yes,
    ...answers.no,
    ...answers.cancel,
    ...answers.none,
    ...Object.keys(answers.priorities),
    ...Object.keys(answers.statuses),
    ...Object.keys(answers.fields),
  ].flatMap((phrase) => phrase.split(' ')),
)
