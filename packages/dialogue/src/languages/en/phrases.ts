import type { Phrases } from '../lexicon.ts'

const FIELD_NAMES = { title: 'title', priority: 'priority', deadline: 'deadline', status: 'status' }
const STATUS_NAMES: Readonly<Record<string, string>> = { open: 'open', in_progress: 'in progress', done: 'done' }

export const phrases: Phrases = {
  askTitle: 'What is the title of the task?',
  emptyTitle: 'A task needs a title. What should it be?',
  longTitle: (limit) => `That is longer than ${limit} characters. Can you put it more briefly?`,
  askPriority: (title) =>
    `Got it: '${title}'. What priority should it have: low, medium, high or urgent? (Say 'cancel' to stop.)`,
  badPriority: 'Please choose a priority: low, medium, high or urgent.',
  askDeadline: "When is it due? Give a date such as 2026-03-01, or say 'none'.",
  badDeadline: "I need a date in numbers, such as 2026-03-01, or 'none'. When is it due?",
  added: (title) => `I've added '${title}' to your list.`,
  confirmDelete: (title) => `Are you sure you want to delete the task '${title}'?`,
  deleted: (title) => `I've deleted '${title}' from your list.`,
  whichToDelete: 'Which task would you like to delete? Give its full title, its id or its number (#3).',
  whichToUpdate: 'Which task would you like to update? Give its full title, its id or its number (#3).',
  noSuchTask: (query) => `I couldn't find a task called '${query}'.`,
  several: (options) =>
    `I found several tasks with that title:\n${numbered(options)}\nWhich one do you mean? Give its number.`,
  more: (count) => `… and ${count} more.`,
  badChoice: (options) => `Please choose one of these by its number, id or title:\n${numbered(options)}`,
  askField: (title) => `What would you like to change about '${title}': title, priority, deadline or status?`,
  badField: 'Please choose what to change: title, priority, deadline or status.',
  askValue: {
    title: 'What should the new title be?',
    priority: 'What should the new priority be: low, medium, high or urgent?',
    deadline: "What should the new deadline be? Give a date such as 2026-03-01, or say 'none'.",
    status: 'What should the new status be: open, in progress or done?',
  },
  badStatus: 'Please choose a status: open, in progress or done.',
  emptyValue: 'A task needs a title. What should the new title be?',
  confirmUpdate: (title, field, value) => `Change the ${FIELD_NAMES[field]} of '${title}' to ${shown(field, value)}?`,
  updated: (title) => `I've updated '${title}'.`,
  alreadySo: (title, field, value) =>
    `Nothing had to change: the ${FIELD_NAMES[field]} of '${title}' is ${shown(field, value)} already.`,
  confirmOrCancel: "Please say 'yes' to confirm or 'no' to cancel.",
  cancelled: 'All right, I left everything as it was.',
  nothingToCancel: 'There is nothing to cancel. What would you like to do?',
  notUnderstood:
    "I'm not sure what you'd like me to do. You can say 'add task', 'delete' or 'update' with a title, or 'show my tasks'.",
  couldNot: (reason) => `I couldn't do that: ${reason}. Nothing was changed.`,
  notDone: "All right, I won't. What would you like to do?",
  cannotFilter: "I can't pick out only those here, so this is everything.",
  noTasks: "You don't have any tasks.",
  tasks: (tasks) =>
    `Here are your tasks:\n${tasks.map((task, index) => `${task.number ?? index + 1}. ${task.status === 'done' ? '✓ ' : ''}${task.title}`).join('\n')}`,
  help: "I can add, show, update and delete tasks. Say 'add task' and I'll ask for what I need; 'show my tasks'; 'update' or 'delete' with the title of a task; and 'cancel' to stop.",
  greeting:
    "Hi! I'm your task assistant. I can help you add, view, update and delete tasks. What would you like to do?",
}

function numbered(options: Parameters<Phrases['several']>[0]): string {
  return options.map((task, index) => `${index + 1}. ${task.title} (ID: ${task.id})`).join('\n')
}

function shown(field: string, value: string | null): string {
  if (value === null) return 'none'
  return field === 'status' ? (STATUS_NAMES[value] ?? value) : `'${value}'`
}
