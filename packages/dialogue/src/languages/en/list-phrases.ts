import { countedText } from '@pawl/kernel'
import type { DaySaid, ListPhrases, NarrowedBy } from '../list-phrases.ts'

const NUMBERS = new Intl.PluralRules('en')
const counted = (count: number, noun: string) => countedText(NUMBERS, count, { one: `1 ${noun}`, other: `# ${noun}s` })
const RANKS: Readonly<Record<string, string>> = { urgent: 'urgent', high: 'high priority', low: 'low priority' }
const STATUSES = { all: '', pending: 'pending ', completed: 'completed ' } as const
/** The days that are said by their names alone. */
const WEEK = 6

const at = (text: string, time: string | undefined) => (time === undefined ? text : `${text} at ${time}`)

function day({ days, day: date, weekday, time }: DaySaid): string {
  if (days === 0) return at('today', time)
  if (days === 1) return at('tomorrow', time)
  if (days === -1) return at('yesterday', time)
  return at(days > 1 && days <= WEEK ? weekday : date, time)
}

const NEAR: Readonly<Record<string, string>> = { 0: 'today', 1: 'tomorrow', '-1': 'yesterday' }

const fully = ({ days, day: date, weekday }: DaySaid) => NEAR[days] ?? `${weekday}, ${date}`

function due(by: NonNullable<NarrowedBy['due']>): string {
  if (by === 'overdue') return 'overdue'
  if (by === 'none') return 'without a date'
  if (by === 'any') return 'with a date'
  const { from, to } = by
  if (from !== undefined && to !== undefined)
    return from.day === to.day ? `due ${fully(from)}` : `due from ${fully(from)} to ${fully(to)}`
  return from === undefined ? `due until ${fully(to as DaySaid)}` : `due from ${fully(from)} on`
}

export const listPhrases: ListPhrases = {
  day,
  dayFully: (said) => {
    const near = NEAR[said.days]
    return at(near === undefined ? `${said.weekday}, ${said.day}` : `${near}, ${said.weekday} ${said.day}`, said.time)
  },
  overdue: (days, time) => (days === 0 ? `overdue since ${time}` : `${counted(days, 'day')} overdue`),
  rank: (priority) => RANKS[priority],
  narrowed: ({ priority, due: when, done, added, recurring, tags = [], project, about, without }) =>
    [
      ...(recurring === undefined ? [] : ['recurring']),
      ...(priority === undefined ? [] : [priority === 'important' ? 'important' : `${priority} priority`]),
      ...(when === undefined ? [] : [due(when)]),
      ...(done === undefined ? [] : [due(done).replace(/^due/, 'done')]),
      ...(added === undefined ? [] : [due(added).replace(/^due/, 'added')]),
      ...tags.map((tag) => `#${tag}`),
      ...(project === undefined ? [] : [`project '${project}'`]),
      ...(about === undefined ? [] : [`about '${about}'`]),
      ...(without === undefined ? [] : [`not '${without}'`]),
    ].join(', '),
  goesOn: (count) => `… and ${count} more. Say 'show more' to see them.`,
  tags: (names) =>
    names.length === 0
      ? "None of your tasks has a tag. Write '#home' when you add one."
      : `Your tags: ${names.map(({ name, count }) => `#${name} (${count})`).join(', ')}.`,
  projects: (names) =>
    names.length === 0
      ? 'None of your tasks is in a project.'
      : `Your projects: ${names.map(({ name, count }) => `'${name}' (${count})`).join(', ')}.`,
  nothingMore: 'That was all of them.',
  counted: (count, status, narrowed) =>
    `You have ${count === 0 ? `no ${STATUSES[status]}tasks` : counted(count, `${STATUSES[status]}task`)}${narrowed === undefined ? '' : ` (${narrowed})`}.`,
  countedAll: (open, done) => `You have ${counted(open, 'pending task')}${done === 0 ? '' : `, and ${done} done`}.`,
  next: (title, reasons) => `Next: '${title}'. It is ${reasons.join(', and ')}.`,
  afterThat: (lines) => `After that:\n${lines.join('\n')}`,
  reasons: {
    overdue: (days) => (days === 0 ? 'overdue since this morning' : `${counted(days, 'day')} overdue`),
    due: (when) => `due ${when}`,
    urgent: 'urgent',
    important: 'high priority',
    oldest: 'the one that has waited longest',
  },
  nothingNext: "You don't have any pending tasks. You're all caught up!",
  isDue: (title, when) => `'${title}' is due ${when}.`,
  wasDue: (title, when) => `'${title}' was due ${when}, and is not done yet.`,
  hasNoDate: (title) => `'${title}' has no date.`,
  isDone: (title) => `Yes, '${title}' is done.`,
  isOpen: (title, details) =>
    `Not yet: '${title}' is still open${details.length === 0 ? '' : ` (${details.join(', ')})`}.`,
  hasPriority: (title, priority) =>
    priority === null ? `'${title}' has no priority.` : `'${title}' has ${priority} priority.`,
  isIn: (title, project, tags) =>
    `'${title}' is in ${project === null ? 'no project' : `the project '${project}'`}${tags.length === 0 ? '' : `, tagged ${tags.map((tag) => `#${tag}`).join(' ')}`}.`,
  severalFit: (query, lines) => `Several tasks fit '${query}':\n${lines.join('\n')}`,
  inProject: (project) => `project '${project}'`,
}
