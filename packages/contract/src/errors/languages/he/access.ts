// Tokens, and who may.

import { isAgent } from '../../../actor.ts'
import { hebrewWords } from '../../../words/he.ts'
import { said } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'

export const access = {
  TOKEN_REQUIRED: {
    message: () => 'השרת הזה אינו מכיר אותך.',
    next: () =>
      'אפשר להיכנס בדף שלו, או להביא אסימון ממי שמפעיל אותו: בכותרת Authorization מסוג Bearer, או ב־PAWL_TOKEN בשורת הפקודה. אם השרת אינו דורש כניסה מכולם, מי שמפעיל אותו מוכר לפי המשתמש שלו במחשב הזה.',
  },
  TOKEN_INVALID: {
    message: () => 'אסימון הגישה אינו מוכר, בוטל או שפג תוקפו.',
    next: () => 'יש לבקש חדש ממי שמפעיל את השרת.',
  },
  NOT_ALLOWED: {
    message: (facts) =>
      facts.needed === undefined
        ? `זה לא מותר לך. למי כן: ${facts.could.map((who) => hebrewWords.relations[who]).join(', או ')}.`
        : facts.only === undefined
          ? `זה לא מותר לך: נדרשת ההרשאה ‘${facts.needed}’, והתפקיד שלך כאן הוא ${facts.granted}.`
          : `זה לא מותר לך: האסימון שלך נועד רק ${'task' in facts.only ? `למשימה ${facts.only.task}` : `לחדרים ${facts.only.rooms.join(', ')}`}.`,
    next: (facts) =>
      'only' in facts && facts.only !== undefined
        ? 'אפשר להמשיך במה שהוא נועד לו. לכל השאר יש לפנות למי שנתן אותו.'
        : `${facts.needed === undefined ? '' : `למי מותר: ${facts.could.join(', ')}. `}אפשר לפנות לאחד מהם, או למי שנתן לך את הגישה.`,
  },
  ACTOR_NOT_YOURS: {
    message: ({ actor, claimed }) => `כאן הפנייה היא בשם ${actor}, ולא בשם ${claimed}.`,
    next: ({ actor, claimed }, point) =>
      said(
        isAgent(actor) && isAgent(claimed)
          ? `זה מיועד ל־${claimed}. יש להניח לזה, ולהמתין לעבודה בתפקיד שלך.`
          : 'יש להשמיט את השם, או לפנות עם אסימון שנוצר עבורו.',
        point('בשם מי הפנייה כאן', 'whoAmI'),
      ),
  },
  FOREIGN_HOST: {
    message: ({ host }) => `השרת הזה לא עונה לשם ${host}.`,
    next: () => 'יש להשתמש ב־127.0.0.1 או localhost, עם הפורט שהשרת הדפיס.',
  },
  FOREIGN_ORIGIN: {
    message: ({ origin }) => `דף ${origin === null ? 'של אתר אחר' : `מ־${origin}`} אינו רשאי להשתמש בשרת הזה.`,
    next: () => 'יש לפתוח את הכתובת שהשרת הדפיס.',
  },
  TOKENS_NEEDED: {
    message: ({ host }) => `Pawl לא מאזין ב־${host} כל עוד אף אחד לא יכול להיכנס: אין אסימונים ואין אנשים.`,
    next: (_, point) =>
      point('יש ליצור אסימון, או למנות בעלים ראשון, ולהפעיל שוב', 'addToken', {
        name: 'mine',
        actor: 'person:local',
        may: 'admin',
      }),
  },
  TOKEN_NAME_TAKEN: {
    message: ({ name }) => `כבר יש אסימון בשם ${name}.`,
    next: (_, point) => said('יש לבחור שם אחר.', point('השמות התפוסים', 'listTokens')),
  },
  TOKEN_ABOVE_MEMBER: {
    message: ({ actor, role, member }) =>
      member === null
        ? `${actor} הוסר ממרחב העבודה: אסימון בשם הזה אינו פותח דבר.`
        : `התפקיד של ${actor} כאן הוא ${member}: אסימון בשם הזה אינו יכול להיות ${role}.`,
    next: (_, point) => said('יש לתת לאסימון פחות, או לשנות את התפקיד.', point('החברים', 'listMembers')),
  },
  TOKEN_NOT_FOUND: {
    message: ({ name }) => `אין אסימון בשם ${name}.`,
    next: (_, point) => point('האסימונים הקיימים', 'listTokens'),
  },
} satisfies Partial<ErrorTexts>
