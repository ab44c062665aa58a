// What people type for a command or an option when they do not know its name yet. They are told the name; nothing is done.

const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  add: ['new', 'create', 'task', 'plus'],
  list: ['ls', 'tasks', 'all', 'todo', 'todos'],
  show: ['get', 'read', 'info'],
  edit: ['change', 'update', 'modify', 'rename', 'set'],
  start: ['begin'],
  done: ['complete', 'finish', 'close', 'check', 'tick'],
  reopen: ['open', 'uncheck'],
  delete: ['rm', 'remove', 'del', 'drop'],
  undo: ['revert', 'back'],
  chat: ['talk', 'say', 'ask'],
  snooze: ['remind', 'later', 'postpone'],
  'wait-for-task': ['claim', 'take'],
  serve: ['server', 'run', 'up', 'web'],
  setup: ['install', 'connect'],
  export: ['backup', 'dump', 'save'],
  import: ['load'],
  doctor: ['check-health', 'status', 'diagnose'],
  man: ['manual'],
}

const named = new Map(
  Object.entries(OTHER_WORDS).flatMap(([command, others]) => others.map((word) => [word, command] as const)),
)

export const otherWords: readonly string[] = [...named.keys()]

export function commandMeantBy(word: string): string | undefined {
  return named.get(word)
}

/** By the name of a field. */
const OTHER_OPTIONS = new Map(
  Object.entries({
    deadline: ['due', 'date', 'by', 'when', 'until'],
    description: ['note', 'notes', 'body', 'text'],
    tags: ['tag', 'label'],
    recurrence: ['repeat', 'repeats', 'every'],
    reminders: ['remind', 'reminder'],
    title: ['name', 'rename'],
    reason: ['why', 'because'],
    result: ['message', 'output'],
    limit: ['max', 'count', 'top'],
    sort: ['order', 'order-by', 'sort-by'],
  }),
)

/** Which of these fields an option means that is called otherwise. */
export function fieldMeantBy(word: string, fields: readonly string[]): string | undefined {
  return fields.find((name) => OTHER_OPTIONS.get(name)?.includes(word))
}
