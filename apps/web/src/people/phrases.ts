import { inEachLanguage, type MemberRole, type Right, SHORTEST_PASSWORD } from '@pawl/contract'
import { rightsPhrases } from './rights-phrases.ts'

interface PeoplePhrases {
  readonly roles: { readonly [role in MemberRole]: string }
  readonly rights: { readonly [right in Right]: string }
  readonly youMay: string
  readonly youMayNot: string
  readonly name: string
  readonly password: string
  readonly passwordHint: string
  readonly signIn: {
    readonly title: string
    readonly enter: string
    readonly withProvider: (provider: string) => string
    readonly forgotten: string
    readonly byToken: string
    readonly tokenExplain: string
    readonly token: string
    readonly useToken: string
  }
  readonly join: {
    readonly title: string
    readonly invited: (by: string, workspace: string, role: string) => string
    readonly until: (moment: string) => string
    readonly nameHint: string
    readonly newPassword: string
    readonly knownPassword: string
    readonly knownHint: string
    readonly resetHint: string
    readonly enter: string
    readonly withProvider: (provider: string) => string
    readonly noLink: string
  }
  readonly account: {
    readonly title: string
    readonly you: (person: string, role: string) => string
    readonly alone: string
    readonly byToken: string
    readonly workspace: string
    readonly workspaces: string
    readonly enter: (workspace: string) => string
    readonly here: string
    readonly linkProvider: (provider: string) => string
    readonly signOut: string
    readonly signOutEverywhere: string
    readonly everywhereQuestion: string
    readonly everywhereExplain: string
    readonly changePassword: string
    readonly current: string
    readonly currentHint: (provider: string) => string
    readonly next: string
    readonly change: string
    readonly changed: string
    readonly members: string
  }
  readonly members: {
    readonly title: string
    readonly columns: readonly [who: string, role: string, joined: string, browsers: string, actions: string]
    readonly none: string
    readonly roleOf: (person: string) => string
    readonly remove: string
    readonly removeQuestion: (person: string) => string
    readonly removeExplain: string
    readonly signOut: string
    readonly signOutQuestion: (person: string) => string
    readonly signOutExplain: string
    readonly invite: string
    readonly inviteExplain: string
    readonly nameHint: string
    readonly role: string
    readonly makeLink: string
    readonly linkOnce: string
    readonly open: string
    readonly anyone: string
    readonly until: (moment: string) => string
    readonly withdraw: string
    readonly withdrawQuestion: string
    readonly withdrawExplain: string
  }
}

