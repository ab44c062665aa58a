// Signing in, members and workspaces.

import type { ErrorTexts } from '../../texts.ts'

export const people = {
  SIGN_IN_FAILED: {
    message: () => 'השם והסיסמה לא מתאימים זה לזה.',
    next: () => 'אפשר לנסות שוב. מי שמפעיל את השרת יכול לתת קישור חדש למי ששכח את הסיסמה.',
  },
  SIGN_IN_SLOWED: {
    message: () => 'היו יותר מדי ניסיונות שנכשלו.',
    next: ({ retryAfterSeconds }) => `אפשר לנסות שוב בעוד ${retryAfterSeconds} שניות.`,
  },
  SIGN_IN_NEEDS_TLS: {
    message: () => 'אי אפשר להיכנס בחיבור שאחרים יכולים לקרוא.',
    next: () =>
      'יש לפתוח את הכתובת המוצפנת של השרת. מי שמפעיל אותו מציב לפניו שרת מתווך מוצפן ומציין אותו ב־‎--trusted-proxy.',
  },
  OIDC_NOT_SET_UP: {
    message: () => 'אי אפשר להיכנס לשרת הזה באמצעות ספק כניסה חיצוני.',
    next: () => 'אפשר להיכנס עם שם וסיסמה. מי שמפעיל את השרת יכול להגדיר זאת.',
  },
  OIDC_UNAVAILABLE: {
    message: ({ provider }) => `אין תשובה תקינה מ־${provider}, ולכן אי אפשר להיכנס באמצעותו עכשיו.`,
    next: () => 'אפשר לנסות שוב מאוחר יותר, או להיכנס עם שם וסיסמה.',
  },
  OIDC_NOT_STARTED_HERE: {
    message: () => 'הכניסה הזאת לא התחילה בדפדפן הזה, או שהתחילה לפני זמן רב מדי.',
    next: () => 'יש להתחיל שוב מדף הכניסה.',
  },
  OIDC_FAILED: {
    message: ({ provider, reason }) => `הכניסה באמצעות ${provider} לא הצליחה: ${reason}.`,
    next: () => 'יש להתחיל שוב מדף הכניסה.',
  },
  OIDC_PERSON_UNKNOWN: {
    message: ({ provider }) => `יש לך חשבון אצל ${provider}, אבל עוד לא ניתנה לך גישה לכאן.`,
    next: () => 'אפשר לבקש הזמנה מאחד הבעלים. מי שיש לו סיסמה כאן נכנס איתה ומקשר בין השניים בדף החשבון.',
  },
  OIDC_LINKED_TO_ANOTHER: {
    message: ({ provider }) => `החשבון שלך אצל ${provider} שייך כאן למישהו אחר.`,
    next: () => 'אפשר להיכנס באמצעותו ולראות של מי הוא, או להשתמש בחשבון אחר.',
  },
  SESSION_ENDED: {
    message: () => 'יצאת מהמערכת.',
    next: () => 'יש להיכנס שוב.',
  },
  CSRF_TOKEN_WRONG: {
    message: () => 'השינוי הזה לא בא מדף של השרת הזה.',
    next: () => 'יש לטעון את הדף שוב. תוכנה שולחת אסימון בכותרת Authorization במקום עוגייה.',
  },
  INVITATION_NOT_GOOD: {
    message: () => 'ההזמנה הזאת נוצלה, בוטלה או שפג תוקפה.',
    next: () => 'אפשר לבקש קישור חדש ממי שהזמין. מי שכבר הצטרף יכול פשוט להיכנס.',
  },
  INVITATION_NOT_FOUND: {
    message: ({ invitation }) => `אין הזמנה פתוחה ${invitation}.`,
    next: (_, point) => point('ההזמנות הפתוחות', 'listMembers'),
  },
  PERSON_NAME_TAKEN: {
    message: ({ name }) => `כבר יש מישהו בשם ${name}.`,
    next: () => 'יש לבחור שם אחר. אם השם הוא שלך, יש להקליד את הסיסמה שכבר יש לך.',
  },
  PERSON_NAME_NEEDED: {
    message: () => 'חסר שם.',
    next: () => 'יש לבחור את השם שאחרים יראו.',
  },
  PASSWORD_WRONG: {
    message: () => 'זו לא הסיסמה שלך.',
    next: () => 'יש להקליד את הסיסמה שבה נכנסים עכשיו.',
  },
  MEMBER_NOT_FOUND: {
    message: ({ member }) => `אין כאן חבר בשם ${member}.`,
    next: (_, point) => point('מי נמצא כאן', 'listMembers'),
  },
  PERSON_NOT_HERE: {
    message: ({ person }) => `אין בסביבת העבודה הזאת מישהו בשם ${person}.`,
    next: () => 'אפשר לשאול את אחד הבעלים מה השם כאן, או לבקש להזמין אותו. שום דבר לא השתנה.',
  },
  LAST_OWNER: {
    message: ({ member }) => `${member} הוא הבעלים האחרון של סביבת העבודה, והיא לא יכולה להישאר בלי בעלים.`,
    next: () => 'יש קודם למנות בעלים נוסף.',
  },
  SERVER_OWNER_NEEDED: {
    message: () => 'זה מותר רק לבעלים של השרת.',
    next: () => 'אלה הבעלים של סביבת העבודה שיש לשרת מלכתחילה.',
  },
  WORKSPACE_NOT_FOUND: {
    message: ({ workspace }) => `אין סביבת עבודה בשם ${workspace}.`,
    next: (_, point) => point('אלה שפתוחות לך', 'listWorkspaces'),
  },
  WORKSPACE_TAKEN: {
    message: ({ workspace }) => `כבר יש סביבת עבודה בשם ${workspace}.`,
    next: () => 'יש לבחור שם אחר.',
  },
} satisfies Partial<ErrorTexts>
