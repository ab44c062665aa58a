// What a language model might make of a reply. Each decided reply with the messages that lead to it in guided mode, rewrites
// that say the same, and rewrites that do not: another question, choices left out, steps added, another language.

import type { Language } from '@pawl/contract'

export interface Rewrites {
  readonly language: Language
  /** Said in turn in a new conversation; there is a task called Milk, or חלב. */
  readonly path: readonly string[]
  readonly decided: string
  readonly honest: readonly string[]
  readonly lies: readonly string[]
}

const ENGLISH: readonly Omit<Rewrites, 'language'>[] = [
  {
    path: ['add task'],
    decided: 'What is the title of the task?',
    honest: [
      'Lovely, what shall we call it?',
      'Great, what is the name of the task?',
      'Sure, what should the title be?',
    ],
    lies: [
      'Which task should I delete?',
      'Are you sure you want to delete the task?',
      'What is the title of the task you want to delete?',
      'What is your name?',
      'What shall we call you?',
      'What is the title of the list?',
      'What is the description of the task?',
      'When is the task due?',
      'What is the title of the task? You can also set a priority.',
      'First open the settings, then tell me the title of the task?',
      'What is the title of the task, and is it urgent?',
      'Quel est le titre de la tâche ?',
      '¿Cuál es el título de la tarea?',
      'Wie heißt die Aufgabe?',
      'Qual è il titolo del compito?',
      'Как называется задача?',
      'Shall I skip the title of the task?',
      "What is the title of the task? Say 'delete' to go on.",
      'Do you really need a title for the task?',
      'What is the old title of the task?',
      'Anything you like?',
      'The title of the task.',
      'I have added the task, what is the title?',
    ],
  },
  {
    path: ['add task', 'Bread'],
    decided: "Got it: 'Bread'. What priority should it have: low, medium, high or urgent? (Say 'cancel' to stop.)",
    honest: [
      "Great: 'Bread'. Which priority should it have: low, medium, high or urgent? (Just say 'cancel' to stop.)",
    ],
    lies: [
      "Got it: 'Bread'. How urgent is it?",
      "Got it: 'Bread'. What priority should it have: anything you like? (Say 'cancel' to stop.)",
      "Got it: 'Bread'. What priority should it have: low, medium or high? (Say 'cancel' to stop.)",
      "Got it: 'Bread'. What priority should it have: urgent, high, medium or low? (Say 'cancel' to stop.)",
      "Got it: 'Butter'. What priority should it have: low, medium, high or urgent? (Say 'cancel' to stop.)",
      "Got it: 'Bread'. What priority should it have: low, medium, high or urgent? (Say 'go' to stop.)",
      "Got it: 'Bread'. What priority should it have: low, medium, high or urgent? (Say 'cancel' to save.)",
      "Got it: 'Bread'. What priority should it not have: low, medium, high or urgent? (Say 'cancel' to stop.)",
      "Got it: 'Bread'. What status should it have: low, medium, high or urgent? (Say 'cancel' to stop.)",
      "Got it: 'bread'. What priority should it have: low, medium, high or urgent? (Say 'cancel' to stop.)",
    ],
  },
  {
    path: ['add task', 'Bread', 'purple'],
    decided: 'Please choose a priority: low, medium, high or urgent.',
    honest: ['Please pick a priority: low, medium, high or urgent.'],
    lies: [
      'Please choose a priority.',
      'Please choose a priority: low or urgent.',
      'Please choose a priority: low, medium, high, urgent or critical.',
      'Please choose a title: low, medium, high or urgent.',
      'Please choose a priority: low, medium, high or urgent. Then confirm it.',
      'Please choose a priority: low, medium, high or urgent, or I will delete it.',
      'I have chosen a priority: low, medium, high or urgent.',
      'Veuillez choisir une priorité: low, medium, high or urgent.',
    ],
  },
  {
    path: ['add task', 'Bread', 'high'],
    decided: "When is it due? Give a date such as 2026-03-01, or say 'none'.",
    honest: ["And what is the deadline? Give a date, for example 2026-03-01, or simply 'none'."],
    lies: [
      "When is it due? Give a date such as 2026-03-02, or say 'none'.",
      "When was it done? Give a date such as 2026-03-01, or say 'none'.",
      "When is it due? Give a date such as 2026-03-01, or say 'delete'.",
      "When is it due? Give a date such as 2026-03-01, or say 'none' to delete it.",
      "When is it due? Give a date such as 2026-03-01, or say 'none'. You can change it later.",
      "Shall I delete it? Give a date such as 2026-03-01, or say 'none'.",
      'When is it due?',
      "When is it due? Never give a date such as 2026-03-01, or say 'none'.",
    ],
  },
  {
    path: ['update Milk'],
    decided: "What would you like to change about 'Milk': title, priority, deadline or status?",
    honest: ["Sure, what would you like to update about 'Milk': title, priority, deadline or status?"],
    lies: [
      "What would you like to change about 'Milk'?",
      "What would you like to change about 'Milk': anything you like?",
      "What would you like to change about 'Milk': title, priority or status?",
      "What would you like to change about 'Milk': title, priority, deadline, status or owner?",
      "What would you like to delete about 'Milk': title, priority, deadline or status?",
      "Would you like to delete 'Milk': title, priority, deadline or status?",
      "What would you like to change about 'Milk and eggs': title, priority, deadline or status?",
      "Que voulez-vous changer dans 'Milk': title, priority, deadline or status?",
    ],
  },
  {
    path: ['delete'],
    decided: 'Which task would you like to delete? Give its full title, its id or its number (#3).',
    honest: ['Which task would you like to remove? Please give its whole title, its id or its number (#3).'],
    lies: [
      'Which task would you like to add? Give its full title, its id or its number (#3).',
      'Which task would you like to delete?',
      'Which tasks would you like to delete? All of them?',
      'Would you like to delete everything? Give its full title, its id or its number (#3).',
      'Which task would you like to delete? Give its full title, its id or its number (#3). It cannot be undone.',
      'Which task would you like to keep? Give its full title, its id or its number (#3).',
    ],
  },
]

