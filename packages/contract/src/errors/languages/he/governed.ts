// Initiatives, policies, questions and verdicts.

import { sayingOf } from '../../../words/records/record-words.ts'
import { moment } from '../../moment.ts'
import { listOf, said } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'
import { reasonText } from '../../texts.ts'
import { called, cannotJudge, outdated } from './reasons.ts'

export const governed = {
  INITIATIVE_NOT_FOUND: {
    message: ({ initiative }) => `אין יוזמה ${initiative}.`,
    next: (_, point) => point('היוזמות הקיימות', 'listInitiatives'),
  },
  INITIATIVE_OVER: {
    message: ({ initiative, state }) => `היוזמה ${initiative} כבר נגמרה (${state}).`,
    next: () => 'היא לא מקבלת עוד עבודה, ואין מה לעצור. דבר לא השתנה.',
  },
  NOTHING_TO_BEGIN: {
    message: ({ initiative, state }) => `אין מה להתחיל ביוזמה ${initiative} (${state}).`,
    next: ({ initiative }, point) => said('דבר לא השתנה.', point('היכן היא עומדת', 'showInitiative', { initiative })),
  },
  NOTHING_FOR_WORKER: {
    message: ({ worker, initiative }) =>
      `עדיין אין משימה של ‘${worker}’${initiative === null ? '' : ` ביוזמה ${initiative}`}.`,
    next: ({ worker, initiative }, point) =>
      point('לחכות שוב', 'waitForTask', { worker, initiative: initiative ?? undefined }),
  },
  NOT_YOURS_TO_ANSWER: {
    message: ({ item, for: to, actor }) => `השאלה ${item} מיועדת ל־${to} ולא ל־${actor}.`,
    next: ({ for: to }) =>
      to === 'user'
        ? 'דבר לא השתנה. למי מותר: לבעלים ולחברים.'
        : `דבר לא השתנה. למי מותר: לבעלים, ולמי שיש לו אסימון עבור ${to}.`,
  },
  NOT_GOVERNED: {
    message: ({ task }) => `משימה ${task} אינה עבודה מפוקחת.`,
    next: () => 'דבר לא השתנה.',
  },
  NOT_ASSIGNED: {
    message: ({ task, worker, assignee, status, epoch, stopped }) =>
      assignee === worker
        ? stopped
          ? `העבודה על משימה ${task} נעצרה בידי אדם.`
          : `משימה ${task} נלקחה בחזרה מאז, והיא עכשיו ${called(status)} (epoch ${epoch}).`
        : `משימה ${task} אינה של ${worker}${assignee === null ? ', ולא של אף אחד' : ` אלא של ${assignee}`}.`,
    next: () => 'דבר לא השתנה.',
  },
  REVIEW_TOO_EARLY: {
    message: ({ task, status, assignee }) =>
      status === 'in_progress'
        ? `${assignee} עובד עכשיו על משימה ${task}, ועוד מוקדם לבדוק אותה.`
        : `משימה ${task} מוקצית ל־${assignee} ועוד לא התחילה, ועוד מוקדם לבדוק אותה.`,
    next: ({ task }) => `דבר לא השתנה. היא תיבדק כשתוצאתה תימסר. מה מצבה: pawl show ${task}`,
  },
  RECORD_NAME_TAKEN: {
    message: ({ id }) => `השם ‘${id}’ כבר תפוס.`,
    next: ({ kind }, point) => said('אפשר לבחור שם אחר, או לתת לקיים גרסה חדשה.', point('הקיימים', listOf(kind))),
  },
  RECORD_NOT_FOUND: {
    message: ({ id }) => `‘${id}’ לא קיים.`,
    next: ({ kind }, point) => point('הקיימים', listOf(kind)),
  },
  RECORD_INVALID_TRANSITION: {
    message: ({ kind, id, name = id, state, trigger }) => {
      const say = sayingOf('he', kind)
      return `אי אפשר ${say.trigger(trigger)} את ${name}: המצב שם הוא ‘${say.state(state)}’.`
    },
    next: ({ kind, validTriggers }) =>
      validTriggers.length === 0
        ? 'מכאן אין מה לעשות בו. דבר לא השתנה.'
        : `מה שאפשר כאן: ${validTriggers.map(sayingOf('he', kind).trigger).join(', ')}. דבר לא השתנה.`,
  },
  ITEM_NOT_FOUND: {
    message: ({ item }) => `אין שאלה ${item}.`,
    next: (_, point) => point('מה שמחכה לתשובה', 'inbox'),
  },
  ITEM_ANSWERED: {
    message: ({ item, by, at }) => `על שאלה ${item} ענה ${by} ב־${moment(at)}.`,
    next: (_, point) => said('דבר לא השתנה.', point('מה שעוד פתוח', 'inbox')),
  },
  ITEM_OUTDATED: {
    message: (facts) => `השאלה כבר לא עדכנית: ${reasonText(outdated, facts)}.`,
    next: (_, point) => said('דבר לא השתנה.', point('מה שנשאל עכשיו', 'inbox')),
  },
  AUTHOR_CANNOT_JUDGE: {
    message: ({ task, author, reason: why }) =>
      `אי אפשר לשפוט את התוצאה של משימה ${task} בשם ${author}: ${cannotJudge[why]}.`,
    next: ({ reason: why, could }) =>
      why === 'nobody_else'
        ? 'בעלים של סביבת העבודה רשאים לשפוט עם נימוק, שיופיע באישור: יש לתת אותו בשדה `reason`. דבר לא השתנה.'
        : `מישהו אחר צריך לענות${could.length === 0 ? '' : `: ${could.join(', ')}`}. דבר לא השתנה.`,
  },
  NOT_AN_APPROVER: {
    message: ({ task, policy, approvers }) =>
      `לפי המדיניות ${policy} את משימה ${task} שופטים: ${approvers.join(', ')}.`,
    next: () => 'אחד מהם צריך לענות. דבר לא השתנה.',
  },
  REASON_NEEDED: {
    message: ({ policy }) => `למה המדיניות ${policy} משתנה? אחרים נשפטים לפיה.`,
    next: () => 'יש לתת נימוק בשדה `reason`; הוא נשמר עם הגרסה. דבר לא השתנה.',
  },
  PROGRAM_NEEDS_OWN_NAME: {
    message: ({ principal }) => `פקודה או מודל לא עונים בשם ${principal}.`,
    next: () => 'יש ליצור עבורם אסימון משלהם, ולומר בשדה `systems` בשם מי הם עונים. דבר לא השתנה.',
  },
} satisfies Partial<ErrorTexts>
