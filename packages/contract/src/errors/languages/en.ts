import { validations } from '@pawl/kernel'
import { englishDifferences } from '../../differences/en.ts'
import { moment } from '../moment.ts'
import { numberList } from '../sentence.ts'
import type { LanguageTexts } from '../texts.ts'
import { access } from './en/access.ts'
import { governed } from './en/governed.ts'
import { people } from './en/people.ts'
import {
  badLine,
  cannotJudge,
  characters,
  count,
  mismatch,
  outdated,
  STORE_TROUBLES,
  system,
  unfit,
  unread,
  usage,
} from './en/reasons.ts'
import { requests } from './en/requests.ts'
import { rooms } from './en/rooms.ts'
import { server } from './en/server.ts'
import { store } from './en/store.ts'
import { tasks } from './en/tasks.ts'
import { telling } from './en/telling.ts'
import { workers } from './en/workers.ts'

export const englishErrors = (): LanguageTexts => ({
  errors: {
    ...requests,
    ...tasks,
    ...rooms,
    ...governed,
    ...workers,
    ...access,
    ...telling,
    ...people,
    ...store,
    ...server,
  },
  guidance: {
    alreadyThere: (status) => `The task is already ${status}.`,
    way: (steps, door) => `${{ shell: 'Run', http: 'Send', tools: 'Call' }[door]}: ${steps}`,
    noWay: (because) => `There is no safe way from here: ${because}`,
    because: {
      throwsAway: () => 'it would throw work away, and a person decides that.',
      over: ({ status }) => `the task is ${status}.`,
      underReview: () => 'it is under review, and a person decides what becomes of it.',
      held: ({ role, since }) =>
        `${role} has it since ${moment(since)}. Do not retry; a person can take it back from a holder that has gone silent.`,
      onOffer: ({ role }) => `it is on offer, and waits for ${role} to claim it.`,
      notNext: ({ role, next }) => `it is on offer, but task ${next} comes first for ${role}.`,
      holdsAnother: ({ task }) => `you hold task ${task}, which comes first.`,
      claimIsOver: ({ epoch }) =>
        `the claim you name is over, the task was claimed again since (epoch ${epoch}). Do not retry.`,
      queued: () => 'it waits in the queue, and is offered when its turn comes.',
      waits: ({ tasks, dropped }) =>
        dropped.length > 0
          ? `${numberList(dropped)} was dropped and never done: a person says whether this goes on without it.`
          : tasks.length > 0
            ? `it can go on once ${numberList(tasks)} is done.`
            : 'it can go on once what it waits for is done.',
      roomIsBusy: () => 'the room is busy, and whatever leaves the backlog now has to queue.',
      inBacklog: () => 'it is in the backlog, and nobody has worked on it yet.',
      attached: ({ to }) => `it goes with task ${to.join(', ')}, and comes up for review when that one is claimed.`,
      never: () => 'these two can never go together.',
      notAssigned: ({ assignee }) =>
        assignee === null
          ? 'it is not assigned to anyone; that happens when its turn comes.'
          : `it is assigned to ${assignee}. Do not retry.`,
      asked: ({ whom, item }) => `${whom} decides how it goes on (question ${item}).`,
      missing: ({ field }) => `${field} has to be given along with it.`,
      fieldNotAllowed: ({ field }) => `${field} cannot be set by this change. Leave it out.`,
      unknownStatus: ({ statuses }) => `there is no such status. There are ${statuses.join(', ')}.`,
      otherKind: ({ lifecycle }) =>
        ({
          room: 'it is a task of a room, and moves by what its holder and the people of the room do.',
          governed: 'it is governed work, and moves by results, verdicts and answers.',
          todo: 'it is a to-do, and nobody claims or hands on a to-do.',
        })[lifecycle] ?? 'it is a task of another kind.',
      notThroughThisDoor: ({ operations }) =>
        `it takes ${operations.join(', ')}, for which there is nothing here. A person can do it.`,
    },
    otherWork: 'For other work',
    look: 'Where it stands',
  },
  input: {
    missing: 'is missing',
    unknown: (names) => `not known here: ${names.join(', ')}`,
    onlyKnown: 'only what is known',
    plainText: 'visible text without control characters',
    wrongType: (type) => `should be ${type}`,
    notOneOf: (options) => `should be one of ${options.join(', ')}`,
    tooLong: (limit) => `is longer than ${characters(limit)}`,
    tooShort: (limit) => (limit === 1 ? 'is empty' : `is shorter than ${characters(limit)}`),
    tooBig: (limit) => `is more than ${limit}`,
    tooSmall: (limit) => `is less than ${limit}`,
    tooMany: (limit) => `has more than ${limit}`,
    tooFew: (limit) => `needs at least ${count(limit, { one: 'one', other: '#' })}`,
    wrongForm: (detail) => `should be ${detail}`,
    otherForm: (message) => message,
    forms: {
      'form:when': 'a date such as 2026-03-01, a time such as 2026-03-01T09:00, or words such as friday at 5',
      'form:date': 'a date such as 2026-03-01, or 2026-03-01T09:00:00Z',
      'form:tag': 'a tag of letters and digits without spaces, such as home',
      'form:tags': 'tags that are all different',
      'form:localTime': 'a day or a time with its zone, such as 2026-03-01T09:00[Europe/London]',
      'form:recurrence': 'words such as every friday, or a rule such as FREQ=WEEKLY;BYDAY=FR',
      'form:reminder': 'a time before the deadline such as 30m, or a time of its own such as 2026-03-01T09:00',
      'form:comment': 'a comment that says something',
      'form:tasks': 'task numbers such as 3, or 2 4 7',
      'form:beforeOrAfter': 'either before or after another task',
      'form:textPart': 'deadline, reminders, priority, project, tags, or one tag such as #home',
      'form:waitForWhat': 'the tasks to wait for instead, with wait_for and only with it',
      'form:onOrNotOn': 'what it depends on, or what it does not depend on any more',
      'form:task': 'a task number such as 3, or an id',
      'form:change': 'a change such as 3@2',
      'form:conversation': 'the id of a conversation',
      'form:addressCode': 'the eight digits of the message, such as 12345678',
      'form:email': 'one email address, such as dana@example.com',
      'form:webAddress': 'an address such as https://example.com/reminders, without a name and a password',
      'form:hookAddress': 'an address such as https://example.com/hook, or dana@example.com',
      'form:pushKeys': 'both keys of the browser: p256dh and auth',
      'form:timeZone': 'a time zone such as Asia/Jerusalem',
      'form:room': 'a room name: small letters, digits and -',
      'form:role': 'a role: small letters, digits, - and _',
      'form:renamedRole': 'the role that is renamed together with its new name',
      'form:skill': 'a skill or a label: one word of letters and digits, with + # . _ / or - in it',
      'form:session': 'a session: letters, digits, ., - and _',
      'form:budget': 'one of room, initiative and agent, with cost or tokens where an amount is set',
      'form:whoWaits': 'either a room with a role, or a worker (with an initiative, if it matters)',
      'form:message': 'the number of a message, such as 3 or m3',
      'form:inLine': 'a task such as 3, or a message such as m3',
      'form:messageChange': 'at least one of content, priority, skills and labels',
      'form:whereTo': 'one of first, last, before and after',
      'form:whatIsAsked': 'either ask (with of, if it matters), or owner and action',
      'form:roomOrInitiative': 'room or initiative, one of the two',
      'form:textOrTitle': 'something to do, as a text or as a title, not both',
      'form:untilOrMinutes': 'either until when or in how many minutes, not both',
      'form:idempotencyKey': '1 to 255 letters, digits and signs of ASCII; best a random one, such as a UUID',
      'form:span': 'a number and a unit: 90d, 12h, 30m or 45s',
      'form:oneScript': 'letters of one script, as dana or דנה, not both in one name',
      'form:tokenName': 'a name that does not begin with task.',
      'form:personName': 'letters, digits and . _ - between them, such as dana; ‘local’ is taken',
      'form:workspace': 'small letters, digits and - between them, such as design',
      'form:actor': 'person:<name>, agent:<name>, or system1 to system5',
    },
    controlCharacter: 'has control characters in it',
    bidiControl: 'has characters in it that change the direction of text',
    brokenUnicode: 'is not valid Unicode',
    nothingVisible: 'is empty',
  },
  outdated,
  cannotJudge,
  unfit,
  badLine,
  unread,
  mismatch,
  differences: englishDifferences,
  usage,
  system,
  storeTroubles: STORE_TROUBLES,
  validations: Object.fromEntries(
    Object.entries(validations).map(([name, { reason }]) => [name, reason]),
  ) as LanguageTexts['validations'],
})
