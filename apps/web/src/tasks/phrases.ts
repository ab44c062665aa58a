import { countingIn, inEachLanguage } from '@pawl/contract'

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
  }
  readonly clear: string
  readonly firstShown: (tasks: number) => string
  readonly nothing: string
  readonly nothingHere: string
  readonly list: string
  readonly add: string
  readonly addPlaceholder: string
  readonly addHint: string
  readonly added: (title: string, understood: readonly string[]) => string
  readonly due: (deadline: string) => string
  readonly priorityOf: (priority: string) => string
  readonly board: string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const tasksPhrases = inEachLanguage<TasksPhrases>({
  en: {
    title: 'Tasks',
    filters: 'What is shown',
    status: 'Status',
    statuses: { all: 'not deleted', pending: 'not done' },
    priority: 'Priority',
    anyPriority: 'any',
    dueAfter: 'Due from',
    dueBefore: 'Due before',
    search: 'Search',
    sort: 'Sorted by',
    sorts: { number: 'age', priority: 'priority', deadline: 'due date', updated: 'last change' },
    clear: 'Show everything',
    firstShown: (tasks) => inEnglish(tasks, { one: 'the first task', other: 'the first # tasks' }),
    nothing: 'No task is like that.',
    nothingHere: 'There are no tasks yet. Write above what there is to do.',
    list: 'Tasks',
    add: 'Add',
    addPlaceholder: 'buy milk tomorrow, high priority',
    addHint: 'Add a task',
    added: (title, understood) => `Added ${[title, ...understood].join(' · ')}`,
    due: (deadline) => `due ${deadline}`,
    priorityOf: (priority) => `${priority} priority`,
    board: 'As a board',
  },
  he: {
    title: 'משימות',
    filters: 'מה מוצג',
    status: 'מצב',
    statuses: { all: 'לא מחוקות', pending: 'לא גמורות' },
    priority: 'עדיפות',
    anyPriority: 'כל עדיפות',
    dueAfter: 'לביצוע מתאריך',
    dueBefore: 'לביצוע לפני',
    search: 'חיפוש',
    sort: 'מיון לפי',
    sorts: { number: 'ותק', priority: 'עדיפות', deadline: 'תאריך יעד', updated: 'שינוי אחרון' },
    clear: 'להציג הכול',
    firstShown: (tasks) =>
      inHebrew(tasks, { one: 'המשימה הראשונה', two: 'שתי המשימות הראשונות', other: '# המשימות הראשונות' }),
    nothing: 'אין משימות כאלה.',
    nothingHere: 'עדיין אין משימות. אפשר לכתוב למעלה מה צריך לעשות.',
    list: 'משימות',
    add: 'להוסיף',
    addPlaceholder: 'לקנות חלב מחר בעדיפות גבוהה',
    addHint: 'להוסיף משימה',
    added: (title, understood) => `נוספה: ${[title, ...understood].join(' · ')}`,
    due: (deadline) => `לביצוע ${deadline}`,
    priorityOf: (priority) => `עדיפות ${priority}`,
    board: 'כלוח',
  },
})
