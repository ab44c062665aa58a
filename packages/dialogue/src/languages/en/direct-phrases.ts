import { countedText } from '@pawl/kernel'
import type { ChangedField, Deed, DirectPhrases } from '../direct-phrases.ts'
import { choiceText, dueText } from '../due-text.ts'
import { dates } from './dates.ts'
import { details } from './task-details.ts'

const NUMBERS = new Intl.PluralRules('en')
const DEEDS: { readonly [deed in Deed]: string } = { delete: 'delete', complete: 'complete', update: 'update' }
const FIELDS: { readonly [field in ChangedField]: string } = {
  title: 'title',
  description: 'description',
  priority: 'priority',
  deadline: 'deadline',
  status: 'status',
}
const STATUSES: Readonly<Record<string, string>> = { open: 'open', in_progress: 'in progress', done: 'done' }
const FILTERS = { all: '', pending: 'pending ', completed: 'completed ' } as const
const ENCOURAGEMENTS = ['Great job!', 'Awesome!', 'Well done!', 'Nice work!', 'Excellent!'] as const

const pick = <One>(from: readonly One[], variant: number) => from[variant % from.length] as One
const and = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const withDetails = (details: readonly string[]) => (details.length === 0 ? '' : ` (${details.join(', ')})`)

export const directPhrases: DirectPhrases = {
  added: (title, details, variant) =>
    pick(
      [
        `I've added '${title}' to your list${withDetails(details)}.`,
        `Added '${title}' to your tasks${withDetails(details)}.`,
        `Got it! '${title}' is now on your list${withDetails(details)}.`,
        `✓ Created: '${title}'${withDetails(details)}`,
      ],
      variant,
    ),
  alsoPending: (title) => `(You also have '${title}' pending.)`,
  nudge: (title, details, pending) =>
    `I've added '${title}'${withDetails(details)}. You now have ${countedText(NUMBERS, pending, { one: '1 pending task', other: '# pending tasks' })}. Ready to tackle one?`,
  priority: (priority) => `${priority} priority`,
  described: (description) => `note: '${description}'`,
  due: (deadline, utcOffset) => dueText(deadline, utcOffset, dates),
  details,
  choice: (deadline, utcOffset) => choiceText(deadline, utcOffset, dates),
  whichDate: (title, choices) =>
    `When is '${title}' due?\n${choices.map((choice, index) => `${index + 1}. ${choice}`).join('\n')}\nSay which one, or another time.`,
  listed: (filter, lines, narrowed) => {
    const which = filter === 'all' && narrowed === undefined ? 'all your' : `your ${FILTERS[filter]}`.trimEnd()
    return `Here are ${which} tasks${narrowed === undefined ? '' : ` (${narrowed})`}:\n${lines.join('\n')}`
  },
  nothingListed: (filter, isDone, narrowed) => {
    if (narrowed !== undefined) return `You don't have any ${FILTERS[filter]}tasks like that (${narrowed}).`
    return filter === 'completed'
      ? "You don't have any completed tasks. Nothing completed yet."
      : `You don't have any ${FILTERS[filter]}tasks. You're all caught up!${isDone ? ' 🎉' : ''}`
  },
  more: (count) => `… and ${count} more.`,
  completed: (title, variant) => `${pick(ENCOURAGEMENTS, variant)} I've marked '${title}' as complete.`,
  alreadyDone: (title) => `'${title}' is already complete.`,
  stillOpen: (title) => `'${title}' is still on your list, to be done.`,
  deleted: (title, variant) =>
    pick([`I've deleted '${title}' from your list.`, `Removed '${title}'.`, `'${title}' has been deleted.`], variant),
  nowCalled: (before, after) => `'${before}' is now '${after}'. Say 'undo' to take it back.`,
  retitled: (before, after) => `I've updated '${after}'. It was '${before}'; say 'undo' to take it back.`,
  updatedFields: (task, fields) => `I've updated ${task} with the new ${and(fields)}.`,
  wasBefore: (title, due, priority, utcOffset) => {
    if (due !== undefined) return `('${title}' was ${dueText(due, utcOffset, dates)}.)`
    return priority === undefined ? `('${title}')` : `('${title}' was ${priority} priority.)`
  },
  field: (field, value, utcOffset) => {
    if (field === 'title' || field === 'description') return FIELDS[field]
    if (value === null) return `${FIELDS[field]} (none)`
    return `${FIELDS[field]} (${field === 'deadline' ? dueText(value, utcOffset, dates) : (STATUSES[value] ?? value)})`
  },
  undone: (title, what) =>
    ({
      added: `Done, I've taken '${title}' off your list again.`,
      deleted: `Done, '${title}' is back on your list.`,
      changed: `Done, I've taken back the last change to '${title}'.`,
    })[what],
  nothingToUndo: 'There is nothing I could take back. What would you like to do?',
  task: (number) => `task ${number}`,
  noSuchNumber: (number) => `I couldn't find task ${number}. Would you like to see your current tasks?`,
  noSuchTask: (query) => `I couldn't find a task matching '${query}'. Would you like to see your current tasks?`,
  several: (query, options, deed) =>
    `I found multiple tasks matching '${query}':\n${options.join('\n')}\nWhich task would you like to ${DEEDS[deed]}? Please specify by number.`,
  whichTask: (deed) => `Which task would you like to ${DEEDS[deed]}? You can say the task number or title.`,
  whichOption: (options) => `Please say which one you mean, by its number:\n${options.join('\n')}`,
  whatToChange: (task) =>
    `What would you like to change about ${task}? You can update the title or description, the priority, the deadline or the status.`,
  badValue: {
    title: 'What should the new title be?',
    description: 'What should the description say?',
    priority: 'What should the new priority be: low, medium, high or urgent?',
    deadline: "When is it due? You can say 'Friday', 'in two weeks' or 2026-03-01.",
    status: 'What should the new status be: open, in progress or done?',
  },
  whatTitle: 'What should I add?',
  proposed: (title, deed, fields) =>
    `Did you mean '${title}'? Say 'yes' and I'll ${DEEDS[deed]} it${fields.length === 0 ? '' : `: ${and(fields)}`}.`,
  proposedTitle: (before, after) => `Shall I rename '${before}' to '${after}'? Say 'yes' and I'll do it.`,
  notAllAtOnce: (deed) =>
    `${deed === 'delete' ? "I don't delete everything at once, so that nothing is lost by a slip." : `I can't tell which tasks to ${DEEDS[deed]}.`} Tell me which ones, by number, title, day or tag; 'show my tasks' lists them.`,
  unclear:
    "I'm not sure what you'd like me to do. Could you rephrase that? For example, you can say 'Add buy groceries' or 'Show my tasks'.",
  shallIAdd: (title, details) => `Would you like me to add '${title}' to your list${withDetails(details)}?`,
  whatAbout: (title) => `What would you like me to do with '${title}'? I can complete, update or delete it.`,
  notGoneOn: (rest) => `(I did not go on with '${rest}'.)`,
  onlyRemarked: "I see. I haven't changed anything.",
  whyDone: (said) => `You wrote '${said}', and that is how I read it. Say 'undo' to take it back.`,
  nothingToSkip: (title) => `'${title}' doesn't repeat, so there is no time to skip. When should it be instead?`,
  staysAsIs: 'All right, it stays as it is.',
  sayUndo: "There is no question open. Say 'undo' to take back what I just did.",
  nothingAsked: 'There is no question open. What would you like to do?',
  shown: (number, title, status, details) =>
    `${number === undefined ? '' : `Task ${number}: `}'${title}' (${[STATUSES[status] ?? status, ...details].join(', ')}).`,
  cannotFilter: (by) => `I can't filter by '${by}' yet.`,
  tooMuch:
    "That is more than I can take in at once, so I haven't changed anything. Please say it in fewer words, one thing at a time.",
  left: '(Leaving my last question aside.)',
  welcome: "You're welcome! What else can I do?",
  help: `I can help you manage your tasks! Here's what you can say:
• 'Add [task]' - Create a new task
• 'Show my tasks' - View all tasks
• 'What's pending?' - View incomplete tasks
• 'Mark task [#] as done' - Complete a task
• 'Delete task [#]' - Remove a task
• 'Change task [#] to [new title]' - Update a task

Just talk naturally, and I'll understand!`,
  greeting:
    "Hi! I'm your task assistant. I can help you add, view, complete, update, and delete tasks. What would you like to do?",
  option: (position, { title, number, id }) => `${position}. ${title} (ID: ${number ?? id})`,
}
