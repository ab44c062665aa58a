// What a turn came to, in a few words: ‘add Buy eggs due 2026-01-08’, ‘delete? Call mom’, ‘list’. A question mark says that it
// is proposed and nothing is done.

import { type Command, type KnownTask, markerOf, type Turn } from '../packages/dialogue/src/index.ts'

export function outcomeOf({ commands, reply, detected, suggestions: _ }: Turn, tasks: readonly KnownTask[]): string {
  const state = markerOf(reply)
  return commands.map((command) => ofCommand(command, state, detected[0], tasks)).join(' + ')
}

function ofCommand(
  { intent, ready, fields, ref }: Command,
  state: string | undefined,
  detected: string | undefined,
  tasks: readonly KnownTask[],
): string {
  const titleOf = (id: string | undefined) => tasks.find((task) => task.id === id)?.title ?? ref?.title ?? '?'
  // As it was called before.
  const title = ref?.title ?? titleOf(ref?.task_id)
  const options = () => (ref?.options ?? []).map(titleOf).join(' | ')
  if (ready) {
    if (intent === 'add_task') return `add ${fields.title}${details(fields)}`
    if (intent === 'list_tasks') return ref?.task_id === undefined ? 'list' : `show ${title}`
    if (fields.undo === true) return `undo ${title}`
    if (intent === 'delete_task') return `delete ${title}`
    return changed(title, fields, '')
  }
  switch (state) {
    case 'CREATE:ASK_ADD':
      return `add? ${fields.title}${details(fields)}`
    case 'DELETE:ASK_CONFIRMATION':
      return `delete? ${title}`
    case 'COMPLETE:ASK_CONFIRMATION':
      return `done? ${title}`
    case 'UPDATE:ASK_CONFIRMATION':
      return changed(title, fields, '?')
    case undefined:
      return ref?.task_id === undefined
        ? detected === 'HELP' || detected === 'GREETING'
          ? `says ${detected}`
          : 'nothing'
        : `what ${title}`
    default:
      return `${state.replace(/^(\w+):(\w+)$/, 'asks $2 $1').toLowerCase()} ${options() || title}`.replace(/ \?$/, '')
  }
}

function changed(title: string, fields: Command['fields'], mark: string): string {
  const { status, ...rest } = fields
  if (status === 'done' && Object.keys(rest).length === 0) return `done${mark} ${title}`
  if (status === 'open' && Object.keys(rest).length === 0) return `reopen${mark} ${title}`
  return `change${mark} ${title}${status === undefined ? '' : ` ${status}`}${rest.title ? ` to ${rest.title}` : ''}${details(rest)}`
}

function details({ deadline, priority, description, recurrence, reminders, tags, project }: Command['fields']): string {
  return [
    ...(deadline === undefined || deadline === null ? [] : [` due ${deadline.replace(/:00Z$/, '')}`]),
    ...(deadline === null && priority === undefined ? [' no date'] : []),
    ...(priority === undefined || priority === 'medium' ? [] : [` ${priority}`]),
    ...(description === undefined ? [] : [` note ${description}`]),
    ...(recurrence === undefined ? [] : [recurrence === null ? ' no more' : ` again ${recurrence}`]),
    // To be reminded when it is due says nothing more than when that is.
    ...(reminders ?? []).filter((one) => one !== 'PT0S').map((one) => ` remind ${one}`),
    ...(tags ?? []).map((tag) => ` #${tag}`),
    ...(project === undefined ? [] : [` +${project}`]),
  ].join('')
}
