import { describeRefusal, RELATIONS, validations } from '@pawl/kernel'
import { countingIn } from '../../counting.ts'
import { englishDifferences } from '../../differences/en.ts'
import { englishWords } from '../../words/en.ts'
import type {
  BadLineBecause,
  CannotJudge,
  MismatchBecause,
  OutdatedBecause,
  StoreTrouble,
  UnfitBecause,
  UnreadBecause,
  UsageBecause,
} from '../catalogue.ts'
import { moment } from '../moment.ts'
import { awaitedList, expectedList, listOf, numberList, problemList, said, taskOf } from '../sentence.ts'
import type { SystemTrouble } from '../system-trouble.ts'
import { type LanguageTexts, type ReasonTexts, reasonText, systemText } from '../texts.ts'

const count = countingIn('en')
const characters = (limit: number) => count(limit, { one: '1 character', other: '# characters' })
const bytes = (limit: number) => count(limit, { one: '1 byte', other: '# bytes' })

const { seconds } = englishWords.counted

/** Why someone does not judge a result. */
const cannotJudge: { readonly [because in CannotJudge]: string } = {
  handed_in: 'they handed it in',
  owns_worker: 'the worker that made it is theirs',
  changed_policy: 'they changed a policy it is judged by since it was handed in',
  clarified: 'they said what a policy means for it',
  nobody_else: 'they have to do with it, and nobody else is left who may judge',
}

const outdated: ReasonTexts<OutdatedBecause> = {
  task_moved: ({ task, status }) => `task ${task} is ${status} now`,
  initiative_moved: ({ state }) => `the initiative is ${state} now`,
  newer_result: () => 'there is a newer result',
  blockers_moved: ({ task }) => `what task ${task} waits for has changed`,
}

const unfit: ReasonTexts<UnfitBecause> = {
  no_initiative: ({ initiative }) => `there is no initiative ${initiative}`,
  nothing_to_begin: ({ initiative, state }) => `initiative ${initiative} is ${state}: there is nothing in it to begin`,
  not_judged_by: ({ policy }) => `${policy} is not a policy this result is judged by`,
  judged_twice: () => 'each policy is judged once',
  case_missing: ({ policy }) => `a case for ${policy} is missing`,
  clarified_twice: () => 'each policy is clarified once',
  clarification_missing: ({ policy }) => `a clarification of ${policy} is missing`,
  not_vague: ({ policy }) => `${policy} was not found vague`,
  worker_exists: ({ worker }) => `there is a System1 ${worker} already`,
  no_worker: ({ worker }) => `there is no System1 ${worker}`,
  description_too_long: ({ limit }) => `with this the description is longer than ${characters(limit)}`,
}

const badLine: ReasonTexts<BadLineBecause> = {
  not_utf8: () => 'it is not UTF-8',
  not_json: () => 'it is not JSON',
  no_opening: () => 'an export begins with one line that says so',
  newer_format: ({ format, known }) => `format ${format} is newer than ${known}`,
  not_storable: ({ at, problem }) => (at === '' ? problem : `${at}: ${problem}`),
  after_the_end: () => 'it comes after the closing line',
  wrong_checksum: () => 'the checksum does not fit the lines before it',
}

const unread: ReasonTexts<UnreadBecause> = {
  missing_column: () => 'it is not there',
  not_json: () => 'it is not JSON',
  unclosed_quote: () => 'a quotation mark that begins here is never closed',
  no_title: () => 'there is no text in it',
  unknown_value: ({ given }) => `‘${given}’ is not one that can be read`,
  not_storable: ({ problem }) => problem,
}

const mismatch: ReasonTexts<MismatchBecause> = {
  said_twice: ({ conversation }) => `something is said twice in conversation ${conversation}`,
  line_twice: () => 'a line is there twice, or names what is not there',
  miscounted: ({ what, announced, came }) => `${announced} ${what} were announced, ${came} came`,
  differs: ({ task, difference }) => {
    const problem = reasonText(englishDifferences, difference)
    return task === null ? problem : `task ${task} ${problem}`
  },
}

