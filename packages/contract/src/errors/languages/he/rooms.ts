import { moment } from '../../moment.ts'
import { said } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'
import { called, HOLDER_STATES } from './reasons.ts'

export const rooms = {
  ROOM_NOT_FOUND: {
    message: ({ room }) => `אין חדר בשם ‘${room}’.`,
    next: (_, point) => point('החדרים הקיימים', 'listRooms'),
  },
  ROOM_NAME_TAKEN: {
    message: ({ room }) => `כבר יש חדר בשם ‘${room}’.`,
    next: ({ room }, point) => said('לחדר חדש צריך שם אחר.', point('החדר הזה', 'roomStatus', { room })),
  },
  ROLE_NOT_IN_ROOM: {
    message: ({ room, role }) => `אין תפקיד ‘${role}’ בחדר ‘${room}’.`,
    next: ({ roles }, point) => said(`התפקידים בו: ${roles.join(', ')}.`, point('כל החדרים ותפקידיהם', 'listRooms')),
  },
  MESSAGE_NOT_FOUND: {
    message: ({ room, message }) => `אין הודעה ${message} בחדר ‘${room}’.`,
    next: ({ room }, point) => point('מה מחכה שם', 'roomStatus', { room }),
  },
  MESSAGE_NOT_WAITING: {
    message: ({ room, message, task, state }) =>
      state === 'cancelled'
        ? `הודעה ${message} בחדר ‘${room}’ בוטלה.`
        : state === 'waiting'
          ? `הודעה ${message} בחדר ‘${room}’ כבר מחכה בתור.`
          : `הודעה ${message} בחדר ‘${room}’ כבר לא מחכה: היא נעשתה משימה ${task ?? ''}.`,
    next: ({ room, task, state }, point) =>
      said(
        'דבר לא השתנה.',
        state === 'task' && task !== null
          ? point('המשימה', 'showRoomTask', { task: String(task) })
          : point('מה מחכה שם', 'roomStatus', { room }),
      ),
  },
  NOT_IN_LINE: {
    message: ({ task, status }) => `משימה ${task} אינה מחכה בתור: המצב שלה הוא ‘${called(status)}’.`,
    next: ({ task }, point) =>
      said(
        'דבר לא השתנה. רק למה שממתין או נמצא בתור יש מקום.',
        point('המשימה', 'showRoomTask', { task: String(task) }),
      ),
  },
  NOT_IN_SAME_LINE: {
    message: ({ room, moved }) => `מה ש־${moved} היה אמור לעמוד לידו אינו מחכה באותו תור בחדר ‘${room}’.`,
    next: ({ room }, point) =>
      said(
        'דבר לא השתנה. הודעות ומשימות שבתור עומדות בתור אחד; מה שממתין לתפקיד עומד בתור משלו.',
        point('מה מחכה שם', 'roomStatus', { room }),
      ),
  },
  SCHEDULE_NOT_FOUND: {
    message: ({ schedule }) => `אין תזמון ‘${schedule}’.`,
    next: (_, point) => point('החדרים הקיימים', 'listRooms'),
  },
  SCHEDULE_NOT_UNDERSTOOD: {
    message: ({ every }) => `‘${every}’ לא מובן כמועדים שחוזרים.`,
    next: () => 'דבר לא השתנה. אפשר לומר למשל: כל יום ב-9, כל שבועיים, כל יום ראשון ב-8:30.',
  },
  ROOM_CLOSED: {
    message: ({ room }) => `החדר ‘${room}’ סגור: הוא לא מקבל הודעות ולא מחלק עבודה.`,
    next: ({ room }, point) => said('מי שמטפל בו יכול לפתוח אותו שוב.', point('החדר', 'roomStatus', { room })),
  },
  ROLE_HAS_WORK: {
    message: ({ room, role, openTasks, held }) =>
      held
        ? `מישהו מחזיק בעבודה בתפקיד ‘${role}’ בחדר ‘${room}’: ${openTasks.map((task) => `#${task}`).join(', ')}.`
        : `יש עבודה פתוחה לתפקיד ‘${role}’ בחדר ‘${room}’: ${openTasks.map((task) => `#${task}`).join(', ')}.`,
    next: ({ room }, point) => said('דבר לא השתנה. קודם צריך לסיים אותה.', point('מה פתוח', 'roomStatus', { room })),
  },
  ROLE_GETS_MESSAGES: {
    message: ({ room, role }) => `‘${role}’ מקבל את ההודעות של החדר ‘${room}’.`,
    next: ({ roles }) => `דבר לא השתנה. צריך לומר ב־entry מי יקבל אותן במקומו; התפקידים בחדר: ${roles.join(', ')}.`,
  },
  ROLE_NOT_ASKED: {
    message: ({ role, reason }) =>
      reason === 'own_role'
        ? `‘${role}’ הוא התפקיד שלך: השאלה הייתה חוזרת אליך.`
        : `אי אפשר לשאול את ‘${role}’: השאלה הזאת כבר בסוף שרשרת ארוכה של שאלות.`,
    next: () => 'דבר לא השתנה. אפשר לשאול אדם, או תפקיד אחר.',
  },
  NO_QUESTION: {
    message: ({ task, status }) => `לא נשאל דבר על משימה ${task}: היא ${called(status)}.`,
    next: (_, point) => said('דבר לא השתנה.', point('מה שנשאל עכשיו', 'inbox')),
  },
  ROOM_TASK: {
    message: ({ task }) => `משימה ${task} שייכת לחדר: רק מי שמחזיק בה ואנשי החדר מזיזים אותה.`,
    next: () => 'דבר לא השתנה.',
  },
  GOVERNED_TASK: {
    message: ({ task }) => `משימה ${task} מפוקחת: תוצאות, הכרעות ותשובות מזיזות אותה.`,
    next: () => 'דבר לא השתנה.',
  },
  NOT_A_ROOM_TASK: {
    message: ({ task }) => `משימה ${task} אינה של חדר.`,
    next: () => 'דבר לא השתנה.',
  },
  NOT_THE_HOLDER: {
    message: ({ task, status, role, since, state, stopped }) =>
      role === null
        ? `משימה ${task} אינה בידיך: ${stopped ? 'העבודה עליה נעצרה בידי אדם' : `היא ${called(status)}`}.`
        : `משימה ${task} אינה בידיך: היא אצל ${role} מאז ${moment(since)}${state === null ? '' : `, ${HOLDER_STATES[state]}`}.`,
    next: ({ free }) => said('דבר לא השתנה.', free === null ? '' : `משימה ${free} פנויה.`),
  },
  ATTACH_NOT_POSSIBLE: {
    message: ({ task, reason }) =>
      `אי אפשר לצרף את משימה ${task}: ${
        {
          itself: 'היא תצורף לעצמה',
          other_room: 'היא של חדר אחר',
          not_backlog: 'היא כבר לא בצבר',
          parent_is_backlog: 'מה שאליו תצורף הוא עצמו בצבר',
          parent_is_over: 'מה שאליו תצורף כבר הסתיים',
          already: 'היא כבר מצורפת לשם',
        }[reason]
      }.`,
    next: () => 'דבר לא השתנה.',
  },
  NOTHING_TO_DO: {
    message: ({ role, room }) => `עדיין אין דבר בשביל ‘${role}’ בחדר ‘${room}’.`,
    next: ({ room, role, session, skills }, point) =>
      point('לחכות שוב', 'waitForTask', { room, role, session, ...(skills && { skills }) }),
  },
  BUDGET_SPENT: {
    message: ({ budget }) => `התקציב של ${budget} נוצל כולו: לא מתחילים שם שום דבר חדש עד שאדם יאמר איך להמשיך.`,
    next: (_, point) => point('מה נוצל', 'listBudgets'),
  },
  BUDGET_NOT_FOUND: {
    message: ({ budget }) => `אין תקציב של ${budget}.`,
    next: (_, point) => point('התקציבים הקיימים', 'listBudgets'),
  },
  BUDGET_CHANGED: {
    message: ({ budget }) => `מישהו אחר שינה בינתיים את התקציב של ${budget}.`,
    next: (_, point) => point('המצב עכשיו', 'listBudgets'),
  },
} satisfies Partial<ErrorTexts>
