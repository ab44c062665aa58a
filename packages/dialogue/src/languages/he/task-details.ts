import { choiceText } from '../due-text.ts'
import type { Ahead, TaskDetails } from '../task-details.ts'
import { dates } from './dates.ts'

export const details: TaskDetails = {
  recurs: dates.recurs,
  next: (deadline, utcOffset) => `הבא: ${choiceText(deadline, utcOffset, dates)}`,
  nextTime: (deadline, utcOffset) => `הפעם הבאה: ${choiceText(deadline, utcOffset, dates)}.`,
  skipped: (title) => `בסדר, הפעם מדלגים על '${title}'.`,
  movedBy: (by, isEarlier) => `מועד ${isEarlier ? 'מוקדם' : 'מאוחר'} ב${amount(by)}`,
  newTag: (tag) => `התגית #${tag}`,
  comesNoMore: (task) => `בסדר, ${task} לא תחזור אחרי הפעם הזאת.`,
  remindsNoMore: (task) => `בסדר, לא אזכיר יותר את ${task}. היא נשארת ברשימה.`,
  rhythm: (recurs, next) => `מועד חוזר חדש (${recurs}, ${next})`,
  reminder: (ahead, isDated) => {
    if (ahead === undefined) return 'עם תזכורת'
    return `תזכורת ${amount(ahead)} לפני${isDated ? '' : ' המועד, כשייקבע'}`
  },
  remindsAt: (at, utcOffset) => `תזכורת ב${choiceText(at, utcOffset, dates)}`,
  project: (project) => `פרויקט ${project}`,
  steps: (steps) => `שלבים: ${steps.map(({ text, done }) => `${done ? '✓' : '☐'} ${text}`).join(', ')}`,
  tag: (tag) => `#${tag}`,
  noTags: 'בלי תגיות',
}

function amount({ days, hours, minutes }: Ahead): string {
  const parts = [
    counted(days, 'יום', 'יומיים', 'ימים'),
    counted(hours, 'שעה', 'שעתיים', 'שעות'),
    counted(minutes, 'דקה', 'שתי דקות', 'דקות'),
  ]
  return parts.filter(Boolean).join(' ו')
}

function counted(count: number, one: string, two: string, many: string): string {
  if (count === 0) return ''
  return count === 1 ? one : count === 2 ? two : `${count} ${many}`
}