const usage: ReasonTexts<UsageBecause> = {
  missing_argument: ({ name }) => `missing required argument '${name}'`,
  option_without_value: ({ option }) => `option '${option}' needs a value`,
  missing_option: ({ option }) => `required option '${option}' not specified`,
  unknown_option: ({ option, closest }) =>
    `unknown option '${option}'${closest === null ? '' : ` (Did you mean ${closest}?)`}`,
  too_many: ({ given }) => `too many arguments: ${given}`,
  not_a_choice: ({ option, given, choices }) => `'${given}' is not a value of '${option}', which is one of ${choices}`,
  not_seconds: ({ option, given }) => `${option} takes seconds, and '${given}' is not a number of them`,
  not_a_port: ({ given }) => `port '${given}' is not a number from 0 to 65535`,
  not_an_origin: ({ given }) => `'${given}' is not an origin such as https://example.com`,
  not_an_issuer: ({ given }) => `'${given}' is not an issuer such as https://login.example.com`,
  oidc_incomplete: ({ missing }) => `OpenID Connect also needs ${missing}`,
  not_a_field: ({ given }) => `--set takes a field and its value, such as assignedTo=builder, not '${given}'`,
  not_a_limit: ({ given }) => `'${given}' is not a limit such as requests=600`,
  no_answerer: () => 'give a command after --, or set PAWL_ANSWER_URL and PAWL_ANSWER_MODEL',
  needs_yes: () => 'nothing was written: there is no terminal to ask at; say --yes',
  cannot_edit: ({ path, form, line }) => `${path} cannot be read as ${form} (line ${line}) and was left as it is`,
  broken_block: ({ path, line }) =>
    `the block of pawl setup in ${path} has lost its beginning or end (line ${line}); the file was left as it is`,
  outside_project: ({ path }) => `${path} leads out of the project and was left as it is`,
  changed_meanwhile: ({ path }) => `${path} was changed meanwhile and was left as it is`,
  several_sessions: ({ sessions }) => `several agents work in this folder, say which you are: ${sessions}`,
  more_follows: ({ commands }) => `the next word is missing: ${commands.join(', ')}`,
  other: ({ detail }) => detail,
}

const system: { readonly [trouble in SystemTrouble]: string } = {
  not_there: 'there is no such file or folder',
  not_allowed: 'it is not allowed',
  only_read: 'it can only be read',
  is_a_folder: 'it is a folder',
  in_the_way: 'something else is in its place',
  disk_full: 'the disk is full',
  name_too_long: 'the name is too long',
  nobody_listens: 'nobody listens there',
  no_such_host: 'its name is not known',
  no_way_there: 'there is no way there',
  not_our_address: 'this machine does not have that address',
  silent: 'it does not answer',
  cut_off: 'it broke off',
  not_for_a_command: 'the command of a worker has no way to this store',
  another_program: 'another program answers there',
  not_an_address: 'an address begins with http:// or https://',
  no_home_folder: 'there is no home folder; --data or PAWL_DATA name another',
  no_such_program: 'there is no such program',
  not_executable: 'it may not be executed',
  other: 'it does not work',
}

/** Document 002, error 5. */
const TROUBLE = 'Sorry, I encountered an issue. Please try again in a moment.'

const STORE_TROUBLES: { readonly [trouble in StoreTrouble]: string } = {
  unreachable: 'The store cannot be reached. Nothing was changed; try again when it is back.',
  silent: 'The store does not answer in time. Nothing was changed; try again later.',
  starting: 'The database is starting or stopping. Nothing was changed; try again in a moment.',
  overloaded: 'The database has no room for another connection. Nothing was changed; try again later.',
  readOnly: 'The store can only be read now. Nothing was changed. Whoever runs it has to let it be written again.',
  refused: 'The database does not let Pawl in. Check the user, the password and the database in PAWL_DATABASE_URL.',
  notAnAddress: 'PAWL_DATABASE_URL is not an address. It begins with postgres://.',
  diskError: 'The disk reports an error. Nothing was changed. Look after the disk before you try again.',
  damaged: 'The file of the store is damaged. Restore it from a backup.',
  cannotBeOpened: 'The file of the store cannot be opened. Check the data folder and the rights on it.',
  notADatabase: 'The file of the store is not a database. Choose another folder with --data.',
  moved: 'The file of the store was moved or deleted. Put it back, and start the server again.',
  rolledBack: 'What was to be stored along with it could not be. Nothing was changed; try again.',
  cutOff: 'The answer was cut off half-way. Try again when the store is back.',
}

