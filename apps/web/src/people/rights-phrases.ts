// What each right allows, said to the one who has it.

import { inEachLanguage, type Right } from '@pawl/contract'

export const rightsPhrases = inEachLanguage<{ readonly [right in Right]: string }>({
  en: {
    look: 'see rooms, initiatives, policies and rules',
    lists: 'see your own tasks and conversations',
    todo: 'change your own tasks and talk about them',
    work: 'take work in rooms and initiatives, do it, and bring in new work',
    review: 'accept, send back, close and reopen what waits for a person',
    care: 'take back and cancel what others hold; open rooms; start and stop initiatives',
    judge: 'answer questions about work under policy',
    govern: 'change policies and workers',
    hooks: 'have messages about the work sent elsewhere',
    audit: 'see evidence, verify the store and read the audit log',
    admin: 'manage tokens and members; export and import',
  },
  he: {
    look: 'לראות חדרים, יוזמות, מדיניות וכללים',
    lists: 'לראות את המשימות והשיחות שלך',
    todo: 'לשנות את המשימות שלך ולשוחח עליהן',
    work: 'לקחת עבודה בחדרים וביוזמות, לבצע אותה ולהביא עבודה חדשה',
    review: 'לקבל, להחזיר, לסגור ולפתוח מחדש את מה שמחכה לאדם',
    care: 'לאפס ולבטל מה שבידי אחרים; לפתוח חדרים; להתחיל ולעצור יוזמות',
    judge: 'לענות על שאלות של עבודה לפי כללים',
    govern: 'לשנות כללים ועובדים',
    hooks: 'לבקש שהודעות על העבודה יישלחו החוצה',
    audit: 'לראות ראיות, לאמת את המאגר ולקרוא את יומן הביקורת',
    admin: 'לנהל מפתחות וחברים; לייצא ולייבא',
  },
})
