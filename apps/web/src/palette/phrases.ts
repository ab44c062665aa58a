import { inEachLanguage } from '@pawl/contract'
import { isolated } from '../language/isolated.ts'
import type { EntryGroup } from './entry.ts'

export interface PalettePhrases {
  readonly label: string
  readonly placeholder: string
  readonly results: string
  readonly nothing: (typed: string) => string
  readonly searching: string
  readonly groups: { readonly [group in EntryGroup]: string }
  readonly due: (when: string) => string
  readonly priority: (priority: string) => string
  readonly noPriority: string
  readonly open: string
  readonly add: string
  readonly addThis: (text: string) => string
  readonly undo: string
  readonly keys: string
  readonly light: string
  readonly dark: string
  readonly account: string
  readonly room: (room: string) => string
  readonly initiative: (title: string) => string
  readonly notNow: string
}

export const palettePhrases = inEachLanguage<PalettePhrases>({
  en: {
    label: 'Search and commands',
    placeholder: 'Search, go to a page, or do something',
    results: 'What can be chosen',
    nothing: (typed) => `Nothing fits ‘${isolated(typed)}’.`,
    searching: 'Searching…',
    groups: { task: 'This task', found: 'Tasks', said: 'Said and waiting', go: 'Go to', act: 'Do' },
    due: (when) => `Due: ${when}`,
    priority: (priority) => `Priority: ${priority}`,
    noPriority: 'No priority',
    open: 'Open',
    add: 'Add a task',
    addThis: (text) => `Add ‘${isolated(text)}’ as a task`,
    undo: 'Undo the last change',
    keys: 'Show the keys',
    light: 'Light theme',
    dark: 'Dark theme',
    account: 'Your account',
    room: (room) => `Room ${isolated(room)}`,
    initiative: (title) => `Initiative ${isolated(title)}`,
    notNow: 'Not possible now.',
  },
  he: {
    label: 'חיפוש ופקודות',
    placeholder: 'לחפש, לעבור לדף או לעשות משהו',
    results: 'מה אפשר לבחור',
    nothing: (typed) => `אין התאמה ל„${isolated(typed)}”.`,
    searching: 'מחפש…',
    groups: { task: 'המשימה הזאת', found: 'משימות', said: 'נאמר וממתין', go: 'לעבור אל', act: 'לעשות' },
    due: (when) => `תאריך יעד: ${when}`,
    priority: (priority) => `עדיפות: ${priority}`,
    noPriority: 'ללא עדיפות',
    open: 'לפתוח',
    add: 'להוסיף משימה',
    addThis: (text) => `להוסיף את „${isolated(text)}” כמשימה`,
    undo: 'לבטל את השינוי האחרון',
    keys: 'להציג את המקשים',
    light: 'ערכת צבעים בהירה',
    dark: 'ערכת צבעים כהה',
    account: 'החשבון שלך',
    room: (room) => `חדר ${isolated(room)}`,
    initiative: (title) => `יוזמה ${isolated(title)}`,
    notNow: 'אי אפשר כרגע.',
  },
})
