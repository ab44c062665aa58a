// What people type for a command when they do not know its name yet. They are told the name; nothing is done.

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
