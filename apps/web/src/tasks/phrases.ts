import { countingIn, inEachLanguage } from '@pawl/contract'
import { isolated } from '../language/isolated.ts'
import type { DUE_CHOICES } from './due-choices.ts'
import type { DueGroup, Grouping } from './list-headings.ts'

export interface TasksPhrases {
  readonly title: string
  readonly filters: string
  readonly status: string
  readonly statuses: { readonly all: string; readonly pending: string }
  readonly priority: string
  readonly anyPriority: string
  readonly dueAfter: string
  readonly dueBefore: string
  readonly search: string
  readonly sort: string
  readonly sorts: {
    readonly number: string
    readonly priority: string
    readonly deadline: string
    readonly updated: string
    readonly position: string
  }
  readonly groups: { readonly [group in DueGroup]: string }
  readonly group: string
  readonly groupings: { readonly [by in Grouping]: string }
  /** The heading of those that have none. */
  readonly without: { readonly [by in Grouping]: string }
  readonly noDate: string
  readonly noPriority: string
  readonly dueChoices: { readonly [choice in (typeof DUE_CHOICES)[number]]: string }
  readonly changeField: (field: string, value: string, name: string) => string
  readonly rename: (name: string) => string
  readonly select: (name: string) => string
  readonly drag: string
  readonly moveUp: (name: string) => string
  readonly moveDown: (name: string) => string
  readonly showDone: string
  readonly done: string
  readonly clear: string
  readonly firstShown: (tasks: number) => string
  readonly nothing: string
  readonly nothingHere: string
  readonly list: string
  readonly priorityOf: (priority: string) => string
  readonly board: string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const tasksPhrases = inEachLanguage<TasksPhrases>({
  en: {
    title: 'All tasks',
    filters: 'Filters',
    status: 'Status',
    statuses: { all: 'open and done', pending: 'open' },
    priority: 'Priority',
    anyPriority: 'any',
    dueAfter: 'Due from',
    dueBefore: 'Due before',
    search: 'Search',
    sort: 'Sorted by',
    sorts: {
      number: 'age',
      priority: 'priority',
      deadline: 'due date',
      updated: 'last change',
      position: 'your own order',
    },
    groups: {
      overdue: 'Overdue',
      today: 'Today',
      tomorrow: 'Tomorrow',
      week: 'Next seven days',
      later: 'Later',
      undated: 'No date',
    },
    group: 'Grouped by',
    groupings: {
      due: 'due date',
      priority: 'priority',
      project: 'project',
      tag: 'tag',
      status: 'status',
      none: 'nothing',
    },
    without: {
      due: 'No date',
      priority: 'No priority',
      project: 'No project',
      tag: 'No tag',
      status: 'Other',
      none: '',
    },
    noDate: 'no date',
    noPriority: 'No priority',
    dueChoices: { today: 'Today', tomorrow: 'Tomorrow', 'next week': 'Next week', none: 'No date' },
    changeField: (field, value, name) => `${field}: ${value} (${isolated(name)})`,
    rename: (name) => `Edit the title: ${isolated(name)}`,
    select: (name) => `Select: ${isolated(name)}`,
    drag: 'Drag to put it elsewhere (Alt and the arrows)',
    moveUp: (name) => `Move up: ${isolated(name)}`,
    moveDown: (name) => `Move down: ${isolated(name)}`,
    showDone: 'Show done tasks',
    done: 'Done',
    clear: 'Clear filters',
    firstShown: (tasks) => inEnglish(tasks, { one: 'the first task', other: 'the first # tasks' }),
    nothing: 'No task is like that.',
    nothingHere: 'No open tasks.',
    list: 'Tasks',
    priorityOf: (priority) => `${priority} priority`,
    board: 'As a board',
  },
  he: {
    title: 'כל המשימות',
    filters: 'סינון',
    status: 'מצב',
    statuses: { all: 'פתוחות וגמורות', pending: 'פתוחות' },
    priority: 'עדיפות',
    anyPriority: 'כל עדיפות',
    dueAfter: 'לביצוע מתאריך',
    dueBefore: 'לביצוע לפני',
    search: 'חיפוש',
    sort: 'מיון לפי',
    sorts: { number: 'ותק', priority: 'עדיפות', deadline: 'תאריך יעד', updated: 'שינוי אחרון', position: 'הסדר שלי' },
    groups: {
      overdue: 'באיחור',
      today: 'היום',
      tomorrow: 'מחר',
      week: 'שבעת הימים הבאים',
      later: 'בהמשך',
      undated: 'ללא תאריך',
    },
    group: 'קיבוץ לפי',
    groupings: {
      due: 'תאריך יעד',
      priority: 'עדיפות',
      project: 'פרויקט',
      tag: 'תגית',
      status: 'מצב',
      none: 'ללא קיבוץ',
    },
    without: {
      due: 'ללא תאריך',
      priority: 'ללא עדיפות',
      project: 'ללא פרויקט',
      tag: 'ללא תגית',
      status: 'אחר',
      none: '',
    },
    noDate: 'ללא תאריך',
    noPriority: 'ללא עדיפות',
    dueChoices: { today: 'היום', tomorrow: 'מחר', 'next week': 'בשבוע הבא', none: 'ללא תאריך' },
    changeField: (field, value, name) => `${field}: ${value} (${isolated(name)})`,
    rename: (name) => `לערוך את הכותרת: ${isolated(name)}`,
    select: (name) => `לבחור: ${isolated(name)}`,
    drag: 'לגרור למקום אחר (או עם החיצים)',
    moveUp: (name) => `להזיז למעלה: ${isolated(name)}`,
    moveDown: (name) => `להזיז למטה: ${isolated(name)}`,
    showDone: 'להציג משימות שהושלמו',
    done: 'הושלמו',
    clear: 'לנקות את הסינון',
    firstShown: (tasks) =>
      inHebrew(tasks, { one: 'המשימה הראשונה', two: 'שתי המשימות הראשונות', other: '# המשימות הראשונות' }),
    nothing: 'אין משימות כאלה.',
    nothingHere: 'אין משימות פתוחות.',
    list: 'משימות',
    priorityOf: (priority) => `עדיפות ${priority}`,
    board: 'כלוח',
  },
})