export const englishErrors = (): LanguageTexts => ({
  errors: {
    INVALID_INPUT: {
      message: ({ problems }) => `The input is not right: ${problemList(problems)}.`,
      next: ({ problems }) => `Expected: ${expectedList(problems)}. Nothing was changed.`,
    },
    INVALID_JSON: {
      message: ({ detail }) => `The body is not valid JSON: ${detail}.`,
      next: () => 'Send one JSON object in UTF-8. Nothing was changed.',
    },
    INVALID_CURSOR: {
      message: () => 'This cursor is not one that Pawl gave out for this list.',
      next: () => 'Ask for the first page without a cursor, with the same filters, and use its nextCursor.',
    },
    BODY_TOO_LARGE: {
      message: ({ limitBytes }) => `The body is larger than ${bytes(limitBytes)}.`,
      next: () => 'Send less at once. Nothing was changed.',
    },
    UNSUPPORTED_CONTENT_TYPE: {
      message: ({ contentType }) => `Pawl does not read ${contentType || 'a body without a content type'}.`,
      next: () => 'Send application/json.',
    },
    UNKNOWN_ROUTE: {
      message: ({ method, path }) => `There is no ${method} ${path}.`,
      next: () => 'GET /openapi.json lists every route.',
    },
    UNKNOWN_COMMAND: {
      message: ({ command }) => `There is no command ‘${command}’.`,
      next: ({ closest }) =>
        closest ? `Did you mean ‘${closest}’? How it is used: pawl ${closest} --help` : 'Every command: pawl --help',
    },
    WRONG_USAGE: {
      message: (facts) => reasonText(usage, facts),
      next: ({ command }) => `How it is used: ${command} --help`,
    },
    IDEMPOTENCY_KEY_REUSED: {
      message: () => 'This Idempotency-Key was sent before with another request. Nothing was changed.',
      next: ({ operation }) =>
        `Give this ${operation} a key of its own. Only a request that is sent again unchanged keeps its key.`,
    },
    ANSWER_NOT_KEPT: {
      message: ({ operation }) =>
        `This ${operation} was done when it was first sent. Its answer was too long to be kept. Nothing was changed now.`,
      next: () => 'Do not send it again. Look at what it was about.',
    },
    TASK_NOT_FOUND: {
      message: ({ task }) => `There is no task ${task}.`,
      next: (_, point) => point('The tasks there are', 'listTasks', { status: 'all' }),
    },
    ATTEMPT_NOT_FOUND: {
      message: ({ task, attempt, attempts }) =>
        `Task ${task} has no attempt ${attempt}: there were ${attempts} so far.`,
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
      next: () =>
        'Give at least one of title, description, priority, deadline, project, tags, recurrence or reminders.',
    },
    DEPENDENCY_CIRCLE: {
      message: ({ circle }) => `Work would wait for itself: ${awaitedList(circle, ' → ', 'work you may not see')}.`,
      next: ({ circle: [first] }, point) =>
        said(
          'Leave one of these out.',
          first === undefined ? '' : point('What it depends on', 'showDependencies', { task: first.id }),
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
    INITIATIVE_NOT_FOUND: {
      message: ({ initiative }) => `There is no initiative ${initiative}.`,
      next: (_, point) => point('Those there are', 'listInitiatives'),
    },
    INITIATIVE_OVER: {
      message: ({ initiative, state }) => `Initiative ${initiative} is ${state}.`,
      next: () => 'There is nothing left to stop. Nothing was changed.',
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
      next: () => 'Nothing was changed. A person can answer for any system.',
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
      message: ({ kind, id, state, trigger }) => `${trigger} is not possible: ${kind} ${id} is ${state}.`,
      next: ({ validTriggers }) =>
        validTriggers.length === 0
          ? 'That is final. Nothing has changed.'
          : `Possible from here: ${validTriggers.join(', ')}. Nothing has changed.`,
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
      next: ({ reason: why }) =>
        why === 'nobody_else'
          ? 'As an owner you may judge it with a reason, which the approval will show: say it as `reason`. Nothing was changed.'
          : 'Someone else has to answer. Nothing was changed.',
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
    SESSION_IN_USE: {
      message: ({ session }) => `Another pawl work on this machine has the session ‘${session}’.`,
      next: () => 'Leave --session out to get one of your own. Nothing was claimed.',
    },
    SESSION_TAKEN: {
      message: ({ session }) => `The session ‘${session}’ belongs to someone else, or its secret is missing.`,
      next: () =>
        'Give the session as you were given it, NAME:SECRET, or leave it out to get one of your own. Nothing was claimed.',
    },
    COMMAND_NOT_FOUND: {
      message: (facts) => `‘${facts.command}’ cannot be run: ${systemText(system, facts)}.`,
      next: () => 'Give a program and its arguments after --; no shell reads them. No task was lost.',
    },
    REPOSITORY_UNFIT: {
      message: ({ folder, reason, name }) =>
        ({
          no_git: 'There is no program git on this machine.',
          no_repository: `${folder} is in no git repository.`,
          bare: `${folder} is a bare repository, with no files to work on.`,
          detached: `No branch is checked out in ${folder}, so it is not clear what the work begins from.`,
          no_commit: `The branch ${name} has no commit yet.`,
          no_such_base: `There is no branch or commit ${name} in ${folder}.`,
          dirty: `There are uncommitted changes in ${folder}; work that begins from ${name} would not have them.`,
          bad_prefix: `No branch can be called ${name}1.`,
          git_failed: `No worktree could be made: ${name}`,
        })[reason],
      next: ({ reason }) =>
        ({
          no_git: 'Install git, or leave --worktree out. No task was lost.',
          no_repository: 'Start it in a checkout of the repository, or leave --worktree out. No task was lost.',
          bare: 'Start it in a checkout of the repository. No task was lost.',
          detached: 'Check out a branch, or name one with --base. No task was lost.',
          no_commit: 'Make a first commit. No task was lost.',
          no_such_base: 'Name a branch or a commit that is there with --base. No task was lost.',
          dirty: 'Commit or stash them, or say with --base what the work begins from. No task was lost.',
          bad_prefix: 'Choose another --branch-prefix, such as agents/. No task was lost.',
          git_failed: 'See to it and start again. No task was lost.',
        })[reason],
    },
    COMMAND_FAILED: {
      message: ({ task, ended }) => `The command for task ${task} did not succeed: ${ended}.`,
      next: ({ task, left }, point) =>
        ({
          onOffer: point('The task is on offer again; why it failed', 'showRoomTask', { task: String(task) }),
          setAside: point('It failed too often in a row and waits for a person', 'showRoomTask', {
            task: String(task),
          }),
          blocked: point('It is blocked, and System3 is asked how to go on', 'inbox', { for: 'system3' }),
        })[left],
    },
    TOKEN_REQUIRED: {
      message: () => 'This server does not know you.',
      next: () =>
        'Sign in on its page, or bring a token from whoever runs it: as a bearer token in the Authorization header, or as PAWL_TOKEN for the command line. Whoever runs it is known by their user on this machine.',
    },
    TOKEN_INVALID: {
      message: () => 'This token is not known, was revoked, or has expired.',
      next: () => 'Ask whoever runs this server for a new one.',
    },
    NOT_ALLOWED: {
      message: (facts) =>
        facts.needed === undefined
          ? `You may not do this: it is for ${facts.could.map((who) => RELATIONS[who]).join(', or ')}.`
          : `You may not do this: it needs the right ‘${facts.needed}’, and you are ${facts.granted} here.`,
      next: ({ could }) => `Who may: ${could.join(', ')}. Ask one of them, or whoever gave you your access.`,
    },
    ACTOR_NOT_YOURS: {
      message: ({ actor, claimed }) => `You are ${actor} here, not ${claimed}.`,
      next: (_, point) =>
        said('Leave the name out, or come with a token made for it.', point('Who you are here', 'whoAmI')),
    },
    FOREIGN_HOST: {
      message: ({ host }) => `This server does not answer to the name ${host}.`,
      next: () => 'Use 127.0.0.1 or localhost, with the port the server printed.',
    },
    FOREIGN_ORIGIN: {
      message: ({ origin }) => `A page from ${origin ?? 'another site'} may not use this server.`,
      next: () => 'Open the address the server printed.',
    },
    TOKENS_NEEDED: {
      message: ({ host }) =>
        `Pawl does not listen on ${host} while nobody could come in: there are no tokens and no people.`,
      next: (_, point) =>
        point('Make a token for yourself, or the first owner, then start again', 'addToken', {
          name: 'mine',
          actor: 'person:local',
          may: 'admin',
        }),
    },
    TOKEN_NAME_TAKEN: {
      message: ({ name }) => `There is already a token called ${name}.`,
      next: (_, point) => said('Choose another name.', point('Those in use', 'listTokens')),
    },
    TOKEN_ABOVE_MEMBER: {
      message: ({ actor, role, member }) =>
        member === null
          ? `${actor} was removed from this workspace: a token in their name opens nothing.`
          : `${actor} is ${member} here: a token in their name cannot be ${role}.`,
      next: (_, point) => said('Give the token less, or change what they are.', point('The members', 'listMembers')),
    },
    TOKEN_NOT_FOUND: {
      message: ({ name }) => `There is no token called ${name}.`,
      next: (_, point) => point('The tokens there are', 'listTokens'),
    },
    CHANNEL_NOT_FOUND: {
      message: ({ channel }) => `You are not reminded by ${channel}.`,
      next: (_, point) => point('Where you are reminded', 'listChannels'),
    },
    CHANNELS_FULL: {
      message: ({ limit }) => `Nobody is reminded in more than ${limit} places.`,
      next: (_, point) => said('Remove one first.', point('Where you are reminded', 'listChannels')),
    },
    NOBODY_TO_TELL: {
      message: ({ task, status }) => `Task ${task} is ${status}: nobody will work on it.`,
      next: ({ task }, point) => point('What may be done with it', 'showTask', { task }),
    },
    HOOK_NOT_FOUND: {
      message: ({ hook }) => `You have no hook ${hook}.`,
      next: (_, point) => point('Your hooks', 'listHooks'),
    },
    HOOKS_FULL: {
      message: ({ limit }) => `A workspace has at most ${limit} hooks.`,
      next: (_, point) => said('Remove one first.', point('The hooks there are', 'listHooks')),
    },
    HOOK_FILTER_UNKNOWN: {
      message: ({ filter, part }) =>
        part === filter
          ? `A hook is told of what as ‘where → what’, not ‘${filter}’.`
          : `‘${part}’ in ‘${filter}’ is nothing a hook can tell of.`,
      next: ({ exist }) => `There is: ${exist.join(', ')}.`,
    },
    HOOK_NEVER_TELLS: {
      message: ({ filter }) => `‘${filter}’ never happens.`,
      next: ({ exist }, point) =>
        exist.length > 0 ? `What does: ${exist.join(', ')}.` : point('What happens to tasks', 'listLifecycles'),
    },
    HOOK_NAME_TAKEN: {
      message: ({ name }) => `There is a hook called ${name} already.`,
      next: (_, point) => said('Choose another name.', point('The hooks there are', 'listHooks')),
    },
    HOOK_HAS_NO_ADDRESS: {
      message: ({ hook }) => `Hook ${hook} came here in a copy of a store, without its address.`,
      next: () => 'Give the address again when you resume it.',
    },
    HOOK_NOT_ACTIVE: {
      message: ({ hook, state }) => `Hook ${hook} is ${state}: it sends nothing.`,
      next: ({ hook }, point) => point('To let it go on', 'resumeHook', { hook }),
    },
    HOOK_ADDRESS_UNFIT: {
      message: ({ format }) => `That is no address for ${format}.`,
      next: ({ format }) =>
        format === 'email'
          ? 'Give an email address, such as dana@example.com.'
          : format === 'telegram'
            ? 'Give https://api.telegram.org/botTOKEN/sendMessage?chat_id=NUMBER.'
            : 'Give an address that begins with https://.',
    },
    NETWORK_NOT_UNDERSTOOD: {
      message: ({ network }) => `PAWL_ALLOWED_NETWORKS names ${network}, which is no network.`,
      next: () => 'Name networks by address and length, with commas between them, such as 10.0.0.0/8,192.168.0.0/16.',
    },
    NOBODY_REMINDED: {
      message: ({ task, status }) => `Task ${task} is ${status}: nobody is reminded of it.`,
      next: ({ task }, point) =>
        said('Take it up again first.', point('What may be done with it', 'showTask', { task })),
    },
    CALENDAR_NOT_FOUND: {
      message: () => 'There is no calendar at this address.',
      next: (_, point) => point('To make an address', 'addCalendar'),
    },
    SIGN_IN_FAILED: {
      message: () => 'This name and password do not belong together.',
      next: () => 'Try again. Whoever runs the server can give you a new link if you forgot the password.',
    },
    SIGN_IN_SLOWED: {
      message: () => 'There were too many tries that failed.',
      next: ({ retryAfterSeconds }) => `Try again in ${retryAfterSeconds} seconds.`,
    },
    SIGN_IN_NEEDS_TLS: {
      message: () => 'Nobody signs in over a connection that others can read.',
      next: () =>
        'Open the https address of this server. Whoever runs it puts a proxy with TLS in front of it and names it with --trusted-proxy.',
    },
    OIDC_NOT_SET_UP: {
      message: () => 'Nobody signs in to this server with OpenID Connect.',
      next: () => 'Sign in with a name and a password. Whoever runs the server can set it up.',
    },
    OIDC_UNAVAILABLE: {
      message: ({ provider }) => `${provider} does not answer as it should, so nobody can sign in with it now.`,
      next: () => 'Try again later, or sign in with a name and a password.',
    },
    OIDC_NOT_STARTED_HERE: {
      message: () => 'This sign-in was not begun in this browser, or was begun too long ago.',
      next: () => 'Begin again on the sign-in page.',
    },
    OIDC_FAILED: {
      message: ({ provider, reason }) => `${provider} did not sign you in: ${reason}.`,
      next: () => 'Begin again on the sign-in page.',
    },
    OIDC_PERSON_UNKNOWN: {
      message: ({ provider }) => `${provider} knows you, but nobody has let you in here.`,
      next: () =>
        'Ask an owner for an invitation. If you have a password here, sign in with it and link the two on the page You.',
    },
    OIDC_LINKED_TO_ANOTHER: {
      message: ({ provider }) => `Your account at ${provider} belongs to someone else here.`,
      next: () => 'Sign in with it to see whose it is, or use another.',
    },
    SESSION_ENDED: {
      message: () => 'You are signed out.',
      next: () => 'Sign in again.',
    },
    CSRF_TOKEN_WRONG: {
      message: () => 'This change does not come from a page of this server.',
      next: () => 'Load the page again. A program sends a token in the Authorization header instead of a cookie.',
    },
    INVITATION_NOT_GOOD: {
      message: () => 'This invitation was used, was withdrawn or has expired.',
      next: () => 'Ask the one who invited you for a new link. If you have joined already, sign in.',
    },
    INVITATION_NOT_FOUND: {
      message: ({ invitation }) => `There is no open invitation ${invitation}.`,
      next: (_, point) => point('Those that are open', 'listMembers'),
    },
    PERSON_NAME_TAKEN: {
      message: ({ name }) => `There is already someone called ${name}.`,
      next: () => 'Choose another name. If it is you, give the password you have.',
    },
    PERSON_NAME_NEEDED: {
      message: () => 'A name is needed.',
      next: () => 'Choose the name that others will see.',
    },
    PASSWORD_WRONG: {
      message: () => 'This is not your password.',
      next: () => 'Give the password you sign in with now.',
    },
    MEMBER_NOT_FOUND: {
      message: ({ member }) => `There is no member ${member} here.`,
      next: (_, point) => point('Who is here', 'listMembers'),
    },
    PERSON_NOT_HERE: {
      message: ({ person }) => `There is nobody called ${person} in this workspace.`,
      next: () => 'Ask an owner how they are called here, or to invite them. Nothing was changed.',
    },
    LAST_OWNER: {
      message: ({ member }) => `${member} is the last owner of this workspace, and it cannot be without one.`,
      next: () => 'Make someone else an owner first.',
    },
    SERVER_OWNER_NEEDED: {
      message: () => 'Only an owner of the server may do this.',
      next: () => 'They are the owners of the workspace that a server has from the beginning.',
    },
    WORKSPACE_NOT_FOUND: {
      message: ({ workspace }) => `There is no workspace ${workspace}.`,
      next: (_, point) => point('Those you come into', 'listWorkspaces'),
    },
    WORKSPACE_TAKEN: {
      message: ({ workspace }) => `There is already a workspace ${workspace}.`,
      next: () => 'Choose another name.',
    },
    IMPORT_INTO_USED_STORE: {
      message: ({ tasks }) => `This store already has ${englishWords.counted.tasks(tasks)}.`,
      next: () => 'Nothing was changed. Import into an empty store: choose a new folder with --data.',
    },
    IMPORT_BAD_LINE: {
      message: (facts) => `Line ${facts.line} cannot be imported: ${reasonText(badLine, facts)}.`,
      next: () => 'Nothing was imported. Use a file that pawl export wrote.',
    },
    IMPORT_LINE_TOO_LONG: {
      message: ({ line, limitBytes }) => `Line ${line} is longer than ${bytes(limitBytes)}.`,
      next: () => 'Nothing was imported. Use a file that pawl export wrote: its lines are shorter.',
    },
    IMPORT_INCOMPLETE: {
      message: ({ line }) => `The file ends after line ${line} without its closing line: it was cut off.`,
      next: () => 'Nothing was imported. Export again, or copy the whole file.',
    },
    IMPORT_DOES_NOT_ADD_UP: {
      message: (facts) => `The file does not add up: ${reasonText(mismatch, facts)}.`,
      next: (_, point) => said('Nothing was imported.', point('To be run where the file was exported', 'verifyStore')),
    },
    IMPORT_NOT_READ: {
      message: (facts) =>
        `The file cannot be read as one from ${facts.from}: line ${facts.line}${facts.field === '' ? '' : `, ${facts.field}`}: ${reasonText(unread, facts)}${facts.more > 0 ? `; and ${facts.more} more` : ''}.`,
      next: () => 'Nothing was added. Check the line and that --from names the program that wrote the file.',
    },
    IMPORT_TOO_MANY: {
      message: ({ tasks, limit }) => `There are ${tasks} tasks in the file; one import takes ${limit}.`,
      next: () => 'Nothing was added. Cut the file into parts and import them one after the other.',
    },
    FILE_UNREADABLE: {
      message: (facts) => `${facts.path} cannot be used: ${systemText(system, facts)}.`,
      next: () => 'Check the path and the rights on it.',
    },
    STORE_CONTENDED: {
      message: () => 'Others kept changing the same task at the same moment.',
      next: () => 'Try again.',
    },
    STORE_BUSY: {
      message: () => 'Another program holds the store and did not let go in time.',
      next: () => 'Try again in a moment. Nothing was changed.',
    },
    STORE_FULL: {
      message: () => 'The disk is full; the change was not stored.',
      next: () => 'Free some space and try again. Nothing is half-written.',
    },
    STORE_UNAVAILABLE: {
      message: () => TROUBLE,
      next: ({ reason }) => STORE_TROUBLES[reason],
    },
    STORE_OUTCOME_UNKNOWN: {
      message: () => 'Sorry, I encountered an issue: it is not known whether the change was stored.',
      next: () =>
        'The connection to the store broke while the change was being stored. Look whether it is there, or send the same again under the same name: message_id in a conversation, Idempotency-Key elsewhere.',
    },
    STORE_TOO_NEW: {
      message: ({ found, supported, migration }) =>
        `The store is at version ${found}${migration === null ? '' : ` (${migration})`}; this program knows versions up to ${supported}.`,
      next: ({ backup = null }) =>
        backup === null
          ? 'Update Pawl. Nothing was touched. To stay with this version, import an export that it wrote into an empty data folder.'
          : `Update Pawl. Nothing was touched. To go back to this version: stop every pawl, keep pawl.db aside, and put ${backup} in its place; what was changed since the upgrade is not in it.`,
    },
    STORE_UPGRADED: {
      message: ({ migration }) => `A newer Pawl has upgraded the store (${migration}) while this one was running.`,
      next: () => 'Nothing was changed. Update Pawl here too and start it again; until then it can only read.',
    },
    MIGRATION_CHANGED: {
      message: ({ migration }) => `The store was made with another form of ${migration} than this program has.`,
      next: () =>
        'Nothing was touched. Export it with the Pawl that wrote it, and import the file into an empty store with this one.',
    },
    MIGRATION_UNKNOWN: {
      message: ({ migration }) => `The store has had ${migration}, which this program does not have.`,
      next: () =>
        'Nothing was touched. Export it with the Pawl that wrote it, and import the file into an empty store with this one.',
    },
    MIGRATION_FAILED: {
      message: ({ migration, reason }) => `The store could not be upgraded: ${migration} failed (${reason}).`,
      next: () =>
        'Nothing was changed. Go on with the Pawl that wrote the store, run pawl verify and pawl export there, and report this.',
    },
    SERVER_ALREADY_RUNNING: {
      message: ({ url }) => `A server already runs on this data${url ? `, at ${url}` : ''}.`,
      next: () => 'Use that one, or choose another folder with --data.',
    },
    SERVER_UNREACHABLE: {
      message: (facts) => `No answer from the server at ${facts.url}: ${systemText(system, facts)}.`,
      next: ({ sentAs }) =>
        sentAs === undefined
          ? 'Check that it runs and that PAWL_URL is right.'
          : `It may have been done. Once the server is there, run the same command with --idempotency-key ${sentAs} added: it is done once.`,
    },
    AWAY_TOO_LONG: {
      message: () => 'The server or the store was away until the time-out; whether there is a task is not known.',
      next: ({ again }) => `Wait again: ${again}`,
    },
    WRONG_SERVER: {
      message: () => 'This is not the server that owns that data.',
      next: () => 'Ask again: the address in the data folder is out of date.',
    },
    CANNOT_LISTEN: {
      message: (facts) => `Cannot listen on ${facts.host}, port ${facts.port}: ${systemText(system, facts)}.`,
      next: () => 'Choose another address with --host, or another port with --port.',
    },
    PORT_TAKEN: {
      message: ({ port }) => `Port ${port} is in use.`,
      next: () => 'Choose another with --port or PAWL_PORT.',
    },
    NAME_LOOKS_ALIKE: {
      message: ({ name, other }) =>
        `‘${name}’ looks like ‘${other}’, which is there already: people would take one for the other.`,
      next: () => 'Choose a name that cannot be confused with it.',
    },
    RATE_LIMITED: {
      message: ({ who, limit, windowSeconds }) =>
        `Too many requests of ${who}: more than ${limit} in ${seconds(windowSeconds)}.`,
      next: ({ retryAfterSeconds }) => `Nothing was done. Send it again in ${seconds(retryAfterSeconds)}.`,
    },
    TOO_MANY_OPEN: {
      message: ({ who, what, limit }) =>
        `${who} has ${limit} ${what === 'streams' ? 'live streams' : 'waits'} open already, and no more are allowed.`,
      next: ({ retryAfterSeconds }) => `Close one, or try again in ${seconds(retryAfterSeconds)}.`,
    },
    REQUEST_TOO_SLOW: {
      message: ({ limitSeconds }) => `The request did not arrive whole within ${seconds(limitSeconds)}.`,
      next: () => 'Nothing was done. Send it again in one go.',
    },
    INTERNAL_ERROR: {
      message: ({ reference }) => `Something went wrong inside Pawl (reference ${reference}).`,
      next: () => 'Try again. If it stays, look for the reference in the log of the server.',
    },
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
    unknown: (names) => `there is no ${names.join(', ')}`,
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
    wrongForm: (detail) => `has the wrong form (${detail})`,
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
      'form:whoWaits': 'either room and role, or worker (with initiative, if it matters)',
      'form:message': 'the number of a message, such as 3 or m3',
      'form:inLine': 'a task such as 3, or a message such as m3',
      'form:messageChange': 'at least one of content, priority, skills and labels',
      'form:whereTo': 'one of first, last, before and after',
      'form:whatIsAsked': 'either ask (with of, if it matters), or owner and action',
      'form:roomOrInitiative': 'room or initiative, one of the two',
      'form:textOrTitle': 'text or title, one of the two',
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
