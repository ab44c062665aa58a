import { countingIn } from '../../counting.ts'
import type { GovernedTexts } from './texts.ts'

const count = countingIn('he')

export const he = (): GovernedTexts => ({
  questions: {
    InitiativeAssign: {
      asks: 'אילו משימות נחוצות ליוזמה הזאת?',
      causes: { tasks: 'המשימות נוצרות; הראשונה מוקצית, והאחרות באות אחריה בזו אחר זו.' },
    },
    TaskReview: {
      asks: 'האם התוצאה עומדת בכל אחד מכללי המדיניות?',
      causes: {
        satisfied: 'אם בכולם: המשימה מאושרת, והבאה מוקצית.',
        vague: 'אם אחד מהם עמום: System5 נשאל מה הכלל אומר, והתוצאה נבדקת שוב.',
        violated: 'אם אחד מהם הופר ואין עמום: המשימה נדחית, ו־System3 מחליט במה להחליף אותה.',
      },
    },
    PolicyVague: {
      asks: 'מה הכללים האלה אומרים לגבי התוצאה הזאת?',
      causes: { clarified: 'הכללים מקבלים גרסה חדשה, והתוצאה נבדקת שוב.' },
    },
    RejectionDecision: {
      asks: 'האם ה־System1 הקיים יצליח עם מידע טוב יותר, או שנחוץ שינוי ב־System1?',
      causes: {
        improve: 'המשימה עוברת לארכיון ומוחלפת באחת עם התיאור הזה.',
        changeRequired: 'System5 מקבל את הראיות ונשאל איזה שינוי ב־System1 נחוץ.',
      },
    },
    BlockedResolution: {
      asks: 'איך לפתור את החסימה הזאת?',
      causes: {
        research: 'System4 נשאל; מה שהוא מוצא נכנס למשימה, והיא מתחילה מחדש.',
        restart: 'המשימה משתנה, חוזרת להמתין ומוקצית מחדש.',
        resume: 'אותו System1 ממשיך, ומוצא במשימה שלו תשובה אם נתת.',
        notEquipped: 'System5 נשאל איזה שינוי ב־System1 נחוץ.',
        cancel: 'המשימה מבוטלת, והבאה מוקצית.',
      },
    },
    ResearchRequest: {
      asks: 'מה העלה המחקר?',
      causes: { found: 'הממצאים נכנסים למשימה, והיא מתחילה מחדש.' },
    },
    RemediationRequest: {
      asks: 'איזה שינוי ב־System1 יאפשר את זה?',
      causes: {
        configUpdated: 'הפרופיל מקבל גרסה חדשה, והמשימה נעשית שוב בידי המתאים ביותר.',
        newProfile: 'הפרופיל נוסף, והמשימה נעשית שוב בידי המתאים ביותר.',
        noneViable: 'המשתמש נשאל.',
      },
    },
    UserEscalation: {
      asks: 'לא נשארה דרך אחרת: להפסיק את זה?',
      causes: { cancel: 'המשימה מבוטלת, והבאה מוקצית.' },
    },
    InternalError: {
      asks: 'התבקשה בדיקה בזמן הלא נכון: ראית?',
      causes: { seen: 'השאלה נסגרת; שום דבר אחר לא משתנה.' },
    },
    InitiativeReview: {
      asks: 'כל המשימות הסתיימו: מה הלאה?',
      causes: {
        fresh: 'היוזמה הזאת נסגרת, ומתחילה חדשה.',
        existing: 'היוזמה הזאת נסגרת; אחת שתוכננה מתחילה, ובאחת שכבר רצה מוקצית המשימה הבאה.',
        none: 'היוזמה הזאת נסגרת.',
      },
    },
  },
  because: {
    no_worker_enabled: () => 'אין System1 פעיל',
    attempts_rejected: ({ attempts }) =>
      count(attempts, { one: 'ניסיון אחד נדחה', two: 'שני ניסיונות נדחו', other: '# ניסיונות נדחו' }),
    too_many_reviews: () => 'התבקשה בדיקה בזמן הלא נכון יותר משלוש פעמים',
    no_policy_applies: () => 'אין מדיניות שחלה כאן, והיוזמה הזאת דורשת מדיניות',
    invalid_review: () => 'התבקשה בדיקה כשמצב המשימה לא מאפשר בדיקה',
  },
})
