// Every key there is, for the help that `?` shows. Who adds a key adds its line here.

export const KEY_GROUPS = {
  everywhere: ['search', 'add', 'chat', 'help', 'send', 'undo', 'close'],
  list: ['next', 'open', 'done', 'edit', 'due', 'flag', 'project', 'tags', 'order', 'select', 'find'],
} as const

export type KeyLine = (typeof KEY_GROUPS)[keyof typeof KEY_GROUPS][number]

export const KEYS_OF: { readonly [line in KeyLine]: readonly string[] } = {
  search: ['Ctrl', 'K'],
  add: ['C'],
  chat: ['Ctrl', 'J'],
  help: ['?'],
  send: ['Ctrl', 'Enter'],
  undo: ['Ctrl', 'Z'],
  close: ['Esc'],
  next: ['J', 'K'],
  open: ['Enter'],
  done: ['D'],
  edit: ['E'],
  due: ['T'],
  flag: ['P'],
  project: ['M'],
  tags: ['L'],
  order: ['Alt', '↑', '↓'],
  select: ['X'],
  find: ['/'],
}
