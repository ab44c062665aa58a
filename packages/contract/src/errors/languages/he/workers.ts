// Sessions of agents, and the commands that workers run.

import { shownReason } from '../../../words/attempt-endings.ts'
import type { ErrorTexts } from '../../texts.ts'
import { systemText } from '../../texts.ts'
import { system } from './reasons.ts'

export const workers = {
  SESSION_IN_USE: {
    message: ({ session }) => `תהליך pawl work אחר במחשב הזה משתמש ב־session ‘${session}’.`,
    next: () => 'אפשר להשמיט את --session ולקבל אחד משלך. שום משימה לא נלקחה.',
  },
  SESSION_TAKEN: {
    message: ({ session }) => `המופע ‘${session}’ שייך למישהו אחר, או שהסוד שלו חסר.`,
    next: () => 'יש לתת את המופע כפי שהתקבל, NAME:SECRET, או להשמיט אותו ולקבל אחד חדש. שום משימה לא נלקחה.',
  },
  COMMAND_NOT_FOUND: {
    message: (facts) => `אי אפשר להריץ את ‘${facts.command}’: ${systemText(system, facts)}.`,
    next: () => 'אחרי -- כותבים תוכנית ואת הארגומנטים שלה; אין מעטפת שקוראת אותם. שום משימה לא אבדה.',
  },
  REPOSITORY_UNFIT: {
    message: ({ folder, reason, name }) =>
      ({
        no_git: 'התוכנית git לא מותקנת במחשב הזה.',
        no_repository: `התיקייה ${folder} לא נמצאת בתוך מאגר git.`,
        bare: `ב־${folder} יש מאגר ללא קבצי עבודה, ואין על מה לעבוד.`,
        detached: `ב־${folder} לא נבחר שום ענף, ולכן לא ברור ממה העבודה מתחילה.`,
        no_commit: `בענף ${name} עדיין אין אף קומיט.`,
        no_such_base: `אין ב־${folder} ענף או קומיט בשם ${name}.`,
        dirty: `ב־${folder} יש שינויים שלא נשמרו בקומיט; עבודה שמתחילה מ־${name} לא תכלול אותם.`,
        bad_prefix: `אי אפשר לקרוא לענף ${name}1.`,
        git_failed: `לא הצלחנו ליצור worktree: ${name}`,
      })[reason],
    next: ({ reason }) =>
      ({
        no_git: 'יש להתקין git, או להשמיט את --worktree. שום משימה לא אבדה.',
        no_repository: 'יש להפעיל מתוך עותק של המאגר, או להשמיט את --worktree. שום משימה לא אבדה.',
        bare: 'יש להפעיל מתוך עותק עבודה של המאגר. שום משימה לא אבדה.',
        detached: 'יש לעבור לענף, או לציין ענף עם --base. שום משימה לא אבדה.',
        no_commit: 'יש ליצור קומיט ראשון. שום משימה לא אבדה.',
        no_such_base: 'יש לציין עם --base ענף או קומיט שקיימים. שום משימה לא אבדה.',
        dirty: 'יש לשמור אותם בקומיט או להניח אותם בצד, או לומר עם --base ממה העבודה מתחילה. שום משימה לא אבדה.',
        bad_prefix: 'יש לבחור --branch-prefix אחר. שום משימה לא אבדה.',
        git_failed: 'יש לטפל בזה ולהפעיל שוב. שום משימה לא אבדה.',
      })[reason],
  },
  COMMAND_FAILED: {
    message: ({ task, ended }) => `הפקודה של משימה ${task} לא הצליחה: ${shownReason(ended, 'he')}.`,
    next: ({ task, left }, point) =>
      ({
        onOffer: point('המשימה מוצעת שוב; הסיבה לכישלון', 'showRoomTask', { task: String(task) }),
        setAside: point('היא נכשלה יותר מדי פעמים ברצף וממתינה לאדם', 'showRoomTask', { task: String(task) }),
        blocked: point('היא חסומה, ו־System3 נשאל איך ממשיכים', 'inbox', { for: 'system3' }),
      })[left],
  },
} satisfies Partial<ErrorTexts>