export const peoplePhrases = inEachLanguage<PeoplePhrases>({
  en: {
    roles: { owner: 'owner', member: 'member', agent: 'agent', auditor: 'auditor' },
    rights: rightsPhrases.en,
    youMay: 'You may',
    youMayNot: 'You may not',
    name: 'Name',
    password: 'Password',
    passwordHint: `At least ${SHORTEST_PASSWORD} characters; a few words are easy to remember.`,
    signIn: {
      title: 'Sign in',
      enter: 'Sign in',
      withProvider: (provider) => `Sign in with ${provider}`,
      forgotten: 'Forgot the password? Whoever runs the server can give you a new link.',
      byToken: 'Use a token instead',
      tokenExplain: 'A token is made with: pawl token add',
      token: 'Token',
      useToken: 'Enter',
    },
    join: {
      title: 'Join',
      invited: (by, workspace, role) => `${by} has invited you to the workspace ${workspace} as ${role}.`,
      until: (moment) => `The link works once, until ${moment}.`,
      nameHint: 'Others will see it. It stays as it is.',
      newPassword: 'Choose a password',
      knownPassword: 'Your password',
      knownHint: 'You have an account here already: give the password you sign in with.',
      resetHint: 'You have an account here already: this sets a new password and signs you out elsewhere.',
      enter: 'Join',
      withProvider: (provider) => `Join with ${provider}`,
      noLink: 'This page is opened by the link of an invitation.',
    },
    account: {
      title: 'You',
      you: (person, role) => `You are ${person}. Your role here: ${role}.`,
      alone: 'You work alone on this machine: nobody signs in.',
      byToken: 'You came in by a token.',
      workspace: 'Workspace',
      workspaces: 'Workspaces',
      enter: (workspace) => `Go to ${workspace}`,
      here: 'You are here',
      linkProvider: (provider) => `Also sign in with ${provider}`,
      signOut: 'Sign out',
      signOutEverywhere: 'Sign out everywhere',
      everywhereQuestion: 'Sign out everywhere?',
      everywhereExplain: 'Every browser in which you are signed in is signed out at once, this one too.',
      changePassword: 'Change the password',
      current: 'The password you have',
      currentHint: (provider) => `Leave it empty if you have only signed in with ${provider} so far.`,
      next: 'A new password',
      change: 'Change it',
      changed: 'The password is changed. Other browsers are signed out.',
      members: 'Members',
    },
    members: {
      title: 'Members',
      columns: ['Who', 'Role', 'Joined', 'Browsers', 'Actions'],
      none: 'Nobody has joined yet. Invite someone below.',
      roleOf: (person) => `Role of ${person}`,
      remove: 'Remove',
      removeQuestion: (person) => `Remove ${person}?`,
      removeExplain: 'They lose access at once. What they did stays. You can invite them again.',
      signOut: 'Sign out everywhere',
      signOutQuestion: (person) => `Sign ${person} out everywhere?`,
      signOutExplain: 'Every browser they are signed in with is signed out at once. They can sign in again.',
      invite: 'Invite someone',
      inviteExplain: 'You get a link that lets one person join, within a week. Send it to them yourself.',
      nameHint: 'Leave it empty to let them choose.',
      role: 'Role',
      makeLink: 'Make a link',
      linkOnce: 'The link is shown only now:',
      open: 'Open invitations',
      anyone: 'whoever has the link',
      until: (moment) => `until ${moment}`,
      withdraw: 'Withdraw',
      withdrawQuestion: 'Withdraw the invitation?',
      withdrawExplain: 'Its link stops working.',
    },
  },
  he: {
    roles: { owner: 'בעלים', member: 'חבר', agent: 'סוכן', auditor: 'מבקר' },
    rights: rightsPhrases.he,
    youMay: 'מותר לך',
    youMayNot: 'אסור לך',
    name: 'שם',
    password: 'סיסמה',
    passwordHint: `לפחות ${SHORTEST_PASSWORD} תווים; כמה מילים קל לזכור.`,
    signIn: {
      title: 'כניסה',
      enter: 'להיכנס',
      withProvider: (provider) => `להיכנס באמצעות ${provider}`,
      forgotten: 'שכחת את הסיסמה? מי שמפעיל את השרת יכול לתת לך קישור חדש.',
      byToken: 'להיכנס עם אסימון',
      tokenExplain: 'אסימון יוצרים בפקודה: pawl token add',
      token: 'אסימון',
      useToken: 'להיכנס',
    },
    join: {
      title: 'הצטרפות',
      invited: (by, workspace, role) => `הוזמנת על ידי ${by} לסביבת העבודה ${workspace} בתפקיד ${role}.`,
      until: (moment) => `הקישור פועל פעם אחת, עד ${moment}.`,
      nameHint: 'השם שאחרים יראו. אי אפשר לשנות אותו אחר כך.',
      newPassword: 'בחירת סיסמה',
      knownPassword: 'הסיסמה שלך',
      knownHint: 'כבר יש לך חשבון כאן: יש להקליד את הסיסמה שבה נכנסים.',
      resetHint: 'כבר יש לך חשבון כאן: כך נקבעת סיסמה חדשה, ובדפדפנים אחרים צריך יהיה להיכנס מחדש.',
      enter: 'להצטרף',
      withProvider: (provider) => `להצטרף באמצעות ${provider}`,
      noLink: 'הדף הזה נפתח מקישור של הזמנה.',
    },
    account: {
      title: 'החשבון שלך',
      you: (person, role) => `נכנסת בתור ${person}, והתפקיד שלך כאן הוא ${role}.`,
      alone: 'המחשב הזה שלך בלבד: אין צורך להיכנס.',
      byToken: 'נכנסת באמצעות אסימון.',
      workspace: 'סביבת עבודה',
      workspaces: 'סביבות עבודה',
      enter: (workspace) => `לעבור אל ${workspace}`,
      here: 'זו הסביבה הנוכחית',
      linkProvider: (provider) => `להיכנס גם באמצעות ${provider}`,
      signOut: 'לצאת',
      signOutEverywhere: 'לצאת מכל הדפדפנים',
      everywhereQuestion: 'לצאת מכל הדפדפנים?',
      everywhereExplain: 'מיד יוצאים מכל הדפדפנים שבהם נכנסת, גם מזה.',
      changePassword: 'החלפת סיסמה',
      current: 'הסיסמה הנוכחית',
      currentHint: (provider) => `אפשר להשאיר ריק למי שנכנס עד עכשיו רק באמצעות ${provider}.`,
      next: 'סיסמה חדשה',
      change: 'להחליף',
      changed: 'הסיסמה הוחלפה. בדפדפנים אחרים צריך להיכנס מחדש.',
      members: 'חברים',
    },
    members: {
      title: 'חברים',
      columns: ['מי', 'תפקיד', 'הצטרפות', 'דפדפנים', 'פעולות'],
      none: 'עוד לא הצטרף אף אחד. אפשר להזמין למטה.',
      roleOf: (person) => `התפקיד של ${person}`,
      remove: 'להסיר',
      removeQuestion: (person) => `להסיר את ${person}?`,
      removeExplain: 'הגישה נפסקת מיד. מה שנעשה נשאר. אפשר להזמין שוב.',
      signOut: 'להוציא מכל הדפדפנים',
      signOutQuestion: (person) => `להוציא את ${person} מכל הדפדפנים?`,
      signOutExplain: 'כל הדפדפנים מתנתקים מיד. אפשר להיכנס שוב.',
      invite: 'להזמין מישהו',
      inviteExplain: 'מתקבל קישור שבאמצעותו אדם אחד יכול להצטרף, בתוך שבוע. יש לשלוח לו אותו.',
      nameHint: 'אם משאירים ריק, המוזמן בוחר.',
      role: 'תפקיד',
      makeLink: 'ליצור קישור',
      linkOnce: 'הקישור מוצג רק עכשיו:',
      open: 'הזמנות פתוחות',
      anyone: 'מי שהקישור בידו',
      until: (moment) => `עד ${moment}`,
      withdraw: 'לבטל',
      withdrawQuestion: 'לבטל את ההזמנה?',
      withdrawExplain: 'הקישור יפסיק לפעול.',
    },
  },
})
