import { inEachLanguage } from '@pawl/contract'

interface FirstRunPhrases {
  readonly title: string
  readonly what: string
  readonly doors: { readonly [door in 'list' | 'agents' | 'policies']: Door }
  readonly onlyLooking: string
  readonly sample: string
  readonly load: string
  readonly samplesHere: string
  readonly remove: string
  readonly tag: string
  readonly tasks: readonly SampleTask[]
}

interface Door {
  readonly title: string
  readonly text: string
  readonly action: string
}

interface SampleTask {
  readonly title: string
  readonly description?: string
}

export const firstRunPhrases = inEachLanguage<FirstRunPhrases>({
  en: {
    title: 'Welcome',
    what: 'Pawl keeps tasks for you and your agents, and every change follows rules you can read.',
    doors: {
      list: {
        title: 'My list',
        text: 'Write down what there is to do. A date, a priority and #tags in the text are understood.',
        action: 'Add the first task',
      },
      agents: {
        title: 'My agents',
        text: 'A room is where agents take work, one task each, and hand in results. Open one and connect an agent with one line.',
        action: 'Open a room',
      },
      policies: {
        title: 'My policies',
        text: 'An initiative is work that is judged: results are reviewed against policies you write, and sent back if they fall short.',
        action: 'Write a policy',
      },
    },
    onlyLooking: 'You can look at everything here and change nothing. This is where there is something to read:',
    sample: 'Or look around first:',
    load: 'Add sample tasks',
    samplesHere: 'There are sample tasks in your list.',
    remove: 'Remove them',
    tag: 'sample',
    tasks: [
      { title: 'Press D to mark me as done, and Ctrl+Z to undo' },
      { title: 'Press T to move me to another day' },
      { title: 'Call the dentist' },
      { title: 'Plan the weekend' },
      { title: 'Read about rooms and agents', description: 'Search for: rooms' },
    ],
  },
  he: {
    title: 'ברוכים הבאים',
    what: 'המערכת שומרת משימות בשבילך ובשביל הסוכנים שלך, וכל שינוי נעשה לפי כללים שאפשר לקרוא.',
    doors: {
      list: {
        title: 'הרשימה שלי',
        text: 'כותבים מה צריך לעשות. תאריך, עדיפות ו־#תגיות שכתובים בטקסט מובנים מעצמם.',
        action: 'להוסיף משימה ראשונה',
      },
      agents: {
        title: 'הסוכנים שלי',
        text: 'חדר הוא המקום שבו סוכנים לוקחים עבודה, כל אחד משימה אחת, ומגישים תוצאות. פותחים חדר ומחברים סוכן בשורה אחת.',
        action: 'לפתוח חדר',
      },
      policies: {
        title: 'המדיניות שלי',
        text: 'יוזמה היא עבודה שנבחנת: התוצאות נבדקות לפי מדיניות שכתבת, ומוחזרות אם הן לא עומדות בה.',
        action: 'לכתוב מדיניות',
      },
    },
    onlyLooking: 'אפשר לראות כאן הכול ולא לשנות דבר. כאן יש מה לקרוא:',
    sample: 'אפשר גם קודם להסתכל:',
    load: 'להוסיף משימות לדוגמה',
    samplesHere: 'יש ברשימה משימות לדוגמה.',
    remove: 'להסיר אותן',
    tag: 'דוגמה',
    tasks: [
      { title: 'המקש D מסמן אותי כגמורה, ו־Ctrl+Z מבטל' },
      { title: 'המקש T מעביר אותי ליום אחר' },
      { title: 'להתקשר לרופא השיניים' },
      { title: 'לתכנן את סוף השבוע' },
      { title: 'לקרוא על חדרים וסוכנים', description: 'לוחצים Ctrl+K וכותבים: חדרים' },
    ],
  },
})