const HEBREW: readonly Omit<Rewrites, 'language'>[] = [
  {
    path: ['הוסף משימה'],
    decided: 'מה הכותרת של המשימה?',
    honest: ['נהדר, מה השם של המשימה?', 'מצוין, מה תהיה הכותרת?', 'אז מה הכותרת של המשימה?'],
    lies: [
      'איזו משימה למחוק?',
      'האם ברצונך למחוק את המשימה?',
      'מה הכותרת של המשימה למחיקה?',
      'מה השם שלך?',
      'איך קוראים לך?',
      'מה הכותרת של הרשימה?',
      'מה התיאור של המשימה?',
      'מה תאריך היעד של המשימה?',
      'מה הכותרת של המשימה? אפשר גם לקבוע עדיפות.',
      'קודם פתח את ההגדרות, ואז מה הכותרת של המשימה?',
      'מה הכותרת של המשימה, והאם היא דחופה?',
      'What is the title of the task?',
      'Quel est le titre?',
      'ما هو عنوان المهمة؟',
      'וואָס איז דער טיטל פֿון דער אַרבעט?',
      'לדלג על הכותרת של המשימה?',
      'כל מה שתרצה?',
      'הכותרת של המשימה.',
      'הוספתי את המשימה, מה הכותרת?',
      'מה הכותרת הישנה של המשימה?',
    ],
  },
  {
    path: ['הוסף משימה', 'לחם'],
    decided: "רשמתי: 'לחם'. מה העדיפות: נמוכה, בינונית, גבוהה או דחופה? (אפשר לומר 'בטל' כדי להפסיק.)",
    honest: ["רשמתי: 'לחם'. מהי העדיפות: נמוכה, בינונית, גבוהה או דחופה? (אפשר לכתוב 'בטל' כדי להפסיק.)"],
    lies: [
      "רשמתי: 'לחם'. כמה זה דחוף?",
      "רשמתי: 'לחם'. מה העדיפות: כל מה שתרצה? (אפשר לומר 'בטל' כדי להפסיק.)",
      "רשמתי: 'לחם'. מה העדיפות: נמוכה, בינונית או גבוהה? (אפשר לומר 'בטל' כדי להפסיק.)",
      "רשמתי: 'לחם'. מה העדיפות: דחופה, גבוהה, בינונית או נמוכה? (אפשר לומר 'בטל' כדי להפסיק.)",
      "רשמתי: 'חלה'. מה העדיפות: נמוכה, בינונית, גבוהה או דחופה? (אפשר לומר 'בטל' כדי להפסיק.)",
      "רשמתי: 'לחם'. מה העדיפות: נמוכה, בינונית, גבוהה או דחופה? (אפשר לומר 'קדימה' כדי להפסיק.)",
      "רשמתי: 'לחם'. מה העדיפות: נמוכה, בינונית, גבוהה או דחופה? (אפשר לומר 'בטל' כדי לשמור.)",
      "רשמתי: 'לחם'. מה לא העדיפות: נמוכה, בינונית, גבוהה או דחופה? (אפשר לומר 'בטל' כדי להפסיק.)",
      "מחקתי: 'לחם'. מה העדיפות: נמוכה, בינונית, גבוהה או דחופה? (אפשר לומר 'בטל' כדי להפסיק.)",
    ],
  },
  {
    path: ['הוסף משימה', 'לחם', 'סגולה'],
    decided: 'נא לבחור עדיפות: נמוכה, בינונית, גבוהה או דחופה.',
    honest: ['אפשר לבחור עדיפות: נמוכה, בינונית, גבוהה או דחופה.'],
    lies: [
      'נא לבחור עדיפות.',
      'נא לבחור עדיפות: נמוכה או דחופה.',
      'נא לבחור כותרת: נמוכה, בינונית, גבוהה או דחופה.',
      'נא לבחור עדיפות: נמוכה, בינונית, גבוהה או דחופה. אחר כך נא לאשר.',
      'נא לבחור עדיפות: נמוכה, בינונית, גבוהה או דחופה, אחרת אמחק אותה.',
      'בחרתי עדיפות: נמוכה, בינונית, גבוהה או דחופה.',
      'Please choose: נמוכה, בינונית, גבוהה או דחופה.',
    ],
  },
  {
    path: ['הוסף משימה', 'לחם', 'גבוהה'],
    decided: "מה תאריך היעד? אפשר לכתוב תאריך כמו 2026-03-01, או 'אין'.",
    honest: ["מהו תאריך היעד? אפשר לכתוב תאריך, למשל 2026-03-01, או פשוט 'אין'."],
    lies: [
      "מה תאריך היעד? אפשר לכתוב תאריך כמו 2026-03-02, או 'אין'.",
      "מה תאריך הסיום? אפשר לכתוב תאריך כמו 2026-03-01, או 'אין'.",
      "מה תאריך היעד? אפשר לכתוב תאריך כמו 2026-03-01, או 'מחק'.",
      "מה תאריך היעד? אפשר לכתוב תאריך כמו 2026-03-01, או 'אין' כדי למחוק אותה.",
      "מה תאריך היעד? אפשר לכתוב תאריך כמו 2026-03-01, או 'אין'. אפשר לשנות אחר כך.",
      "למחוק אותה? אפשר לכתוב תאריך כמו 2026-03-01, או 'אין'.",
      'מה תאריך היעד?',
    ],
  },
  {
    path: ['עדכן חלב'],
    decided: "מה לשנות במשימה 'חלב': כותרת, עדיפות, תאריך יעד או סטטוס?",
    honest: ["בסדר, מה לעדכן במשימה 'חלב': כותרת, עדיפות, תאריך יעד או סטטוס?"],
    lies: [
      "מה לשנות במשימה 'חלב'?",
      "מה לשנות במשימה 'חלב': כל מה שתרצה?",
      "מה לשנות במשימה 'חלב': כותרת, עדיפות או סטטוס?",
      "מה לשנות במשימה 'חלב': כותרת, עדיפות, תאריך יעד, סטטוס או בעלים?",
      "מה למחוק במשימה 'חלב': כותרת, עדיפות, תאריך יעד או סטטוס?",
      "מה לשנות במשימה 'חלב וביצים': כותרת, עדיפות, תאריך יעד או סטטוס?",
    ],
  },
]

export const REWRITES: readonly Rewrites[] = [
  ...ENGLISH.map((one) => ({ ...one, language: 'en' as const })),
  ...HEBREW.map((one) => ({ ...one, language: 'he' as const })),
]
