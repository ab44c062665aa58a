// The tasks an ordinary person has: chores, single words, titles made of the words that commands are made of. A message is
// measured with all of them present, because that is how people use it.

import type { KnownTask } from '@pawl/dialogue'

const ENGLISH = [
  ...['Clean the garage', 'Finish the report', 'Update the CV', 'Cancel gym membership', 'Call mom', 'Buy milk'],
  ...['Dentist', 'Groceries', 'Pay the electricity bill', 'Send the invoice to Amit', 'Take out the trash'],
  ...['Change the bed sheets', 'Book flights to Rome', 'Read chapter 5', 'Return the library books', 'Laundry'],
  ...['Complete the tax form', 'Remove the old couch', 'Water the plants', 'Fix the kitchen light', 'Car insurance'],
  ...['Schedule a meeting with Dana', 'Email the landlord', 'Pick up the dry cleaning', 'Set up the new phone'],
  ...['Order a birthday cake', 'Check the weather for the trip', 'Make a playlist for the party', 'Passport', 'Gym'],
]

const HEBREW = [
  ...['לנקות את המחסן', 'לסיים את הדוח', 'לעדכן קורות חיים', 'לבטל את המנוי לחדר כושר', 'להתקשר לאמא', 'לקנות חלב'],
  ...['רופא שיניים', 'קניות', 'לשלם חשבון חשמל', 'לשלוח את החשבונית לעמית', 'להוציא את הזבל', 'כביסה'],
  ...['להחליף מצעים', 'להזמין טיסות לרומא', 'לקרוא פרק 5', 'להחזיר ספרים לספרייה', 'להשלים את טופס המס'],
  ...['להוריד את הספה הישנה', 'להשקות את העציצים', 'לתקן את האור במטבח', 'ביטוח רכב', 'לקבוע פגישה עם דנה'],
  ...['לכתוב מייל לבעל הבית', 'לאסוף את הניקוי היבש', 'להגדיר את הטלפון החדש', 'להזמין עוגת יום הולדת'],
  ...['לבדוק מזג אוויר לטיול', 'להכין רשימת שירים למסיבה', 'דרכון', 'חדר כושר'],
]

export function ordinaryTasks(language: string | undefined): readonly KnownTask[] {
  return (language === 'he' ? HEBREW : ENGLISH).map((title, index) => ({
    ...{ id: `t${index + 1}`, number: index + 1, title, status: 'open', priority: 'medium', deadline: null },
  }))
}
