import { choiceText } from '../due-text.ts'
import type { Ahead, TaskDetails } from '../task-details.ts'
import { dates } from './dates.ts'

export const details: TaskDetails = {
  recurs: dates.recurs,
  next: (deadline, utcOffset) => `next: ${choiceText(deadline, utcOffset, dates)}`,
  nextTime: (deadline, utcOffset) => `Next time: ${choiceText(deadline, utcOffset, dates)}.`,
  skipped: (title) => `All right, skipping '${title}' this time.`,
  movedBy: (by, isEarlier) => `deadline (${amount(by)} ${isEarlier ? 'earlier' : 'later'})`,
  newTag: (tag) => `tag #${tag}`,
  comesNoMore: (task) => `All right, ${task} won't come again after this time.`,
  remindsNoMore: (task) => `All right, I won't remind you of ${task} any more. It stays on your list.`,
  rhythm: (recurs, next) => `rhythm (${recurs}, ${next})`,
  reminder: (ahead, isDated) => {
    if (ahead === undefined) return 'with a reminder'
    return `reminder ${amount(ahead)} before${isDated ? '' : ' it is due, once it has a date'}`
  },
  remindsAt: (at, utcOffset) => `reminder on ${choiceText(at, utcOffset, dates)}`,
  project: (project) => `project ${project}`,
  steps: (steps) => `steps: ${steps.map(({ text, done }) => `${done ? '✓' : '☐'} ${text}`).join(', ')}`,
  tag: (tag) => `#${tag}`,
  noTags: 'no tags',
}

function amount({ days, hours, minutes }: Ahead): string {
  const parts = [counted(days, 'day'), counted(hours, 'hour'), counted(minutes, 'minute')].filter(Boolean)
  return parts.join(' and ')
}

const counted = (count: number, unit: string) => (count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`)
