// Reasons inside refusals, and the forms that their sentences share.

import { countingIn } from '../../../counting.ts'
import { englishDifferences } from '../../../differences/en.ts'
import { englishWords } from '../../../words/en.ts'
import type {
  BadLineBecause,
  CannotJudge,
  MismatchBecause,
  OutdatedBecause,
  StoreTrouble,
  UnfitBecause,
  UnreadBecause,
  UsageBecause,
} from '../../reasons.ts'
import type { SystemTrouble } from '../../system-trouble.ts'
import { type ReasonTexts, reasonText } from '../../texts.ts'

export const count = countingIn('en')
export const characters = (limit: number) => count(limit, { one: '1 character', other: '# characters' })
export const bytes = (limit: number) => count(limit, { one: '1 byte', other: '# bytes' })

export const { seconds } = englishWords.counted

/** Why someone does not judge a result. */
export const cannotJudge: { readonly [because in CannotJudge]: string } = {
  handed_in: 'they handed it in',
  owns_worker: 'the worker that made it is theirs',
  changed_policy: 'they changed a policy it is judged by since it was handed in',
  clarified: 'they said what a policy means for it',
  own_program: 'the token they came with was made by someone who has to do with it',
  nobody_else: 'they have to do with it, and nobody else is left who may judge',
}

export const outdated: ReasonTexts<OutdatedBecause> = {
  task_moved: ({ task, status }) => `task ${task} is ${status} now`,
  initiative_moved: ({ state }) => `the initiative is ${state} now`,
  newer_result: () => 'there is a newer result',
  blockers_moved: ({ task }) => `what task ${task} waits for has changed`,
  reviewed_anew: ({ task }) => `task ${task} has been worked on again since`,
}

export const unfit: ReasonTexts<UnfitBecause> = {
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

export const badLine: ReasonTexts<BadLineBecause> = {
  not_utf8: () => 'it is not UTF-8',
  not_json: () => 'it is not JSON',
  no_opening: () => 'an export begins with one line that says so',
  newer_format: ({ format, known }) => `format ${format} is newer than ${known}`,
  not_storable: ({ at, problem }) => (at === '' ? problem : `${at}: ${problem}`),
  after_the_end: () => 'it comes after the closing line',
  wrong_checksum: () => 'the checksum does not fit the lines before it',
}

export const unread: ReasonTexts<UnreadBecause> = {
  missing_column: () => 'it is not there',
  not_json: () => 'it is not JSON',
  unclosed_quote: () => 'a quotation mark that begins here is never closed',
  no_title: () => 'there is no text in it',
  unknown_value: ({ given }) => `‘${given}’ is not one that can be read`,
  not_storable: ({ problem }) => problem,
}

export const mismatch: ReasonTexts<MismatchBecause> = {
  said_twice: ({ conversation }) => `something is said twice in conversation ${conversation}`,
  line_twice: () => 'a line is there twice, or names what is not there',
  miscounted: ({ what, announced, came }) => `${announced} ${what} were announced, ${came} came`,
  differs: ({ task, difference }) => {
    const problem = reasonText(englishDifferences, difference)
    return task === null ? problem : `task ${task} ${problem}`
  },
}

export const usage: ReasonTexts<UsageBecause> = {
  missing_argument: ({ name }) => `missing required argument '${name}'`,
  option_without_value: ({ option }) => `option '${option}' needs a value`,
  one_of: ({ options }) => `exactly one of ${options} is needed`,
  missing_option: ({ option }) => `required option '${option}' not specified`,
  unknown_option: ({ option, closest }) =>
    `unknown option '${option}'${closest === null ? '' : ` (Did you mean ${closest}?)`}`,
  too_many: ({ given, meant }) => `too many arguments: ${given}${meant ? ` (Did you mean ${meant}?)` : ''}`,
  not_a_choice: ({ option, given, choices }) => `'${given}' is not a value of '${option}', which is one of ${choices}`,
  not_seconds: ({ option, given }) => `${option} takes seconds, and '${given}' is not a number of them`,
  not_a_port: ({ given }) => `port '${given}' is not a number from 0 to 65535`,
  not_an_origin: ({ given }) => `'${given}' is not an origin such as https://example.com`,
  not_an_issuer: ({ given }) => `'${given}' is not an issuer such as https://login.example.com`,
  oidc_incomplete: ({ missing }) => `OpenID Connect also needs ${missing}`,
  given_twice: ({ option }) => `${option} was given twice, and takes one value`,
  not_a_field: ({ given }) => `--set takes a field and its value, such as assignedTo=builder, not '${given}'`,
  not_a_limit: ({ given }) => `'${given}' is not a limit such as requests=600`,
  whose_work: () => 'say whose work it does: --room with --role, or --worker',
  no_answerer: () => 'give a command after --, or set PAWL_ANSWER_URL and PAWL_ANSWER_MODEL',
  means_nothing: ({ option }) => `nothing was done: ${option} means nothing here; leave it out`,
  needs_other: ({ option, other }) =>
    `nothing was done: ${option} means something only with ${other}; add that, or leave ${option} out`,
  not_beside: ({ option, other }) =>
    `nothing was done: ${option} means nothing together with ${other}; leave one of them out`,
  makes_here: ({ instead }) =>
    `nothing was done: init makes the folder .pawl where you are; data in any other folder needs no init: ${instead}`,
  needs_yes: () => 'nothing was written: there is no terminal to ask at; say --yes',
  cannot_edit: ({ path, form, line }) => `${path} cannot be read as ${form} (line ${line}) and was left as it is`,
  broken_block: ({ path, line }) =>
    `the block of pawl setup in ${path} has lost its beginning or end (line ${line}); the file was left as it is`,
  outside_project: ({ path }) => `${path} leads out of the project and was left as it is`,
  changed_meanwhile: ({ path }) => `${path} was changed meanwhile and was left as it is`,
  holds_nothing: ({ wait }) => `your session holds no task; to get one, run ${wait}`,
  several_sessions: ({ sessions }) => `several agents work in this folder, say which you are: ${sessions}`,
  more_follows: ({ commands }) => `the next word is missing: ${commands.join(', ')}`,
  other: ({ detail }) => detail,
}

export const system: { readonly [trouble in SystemTrouble]: string } = {
  not_there: 'there is no such file or folder',
  not_allowed: 'you have no permission',
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
  other: 'the system does not say why',
}

/** Document 002, error 5. */
export const TROUBLE = 'Sorry, I encountered an issue. Please try again in a moment.'

export const STORE_TROUBLES: { readonly [trouble in StoreTrouble]: string } = {
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
