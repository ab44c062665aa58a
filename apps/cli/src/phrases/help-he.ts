// The help in Hebrew: each sentence by the one that stands in the declaration. A test names those that are missing.

export const hebrewHelp = (): Readonly<Record<string, string>> => ({
  'Usage:': 'שימוש:',
  'Options:': 'אפשרויות:',
  'Commands:': 'פקודות:',
  'Arguments:': 'ארגומנטים:',
  'display help for command': 'להציג את העזרה לפקודה',
  'output the version number': 'להציג את מספר הגרסה',
  'or:': 'או:',
  'default:': 'אם לא נאמר:',
  'choices:': 'אפשר:',

  'Tasks for people and agents, moved by rules you can read.': 'משימות לאנשים ולסוכנים, שכללים קריאים מזיזים אותן.',
  'print one JSON document, also for errors': 'להדפיס מסמך JSON אחד, גם לשגיאות',
  'the data folder': 'תיקיית הנתונים',
  'the server to use': 'השרת שאליו פונים',
  'who is asking, such as person:dana or agent:builder': 'מי פונה, כמו person:dana או agent:builder',
  'how long a command that lasts waits for a server or a store that is away':
    'כמה זמן פקודה ארוכה מחכה לשרת או למאגר שאינם זמינים',
  'the name of this request: run again with the same one, it is done once':
    'השם של הבקשה: כשמריצים שוב עם אותו שם, היא מבוצעת פעם אחת',
  'the workspace to be in; PAWL_WORKSPACE': 'סביבת העבודה; PAWL_WORKSPACE',
  'the language of answers': 'שפת התשובות',
  'the whole input as one JSON object, or - to read it from the standard input':
    'כל הקלט כאובייקט JSON אחד, או - כדי לקרוא אותו מהקלט התקני',
  'a field to give along with the change': 'שדה שניתן יחד עם השינוי',

  'Tokens, with which programs on other machines sign in: add, list, revoke.':
    'אסימונים, שבעזרתם תוכנות במחשבים אחרים נכנסות: להוסיף, להציג, לבטל.',
  'Where your reminders go: add, confirm, list, test, remove.':
    'לאן מגיעות התזכורות: להוסיף, לאשר, להציג, לבדוק, להסיר.',
  'Confirm an email address with the code that was sent to it. Until then nothing else is sent there.':
    'לאשר כתובת דוא״ל עם הקוד שנשלח אליה. עד אז לא נשלח אליה שום דבר אחר.',
  'Send another code to an email address that is not confirmed yet.': 'לשלוח קוד נוסף לכתובת דוא״ל שעוד לא אושרה.',
  'The email address': 'כתובת הדוא״ל',
  'The eight digits in the message': 'שמונה הספרות שבהודעה',
  'Send your reminders to another place too: an email address, a webhook, or a browser.':
    'לקבל תזכורות גם במקום נוסף: בדוא״ל, ב־webhook או בדפדפן.',
  How: 'איך',
  'Where: an email address, or an address that begins with https://': 'לאן: כתובת דוא״ל, או כתובת שמתחילה ב־https://',
  'Of a browser: its public key': 'של דפדפן: המפתח הציבורי שלו',
  'Of a browser: its secret': 'של דפדפן: הסוד שלו',
  'Show where your reminders go.': 'להציג לאן מגיעות התזכורות.',
  'Stop sending reminders there.': 'להפסיק לקבל שם תזכורות.',
  'Send a message that shows whether it arrives.': 'לשלוח הודעה כדי לבדוק אם היא מגיעה.',
  'Show what was sent to you, what waits to be sent, and what could not be.':
    'להציג מה נשלח אליך, מה ממתין לשליחה ומה לא הצליח להישלח.',
  'Be reminded of a task again, later.': 'לקבל את התזכורת על משימה שוב, מאוחר יותר.',
  'Instead: in how many minutes; 10 if neither is given': 'במקום זה: בעוד כמה דקות; 10 כשלא נאמר אף אחד מהשניים',
  'Tell whoever works on a task something: they get it with the answer to their next report.':
    'לומר משהו למי שעובד על משימה: זה יגיע עם התשובה לדיווח הבא שלו.',
  'What to tell them': 'מה לומר',
  'Show who works on what, everywhere: since when, how far, what was printed last, what it used.':
    'להציג מי עובד על מה, בכל מקום: ממתי, כמה התקדם, מה הודפס לאחרונה וכמה נצרך.',
  Why: 'למה',
  'Stop whoever works on a task, and say why: the task waits for a person, who sends it back or closes it. A governed one is blocked, for System3 to resolve.':
    'לעצור את מי שעובד על משימה, ולומר למה: המשימה תחכה לאדם, שיחזיר אותה לעבודה או יסגור אותה. משימה מפוקחת נחסמת, ו־System3 יחליט.',
  'Find tasks of every kind, what you said in conversations and what waits in rooms, by words or number, best first.':
    'לחפש משימות מכל סוג, מה שאמרת בשיחות ומה שממתין בחדרים, לפי מילים או מספר, המתאימות ביותר קודם.',
  'Words in any order, beginnings of words, or a number': 'מילים בכל סדר, התחלות של מילים, או מספר',
  'Find tasks of rooms by what was asked for or handed in, newest first.':
    'לחפש משימות של חדרים לפי מה שהתבקש או הוגש, החדשות קודם.',
  'What to look for; without it the work that changed last': 'מה לחפש; בלי זה העבודה שהשתנתה לאחרונה',
  'Only tasks in this status': 'רק משימות במצב הזה',
  'Hooks, which send messages to other systems when something happens: add, list, pause, test, replay.':
    'מינויים, ששולחים הודעות למערכות אחרות כשמשהו קורה: להוסיף, להציג, להשהות, לבדוק, לשלוח שוב.',
  'Send a message to an address whenever certain things happen.': 'לשלוח הודעה לכתובת בכל פעם שקורים דברים מסוימים.',
  'On what, such as "room:* -> pending_user_review"': 'על מה, כמו "room:* -> pending_user_review"',
  'Where to: an address that begins with https://, or an email address':
    'לאן: כתובת שמתחילה ב־https://, או כתובת דוא״ל',
  'In which format; chosen by the address if left out': 'באיזה מבנה; נקבע לפי הכתובת אם לא נאמר',
  'A name to call it by': 'שם לקרוא לו בו',
  'Its id or its name': 'המזהה או השם שלו',
  'Show your hooks; an owner of the workspace sees everyone’s.':
    'להציג את המינויים שלך; בעלים של סביבת העבודה רואה את של כולם.',
  'Show a hook and what became of its messages.': 'להציג מינוי ומה קרה להודעות שלו.',
  'Pause a hook. What happens meanwhile is sent when you resume it.':
    'להשהות מינוי. מה שיקרה בינתיים יישלח כשהוא יחודש.',
  'Resume a paused or stopped hook where it left off, at another address if you give one.':
    'לחדש מינוי שהושהה או נעצר מאיפה שעצר, בכתובת אחרת אם ניתנה.',
  'Another address. In a copy of a store a hook has none': 'כתובת אחרת. בעותק של מאגר אין למינוי כתובת',
  'Remove a hook, and drop what it has not sent yet.': 'להסיר מינוי, ולוותר על מה שעוד לא נשלח.',
  'Send what was given up again, all of it or one message.': 'לשלוח שוב מה שלא הצליח, הכול או הודעה אחת.',
  'Only the message with this id': 'רק ההודעה עם המזהה הזה',
  'Show what a hook has sent, what waits, and what could not be sent.':
    'להציג מה מינוי שלח, מה ממתין ומה לא הצליח להישלח.',
  'Show what your hooks failed to send and gave up on.': 'להציג מה המינויים שלך לא הצליחו לשלוח.',
  'Make the first owner of this server.': 'למנות את הבעלים הראשון של השרת.',
  'Make a link with which the first owner of this server joins, or an owner who is locked out gets back in.':
    'ליצור קישור שבאמצעותו הבעלים הראשון של השרת מצטרף, או שבעלים שננעל בחוץ נכנס שוב.',
  'Who a room or an initiative is for: show, admit, dismiss, open.':
    'למי מיועדים חדר או יוזמה: להציג, להכניס, להוציא, לפתוח.',
  'The people of this workspace: invite, list, change, remove.': 'האנשים בסביבת העבודה: להזמין, להציג, לשנות, להסיר.',
  'Make a link by which someone joins this workspace, once.': 'ליצור קישור שבאמצעותו אדם אחד מצטרף לסביבת העבודה.',
  'Show the people of this workspace and the open invitations.': 'להציג את האנשים בסביבת העבודה ואת ההזמנות הפתוחות.',
  'Give a member another role.': 'לתת לחבר תפקיד אחר.',
  'Take a member out of this workspace, at once.': 'להסיר חבר מסביבת העבודה, מיד.',
  'Sign a member out of every browser, at once.': 'להוציא חבר מכל הדפדפנים, מיד.',
  'Stop the link of an invitation from working.': 'לבטל את הקישור של הזמנה.',
  'The workspaces of this server.': 'סביבות העבודה של השרת.',
  'Make another workspace on this server.': 'ליצור סביבת עבודה נוספת בשרת.',
  'Show the workspaces you come into.': 'להציג את סביבות העבודה הפתוחות לך.',
  'Set up a coding agent in this project.': 'להגדיר סוכן תכנות בפרויקט הזה.',
  'Write the tools and the page of instructions for an agent into the project: what changes is shown first, and --undo takes it back. Without a name: say what is set up here.':
    'לכתוב לפרויקט את הכלים ואת דף ההוראות לסוכן: השינוי מוצג לפני שנכתב, ו־--undo מבטל אותו. בלי שם: להציג מה מוגדר כאן.',
  'which agent': 'איזה סוכן',
  'take it back': 'לבטל',
  'do not ask': 'לא לשאול',
  'only show what would change': 'רק להציג מה ישתנה',
  'how the agent starts pawl; by its name if that is found': 'איך הסוכן מפעיל את pawl; בשמו, אם הוא נמצא',
  'Bring in a whole store that was exported, or with --from the to-dos or the work of another program.':
    'להביא מאגר שלם שיוצא, או עם --from את המשימות או את העבודה מתוכנה אחרת.',
  'with --from: the initiative whose work it becomes': 'עם --from: היוזמה שזה נעשה העבודה שלה',
  'the import of work that is taken back, as its answer named it': 'ייבוא העבודה שמבוטל, בשם שהתשובה לייבוא נתנה לו',
  'with --from: the room whose backlog it goes into': 'עם --from: החדר שלצבר שלו זה נכנס',
  'Without --from: read a whole store from JSON lines into an empty one, all of it or nothing. With --from: take the to-dos in a file of another program into your list, or with --room or --initiative the work of another program into the backlog of a room or into an initiative; --dry-run shows what would become of each field. With --cancel: take an import of work back, as far as nobody has begun it.':
    'בלי --from: לקרוא מאגר שלם משורות JSON למאגר ריק, הכול או כלום. עם --from: להכניס לרשימה שלך את המשימות מקובץ של תוכנה אחרת, או עם --room או --initiative את העבודה מתוכנה אחרת לצבר של חדר או לתוך יוזמה; --dry-run מראה מה יקרה לכל שדה. עם --cancel: לבטל ייבוא של עבודה, מה שאיש עוד לא התחיל.',
  'the file, or - for the standard input': 'הקובץ, או - לקלט הרגיל',
  'which program wrote the file; text is a task a line, Markdown or todo.txt':
    'איזו תוכנה כתבה את הקובץ; text הוא משימה בכל שורה, Markdown או todo.txt',
  'with --from: show what would become of each field, and add nothing':
    'עם --from: להראות מה יקרה לכל שדה, בלי להוסיף דבר',
  'with --from: dates like 3/4/2026 are in April, where the file does not tell':
    'עם --from: תאריכים כמו 3/4/2026 הם באפריל, כשזה לא ברור מהקובץ',
  'with --from: the time zone of the dates in it; that of this machine':
    'עם --from: אזור הזמן של התאריכים; זה של המחשב הזה',
  'without --from: bring the tokens too: whoever had one where it was exported comes in here':
    'בלי --from: להביא גם את האסימונים: מי שהיה לו אסימון במקום המקורי ייכנס גם לכאן',
  'Who, such as dana': 'מי, כמו דנה',
  'For how long the link works': 'כמה זמן הקישור פועל',
  'Under which name; they choose one if it is left out': 'באיזה שם; אם לא נאמר, המוזמן בוחר',
  'What they will be here': 'מה יהיה התפקיד כאן',
  'The member, such as dana': 'החבר, כמו דנה',
  'What they are from now on': 'מה התפקיד מעכשיו',
  'Its id': 'המזהה שלה',
  'What to call it': 'איך לקרוא לה',
  'Rooms where agents and people work: make one, post to it, see how it stands.':
    'חדרים שבהם עובדים סוכנים ואנשים: לפתוח אחד, לכתוב בו, לראות מה מצבו.',
  'The backlog of a room, which is planned work: add, attach, queue, review.':
    'הצבר של חדר, שהוא עבודה מתוכננת: להוסיף, לצרף, להכניס לתור, לבדוק.',
  'Initiatives, which are goals with tasks: start one, see on what it waits, stop it.':
    'יוזמות, שהן מטרות עם משימות: להתחיל אחת, לראות למה היא מחכה, להפסיק אותה.',
  'Policies, by which results are judged: add, change, list.':
    'כללי מדיניות, שלפיהם תוצאות נשפטות: להוסיף, לשנות, להציג.',
  'The workers that tasks of initiatives are assigned to.': 'העובדים שמשימות של יוזמות מוקצות להם.',

  'Check program, data folder, database, server and clock, and say how to mend what is wrong.':
    'לבדוק תוכנה, תיקיית נתונים, מסד נתונים, שרת ושעון, ולומר איך לתקן כל תקלה.',
  'Check program, data folder and its rights, disk, database, server, versions and clock, and say how to mend what is wrong. It changes nothing. The exit code is 1 if something is broken.':
    'לבדוק תוכנה, תיקיית נתונים והרשאות, דיסק, מסד נתונים, שרת, גרסאות ושעון, ולומר איך לתקן כל תקלה. הבדיקה לא משנה דבר. קוד היציאה הוא 1 אם משהו לא פועל.',
  'Give this project its own data, in a .pawl folder that commands below it find.':
    'לתת לפרויקט הזה נתונים משלו, בתיקיית ‎.pawl שפקודות בתיקיות שמתחתיה מוצאות.',
  'Give this project its own data, in a .pawl folder. Commands here and in every folder below find it by themselves; git ignores it.':
    'לתת לפרויקט הזה נתונים משלו, בתיקיית ‎.pawl. הפקודות כאן ובכל התיקיות שמתחת מוצאות אותה בעצמן; git מתעלם ממנה.',
  'also below a project that has its own': 'גם מתחת לפרויקט שכבר יש לו נתונים משלו',

  'Messages that wait in the queue of a room: list, edit, move, cancel, restore.':
    'הודעות שמחכות בתור של חדר: להציג, לערוך, להזיז, לבטל, להחזיר.',
  'Your list as a board, by keyboard.': 'הרשימה שלך כלוח, במקלדת.',
  'Your list as a board, by keyboard: arrows choose, s starts, d is done, a adds, u undoes, ? shows every key, q leaves. It follows every change; without a terminal it is printed once.':
    'הרשימה שלך כלוח, במקלדת: החצים בוחרים, s מתחיל, d מסמן כבוצע, a מוסיף, u מבטל, ? מציג את כל המקשים, q יוצא. הלוח מתעדכן בכל שינוי; בלי מסוף הוא מודפס פעם אחת.',
  'Your list:': 'הרשימה שלך:',
  'Talk to it:': 'לדבר איתו:',
  'Be reminded and told:': 'תזכורות והודעות:',
  'What waits for what:': 'מה מחכה למה:',
  'Rooms and agents:': 'חדרים וסוכנים:',
  'For agents at work:': 'לסוכנים בזמן עבודה:',
  'Work under policy (System3 controls it, System4 looks ahead, System5 keeps the policies):':
    'עבודה לפי מדיניות (System3 מנהל אותה, System4 מסתכל קדימה, System5 שומר על המדיניות):',
  'People and access:': 'אנשים והרשאות:',
  'Data and server:': 'נתונים ושרת:',
  'First of all:': 'בשביל ההתחלה:',
  'More:': 'עוד:',
  'how one command is used': 'איך משתמשים בפקודה אחת',
  'every command with what it does, and every option': 'כל הפקודות, מה כל אחת עושה, וכל האפשרויות',
  'what is wrong, and how to mend it': 'מה לא תקין, ואיך מתקנים',
  'Examples:': 'דוגמאות:',
  'Print completions for a shell.': 'להדפיס השלמות פקודה למעטפת.',
  'Print completions for a shell: put them where it looks for them, or let it read them at its start. They are made from the commands of this version.':
    'להדפיס השלמות פקודה למעטפת: שומרים אותן היכן שהיא מחפשת, או נותנים לה לקרוא אותן בתחילתה. הן נוצרות מהפקודות של הגרסה הזאת.',
  'which shell': 'איזו מעטפת',
  'Print the manual page.': 'להדפיס את דף ההוראות.',

  'Talk to it, in English or Hebrew.': 'לדבר איתו, בעברית או באנגלית.',
  'Talk to it. Without a terminal every line of the input is a message; --json answers each with a document.':
    'לדבר איתו. בלי מסוף כל שורה של הקלט היא הודעה; ‎--json עונה לכל אחת במסמך.',
  'how it listens: direct acts at once, guided asks for everything and confirms (default: direct)':
    'איך הוא מקשיב: direct פועל מיד, guided שואל על הכול ומבקש אישור (אם לא נאמר: direct)',
  'go on with a conversation': 'להמשיך שיחה',
  'Offer the tools to an MCP client.': 'להציע את הכלים ללקוח MCP.',
  'Offer the tools to an MCP client over standard input and output, until the input ends.':
    'להציע את הכלים ללקוח MCP דרך הקלט והפלט התקניים, עד שהקלט נגמר.',
  'Let a command or a model answer the questions for one system.': 'לתת לפקודה או למודל לענות על השאלות של מערכת אחת.',
  'Answer the questions for one system. The command gets each as JSON on its standard input and prints the answer as JSON; without a command, the model at PAWL_ANSWER_URL (PAWL_ANSWER_MODEL, PAWL_ANSWER_KEY) is asked. What fails three times is set aside for a person.':
    'לענות על השאלות של מערכת אחת. הפקודה מקבלת כל שאלה כ־JSON בקלט התקני ומדפיסה את התשובה כ־JSON; בלי פקודה נשאל המודל שב־PAWL_ANSWER_URL (PAWL_ANSWER_MODEL, PAWL_ANSWER_KEY). מה שנכשל שלוש פעמים עובר להחלטה של אדם.',
  'the command, after --': 'הפקודה, אחרי --',
  'whose questions': 'השאלות של מי',
  'end when nothing is open': 'לסיים כשאין שאלה פתוחה',
  'how long to wait before trying again; twice as long the next time':
    'כמה זמן לחכות לפני ניסיון נוסף; בפעם הבאה פי שניים',
  'Say what messages mean; nothing is stored or done.': 'לומר מה משמעותן של הודעות; דבר לא נשמר ולא נעשה.',
  'Say what a message means. Without one, every line of the input is a JSON document: {"message", "conversation_history"?, "tasks"?, "mode"?, "now"?, "time_zone"?} or just a text; each is answered with one line.':
    'לומר מה משמעותה של הודעה. בלעדיה כל שורה של הקלט היא מסמך JSON: {"message", "conversation_history"?, "tasks"?, "mode"?, "now"?, "time_zone"?} או סתם טקסט; לכל אחת עונה שורה אחת.',
  'the message': 'ההודעה',
  'the mode of lines that do not name one (default: direct)': 'המצב לשורות שלא מציינות אותו (אם לא נאמר: direct)',
  'the moment to read dates at: 2026-03-01T10:00:00+02:00, or milliseconds':
    'הרגע שלפיו נקראים תאריכים: 2026-03-01T10:00:00+02:00, או אלפיות שנייה',
  'Print the one page an agent needs.': 'להדפיס את הדף האחד שסוכן צריך.',
  'Print the one page an agent needs in its instructions.': 'להדפיס את הדף האחד שסוכן צריך בהוראות שלו.',
  'the room it will work in': 'החדר שבו יעבוד',
  'the role it will work as': 'התפקיד שבו יעבוד',
  'After how many failures in a row a task goes to a person': 'אחרי כמה כישלונות ברצף משימה עוברת לאדם',
  'How long a task rests after its first failure; twice as long after each further one':
    'כמה שניות משימה נחה אחרי הכישלון הראשון; פי שניים אחרי כל כישלון נוסף',
  'How long a task rests at the longest': 'כמה שניות משימה נחה לכל היותר',
  'How long one attempt may take; 0 is without end': 'כמה שניות מותר לניסיון אחד להימשך; 0 הוא בלי הגבלה',
  'How long a supervised command may print nothing; 0 is without end':
    'כמה שניות מותר לפקודה מושגחת לא להדפיס דבר; 0 הוא בלי הגבלה',
  'How long all attempts at a task may take before it goes to a person; 0 is without end':
    'כמה שניות מותר לכל הניסיונות יחד להימשך לפני שהמשימה עוברת לאדם; 0 הוא בלי הגבלה',
  'Let a task that failed be tried again at once, without the rest of its pause.':
    'לאפשר ניסיון נוסף מיד במשימה שנכשלה, בלי לחכות לסוף ההפסקה.',
  'Watch rooms: who works on what, what waits, who has gone silent.': 'לצפות בחדרים: מי עובד על מה, מה מחכה, מי השתתק.',
  'Watch rooms: who works on what, what waits, who has gone silent. It follows every change; without a terminal it is printed once.':
    'לצפות בחדרים: מי עובד על מה, מה מחכה, מי השתתק. התמונה מתעדכנת בכל שינוי; בלי מסוף היא מודפסת פעם אחת.',
  'only this room': 'רק החדר הזה',
  'Run a command for each task of a role or of a worker, supervised.':
    'להריץ פקודה לכל משימה של תפקיד או של עובד, תחת השגחה.',
  [`Run a command for each task of a role in a room, or that is assigned to a worker. It gets the task on its standard input and in PAWL_TASK, PAWL_ROOM, PAWL_ROLE,
PAWL_SESSION, PAWL_EPOCH and PAWL_TASK_JSON. Lines it prints as ‘PAWL-PROGRESS: …’ are reported; a line ‘PAWL-RESULT: …’,
else its last output, is the result. Exit code 0 completes the task, anything else gives it back, to be tried again
after a pause; after too many failures in a row it goes to a person. A governed task that fails is blocked, and System3 is asked.`]: `להריץ פקודה לכל משימה של תפקיד בחדר, או שמוקצית לעובד. היא מקבלת את המשימה בקלט התקני וב־PAWL_TASK, PAWL_ROOM, PAWL_ROLE,
PAWL_SESSION, PAWL_EPOCH ו־PAWL_TASK_JSON. שורות שהיא מדפיסה כ־‘PAWL-PROGRESS: …’ מדווחות; שורה ‘PAWL-RESULT: …’,
או הפלט האחרון שלה, היא התוצאה. קוד יציאה 0 משלים את המשימה, כל קוד אחר מחזיר אותה, לניסיון נוסף
אחרי הפסקה; אחרי יותר מדי כישלונות ברצף היא עוברת לאדם. משימה מפוקחת שנכשלת נחסמת, ו־System3 נשאל.`,
  'the room': 'החדר',
  'the role in it': 'התפקיד בו',
  'the worker, instead of a room and a role': 'העובד, במקום חדר ותפקיד',
  'with --worker: only what belongs to this initiative': 'עם ‎--worker: רק מה ששייך ליוזמה הזאת',
  'the session; the same one takes up its task again (default: one of this machine)':
    'המופע; אותו מופע חוזר למשימה שלו (אם לא נאמר: אחד של המחשב הזה)',
  'end after one task; the exit code says how it went': 'לסיים אחרי משימה אחת; קוד היציאה אומר איך היה',
  'how long to wait for a task at the longest': 'כמה זמן לחכות למשימה לכל היותר',
  'how long the command may take (default: what the room says)': 'כמה שניות מותר לפקודה להימשך (אם לא נאמר: לפי החדר)',
  'how long it may print nothing (default: what the room says)':
    'כמה שניות מותר לה לא להדפיס דבר (אם לא נאמר: לפי החדר)',
  'give each task a git worktree and a branch of its own': 'לתת לכל משימה worktree וענף git משלה',
  'with --worktree: what the work begins from (default: the branch checked out)':
    'עם ‎--worktree: ממה העבודה מתחילה (אם לא נאמר: הענף הנוכחי)',
  'with --worktree: how the names of the branches begin (default: pawl/)':
    'עם ‎--worktree: איך מתחילים שמות הענפים (אם לא נאמר: pawl/)',
  'the program and its arguments, after --': 'התוכנית והארגומנטים שלה, אחרי --',
  'Run the server.': 'להפעיל את השרת.',
  'Run the server on the data, until Ctrl+C.': 'להפעיל את השרת על הנתונים, עד Ctrl+C.',
  'the port; PAWL_PORT, or 7077 if left out': 'הפורט; PAWL_PORT, או 7077 אם לא נאמר',
  'the address to listen on; beyond loopback it needs tokens': 'הכתובת להאזין בה; מחוץ למחשב הזה נחוצים אסימונים',
  'whose pages may hold the widget: https://example.com; PAWL_WIDGET_ORIGINS, with spaces between':
    'הדפים של מי רשאים להכיל את הווידג׳ט: https://example.com; PAWL_WIDGET_ORIGINS, עם רווחים ביניהם',
  'how long to wait at the start for a database that is not there yet; PAWL_DATABASE_WAIT, or 60':
    'כמה זמן לחכות בהפעלה למסד נתונים שעוד אינו שם; PAWL_DATABASE_WAIT, או 60',
  'how much one caller may ask at once: requests=600 waits=50; PAWL_LIMITS, with spaces between; 0 is no limit':
    'כמה פונה אחד רשאי לבקש בבת אחת: requests=600 waits=50; PAWL_LIMITS, עם רווחים ביניהם; 0 הוא בלי מגבלה',
  'ask everyone who they are, also the user who runs it': 'לשאול כל אחד מי הוא, גם את מי שמפעיל אותו',
  'addresses of proxies; what comes from there is not from this machine':
    'כתובות של שרתי תיווך; מה שבא משם אינו מהמחשב הזה',
  'by which people know this server: https://tasks.example.com; PAWL_PUBLIC_URL, or what they asked for':
    'הכתובת שבה מכירים את השרת: https://tasks.example.com; PAWL_PUBLIC_URL, או הכתובת שפנו אליה',
  'where people may sign in with OpenID Connect; PAWL_OIDC_ISSUER, its secret from PAWL_OIDC_CLIENT_SECRET':
    'היכן אפשר להיכנס באמצעות OpenID Connect; PAWL_OIDC_ISSUER, והסוד מתוך PAWL_OIDC_CLIENT_SECRET',
  'what the issuer calls this server; PAWL_OIDC_CLIENT_ID': 'איך ספק הכניסה קורא לשרת הזה; PAWL_OIDC_CLIENT_ID',
  'what people call the issuer; PAWL_OIDC_NAME, or its host': 'איך קוראים לספק הכניסה; PAWL_OIDC_NAME, או שם המארח שלו',
  'whose people join without an invitation, by their verified e-mail; PAWL_OIDC_DOMAINS, with spaces between':
    'האנשים של אילו שמות מתחם מצטרפים בלי הזמנה, לפי דואר אלקטרוני מאומת; PAWL_OIDC_DOMAINS, עם רווחים ביניהם',

  'Add a task: as a text in which a date and a priority are understood, or by its exact title.':
    'להוסיף משימה: כטקסט שבו מובנים תאריך ועדיפות, או לפי כותרת מדויקת.',
  'What is to be done. A date and a priority in it become fields, unless they are in quotes':
    'מה צריך לעשות. תאריך ועדיפות שבו נעשים שדות, אלא אם הם במירכאות',
  'Instead of a text: the title, word for word': 'במקום טקסט: הכותרת, מילה במילה',
  'More about it': 'עוד פרטים',
  'How much it matters': 'כמה זה חשוב',
  'The time zone dates are read in, such as Asia/Jerusalem; UTC if not given':
    'אזור הזמן שבו נקראים תאריכים, כמו Asia/Jerusalem; UTC אם לא ניתן',
  'List tasks, filtered and sorted, a page at a time.': 'להציג משימות, מסוננות וממוינות, עמוד אחר עמוד.',
  'pending is open and in_progress; all leaves out deleted': 'pending הן open ו־in_progress; all בלי deleted',
  'Only tasks of this priority': 'רק משימות בעדיפות הזאת',
  'Only tasks due before this date': 'רק משימות שתאריך היעד שלהן לפני התאריך הזה',
  'Only tasks due on or after this date': 'רק משימות שתאריך היעד שלהן בתאריך הזה או אחריו',
  'Only tasks with this in the title or description': 'רק משימות שזה מופיע בכותרת או בתיאור שלהן',
  'Most urgent, soonest due, last changed, your own order, or oldest first':
    'לפי ותק, תאריך יעד, עדיפות, שינוי אחרון או הסדר שלך',
  'How many at the most': 'כמה לכל היותר',
  'Go on after this page: the nextCursor of the last answer': 'להמשיך אחרי העמוד הזה: nextCursor של התשובה הקודמת',
  'Show a task and what may be done with it next.': 'להציג משימה ומה אפשר לעשות בה עכשיו.',
  'The number or id of the task': 'המספר או המזהה של המשימה',
  'Change what a task says: title, description, priority, deadline, project, tags, recurrence, reminders, checklist.':
    'לשנות מה שכתוב במשימה: כותרת, תיאור, עדיפות, תאריך יעד, פרויקט, תגיות, חזרה, תזכורות, רשימת סימון.',
  'A date (2026-03-01), a time (2026-03-01T09:00, or 2026-03-01T09:00:00Z in UTC), or words such as "friday at 5"':
    'תאריך (2026-03-01), שעה (2026-03-01T09:00, או 2026-03-01T09:00:00Z לפי UTC), או מילים כמו "יום שישי ב-5"',
  'A date (2026-03-01), a time (2026-03-01T09:00, or 2026-03-01T09:00:00Z in UTC), or words such as "friday at 5"; or none':
    'תאריך (2026-03-01), שעה (2026-03-01T09:00, או 2026-03-01T09:00:00Z לפי UTC), או מילים כמו "יום שישי ב-5"; או none',
  'The project it belongs to': 'הפרויקט שהיא שייכת אליו',
  'Its tags, with or without #': 'התגיות שלה, עם # או בלי',
  'When it comes again: words such as "every friday", or a rule of RFC 5545':
    'מתי היא חוזרת: מילים כמו "כל יום שישי", או כלל של RFC 5545',
  'Whether the next one is counted from the date of this one or from when it was done':
    'האם הפעם הבאה נספרת מהתאריך של זו או מהזמן שבו היא נעשתה',
  'When to be reminded: 30m, 2h or 1d before the deadline, or a time of its own':
    'מתי להזכיר: 30m, 2h או 1d לפני תאריך היעד, או שעה משלה',
  'The words the rule came from': 'המילים שהכלל בא מהן',
  'The steps it has': 'השלבים שלה',
  'Of a task that recurs: only this time, the next ones stay as they were':
    'במשימה שחוזרת: רק הפעם, והבאות נשארות כפי שהיו',
  'Only tasks due on this day, such as 2026-03-01, tomorrow or friday':
    'רק משימות שתאריך היעד שלהן ביום הזה, כמו 2026-03-01, מחר או יום שישי',
  'Only tasks whose day or time has passed': 'רק משימות שהיום או השעה שלהן עברו',
  'Only tasks without a deadline': 'רק משימות בלי תאריך יעד',
  'Only tasks with this tag': 'רק משימות עם התגית הזו',
  'Only tasks of this project': 'רק משימות של הפרויקט הזה',
  'Leave out this time of a task that recurs: it becomes the next one.':
    'לדלג על הפעם הזו של משימה שחוזרת: היא עוברת לפעם הבאה.',
  'Write a comment on a task. The history keeps all of them.': 'לכתוב הערה על משימה. ההיסטוריה שומרת את כולן.',
  'What there is to say, in Markdown': 'מה שיש לומר, ב־Markdown',
  'Put a task before or after another in your own order of the list.': 'לשים משימה לפני אחרת או אחריה, בסדר שלך.',
  'The task it comes before': 'המשימה שהיא באה לפניה',
  'The task it comes after': 'המשימה שהיא באה אחריה',
  'Make a task depend on others: it cannot be claimed, started or completed until they are done.':
    'לקבוע שמשימה תלויה באחרות: אי אפשר לקחת, להתחיל או לסיים אותה עד שהן ייעשו.',
  'Show what a task depends on and what depends on it.': 'להציג במה משימה תלויה ומה תלוי בה.',
  'Tasks that have to be done before it': 'משימות שצריכות להיעשות לפניה',
  'Decide about a task whose blocker was dropped: go on without it, wait for another task, or cancel.':
    'להחליט על משימה שמה שחסם אותה בוטל: להמשיך בלעדיו, להמתין למשימה אחרת, או לבטל.',
  'Go on without it, wait for others instead, or cancel this one too':
    'להמשיך בלעדיו, להמתין לאחרות במקומו, או לבטל גם את זו',
  'With wait_for: the tasks it waits for instead': 'כשבוחרים להמתין לאחרות: המשימות שהיא ממתינה להן במקום',
  'Of this room': 'של החדר הזה',
  'Of this initiative': 'של היוזמה הזו',
  'List what can be started now: your to-dos, or the work of a room or an initiative, most important first.':
    'להציג מה אפשר להתחיל עכשיו: המטלות שלך, או העבודה של חדר או יוזמה, מהחשוב ביותר.',
  'Name the one thing to do next: what you have started, or else the most important task you can start.':
    'לומר מה הדבר האחד שכדאי לעשות עכשיו: מה שכבר התחיל, ואם אין – החשוב ביותר ממה שאפשר להתחיל.',
  'List what waits for other work, and for what; or only where a blocker was dropped and a person decides.':
    'להציג מה ממתין לעבודה אחרת, ולמה; או רק היכן שמה שחסם בוטל ואדם מחליט.',
  'Only those with a blocker that was dropped': 'רק אלה שמה שחסם אותן בוטל',
  'Only tasks that wait for others, or only those that do not': 'רק משימות שממתינות לאחרות, או רק אלה שלא',
  'Show what waits for what as a graph: around one task, or everything that waits now.':
    'להציג מה ממתין למה כתרשים: סביב משימה אחת, או כל מה שממתין עכשיו.',
  'How many tasks at the most': 'כמה משימות לכל היותר',
  'Also as text that Mermaid draws': 'גם כטקסט שתוכנות תרשימים מציירות',
  'Tasks it does not depend on any more': 'משימות שהיא כבר לא תלויה בהן',
  'What stays in the title instead of becoming a field: deadline, reminders, priority, project, tags, or one #tag':
    'מה נשאר בכותרת במקום להיעשות שדה: deadline, reminders, priority, project, tags, או תגית אחת עם #',
  'Tags it gets beside those it has': 'תגיות שנוספות על אלה שיש לה',
  'List your projects and tags, with how many open tasks each has.':
    'להציג את הפרויקטים והתגיות שלך, וכמה משימות פתוחות יש בכל אחד.',
  'Show what is overdue and what is due today.': 'להציג מה באיחור ומה צריך להיעשות היום.',
  'Show what is due in the coming days, day by day.': 'להציג מה צריך להיעשות בימים הקרובים, יום אחרי יום.',
  'How many days, from today on': 'כמה ימים, מהיום והלאה',
  'The number or id of the task, or of several': 'המספר או המזהה של המשימה, או של כמה משימות',
  'The new title': 'הכותרת החדשה',
  'The new description, or none': 'התיאור החדש, או none',
  'low, medium, high, urgent or none': 'low, medium, high, urgent או none',
  'Refuse if the task has changed since this version': 'לסרב אם המשימה השתנתה מאז הגרסה הזאת',
  'Show who a room or an initiative is for.': 'להציג למי מיועדים חדר או יוזמה.',
  'Instead of a room: the id of the initiative': 'במקום חדר: המזהה של היוזמה',
  'Give someone access to a room or an initiative. From the first one on it is closed to everyone else.':
    'לתת למישהו גישה לחדר או ליוזמה. מהראשון והלאה המקום סגור לכל השאר.',
  'Who, by the name they have here; an agent as agent:builder': 'מי, לפי השם שיש לו כאן; סוכן כך: agent:builder',
  'What they may do there beside working': 'מה מותר לו שם מלבד לעבוד',
  'Take away someone’s access to a room or an initiative.': 'לבטל למישהו את הגישה לחדר או ליוזמה.',
  'Open a room or an initiative to everyone of the workspace again.': 'לפתוח חדר או יוזמה שוב לכל מי שבסביבת העבודה.',
  'Share a to-do of yours with someone of the workspace, to see it or to change it too.':
    'לשתף משימה שלך עם מישהו מסביבת העבודה, כדי שיראה אותה או גם ישנה אותה.',
  'Who, by the name they have here': 'עם מי, לפי השם שיש לו כאן',
  'Only see it, or also edit, start, complete and reopen it': 'רק לראות אותה, או גם לערוך, להתחיל, לסיים ולפתוח מחדש',
  'Take a to-do of yours back from someone it is shared with, or from everyone.':
    'לבטל שיתוף של משימה שלך עם מישהו, או עם כולם.',
  'From whom; from everyone if left out': 'עם מי לבטל; אם לא נאמר, עם כולם',
  'Start work on a task.': 'להתחיל לעבוד על משימה.',
  'Put a started task back to open.': 'להחזיר משימה שהתחילה לפתוחה.',
  'Mark a task as done.': 'לסמן משימה כבוצעה.',
  'Open a finished task again.': 'לפתוח שוב משימה שהסתיימה.',
  'Delete a task; it can be restored.': 'למחוק משימה; אפשר לשחזר אותה.',
  'Bring a deleted task back as it was.': 'לשחזר משימה שנמחקה כפי שהייתה.',
  'Move a task of any lifecycle to another status, or only ask whether it may.':
    'להעביר משימה מכל סוג לסטטוס אחר, או רק לשאול אם מותר.',
  'The status to go to': 'הסטטוס שאליו עוברים',
  'Answer as `why` does, and change nothing': 'לענות כמו why בלי לשנות דבר',
  'Say whether a task may go to a status, by which rule, what is missing, and the way there.':
    'לומר אם משימה יכולה לעבור לסטטוס, לפי איזה כלל, מה חסר, ומה הדרך לשם.',
  'Show everything that happened to a task, oldest first.': 'להציג כל מה שקרה למשימה, מהישן לחדש.',
  'Show your last changes, newest first, and which of them can be undone.':
    'להציג את השינויים האחרונים שלך, מהחדש לישן, ואת מה מהם אפשר לבטל.',
  'Undo your last change, or the one named, with what was done together with it.':
    'לבטל את השינוי האחרון שלך, או את זה שנאמר, עם מה שנעשה יחד איתו.',
  'Only this change, not what was done together with it': 'רק את השינוי הזה, בלי מה שנעשה יחד איתו',
  'Which change, as `pawl changes` and `pawl history` name it, such as 3@2':
    'איזה שינוי, לפי השם שנותנים לו pawl changes או pawl history, כמו 3@2',
  'List your conversations, the last one first.': 'להציג את השיחות שלך, האחרונה ראשונה.',
  'Show everything that was said in a conversation, markers and commands included.':
    'להציג כל מה שנאמר בשיחה, כולל סימונים ופקודות.',
  'The id of the conversation': 'המזהה של השיחה',
  'Replay every turn of a conversation, with the list as it was then, and name the first reply that differs.':
    'לחשב מחדש כל תור של שיחה, לפי הרשימה כפי שהייתה אז, ולומר מהי התשובה הראשונה ששונה.',
  'Create a room with its roles.': 'לפתוח חדר עם התפקידים שבו.',
  'The room': 'החדר',
  'The roles that work here; the first gets the messages': 'התפקידים שעובדים כאן; הראשון מקבל את ההודעות',
  'The role that gets the messages, if not the first': 'התפקיד שמקבל את ההודעות, אם לא הראשון',
  'How many tasks may be in work at once': 'כמה משימות יכולות להיות בעבודה בבת אחת',
  'After how long without a sign of life a claim is suspect': 'אחרי כמה זמן בלי סימן חיים אחיזה נחשבת חשודה',
  'Let waiting agents take over what a suspect holds': 'לתת לסוכנים ממתינים לקחת את מה שבידי חשוד',
  'Change the settings of a room, and which roles work in it.': 'לשנות את ההגדרות של חדר ואת התפקידים שעובדים בו.',
  'Close a room: it takes no messages and gives out no work; what is in work goes on.':
    'לסגור חדר: הוא לא יקבל הודעות ולא יחלק עבודה; עבודה שכבר התחילה נמשכת.',
  'Open a closed room again.': 'לפתוח שוב חדר סגור.',
  'Only what has this label': 'רק מה שיש לו התווית הזאת',
  'Saved views, which are filtered lists with a name: add, list, remove.':
    'תצוגות שמורות, שהן רשימות מסוננות עם שם: להוסיף, להציג, להסיר.',
  'Schedules, which post the same message to a room again and again: add, list, pause, remove.':
    'תזמונים, ששולחים לחדר אותה הודעה שוב ושוב: להוסיף, להציג, להשהות, להסיר.',
  'Post a message to a room on a schedule, such as every weekday at 9.': 'לשלוח לחדר הודעה באופן קבוע, כמו כל יום ב־9.',
  'When: in words, such as every weekday at 9, or a rule of RFC 5545':
    'מתי: במילים, כמו כל יום ב־9, או כלל של RFC 5545',
  'Post even while the task it posted before is still open': 'לשלוח גם כשהמשימה הקודמת שלו עדיין פתוחה',
  'Show the schedules of a room, and when each comes next.': 'להציג את התזמונים של חדר, ומתי הפעם הבאה של כל אחד.',
  'Save a filtered list as a view, under a name; a view of the same name is replaced.':
    'לשמור רשימה מסוננת בשם; תצוגה קודמת באותו שם מוחלפת.',
  'Show your saved views.': 'להציג את התצוגות ששמרת.',
  'Remove a saved view; its tasks stay.': 'להסיר תצוגה שמורה; המשימות נשארות.',
  'Filtered and sorted as the saved view of this name': 'מסונן וממוין כמו התצוגה השמורה בשם הזה',
  'In which order': 'באיזה סדר',
  'Under which headings pages show it': 'תחת אילו כותרות הדפים מציגים אותה',
  'The schedule, by its id': 'התזמון, לפי המזהה שלו',
  'Pause a schedule: it posts nothing until you resume it.': 'להשהות תזמון: הוא לא ישלח דבר עד שימשיכו אותו.',
  'Resume a paused schedule, from its next time.': 'להמשיך תזמון מושהה, מהמועד הבא שלו.',
  'Remove a schedule; what it has posted stays.': 'להסיר תזמון; מה שכבר שלח נשאר.',
  'Include the closed ones': 'גם את הסגורים',
  'In a room: what you can do; work that needs anything else is not given to you':
    'בחדר: הכישורים שלך; עבודה שדורשת כישור אחר לא תינתן לך',
  'what it can do, with commas between; work that needs anything else is not taken':
    'הכישורים שלו, עם פסיקים ביניהם; עבודה שדורשת כישור אחר לא תילקח',
  'Roles to add': 'תפקידים להוסיף',
  'Roles to remove; refused while they have open work': 'תפקידים להסיר; נדחה כל עוד יש להם עבודה פתוחה',
  'A role to rename, with its open work; refused while someone holds some of it':
    'תפקיד לשנות את שמו, יחד עם העבודה הפתוחה שלו; נדחה כל עוד מישהו מחזיק בחלק ממנה',
  'The new name of that role': 'השם החדש של התפקיד',
  'The role that gets the messages': 'התפקיד שמקבל את ההודעות',
  'Change a task of a room: its text, its priority, and what it needs.':
    'לשנות משימה של חדר: את הטקסט, את העדיפות ואת מה שהיא דורשת.',
  'Higher is claimed first; 0 if nobody says': 'גבוה יותר נלקח קודם; 0 אם לא נאמר',
  'Skills that whoever claims it must offer': 'כישורים שמי שלוקח אותה צריך להציע',
  'Labels to find it by': 'תוויות שלפיהן מוצאים אותה',
  'Change a waiting message of a room: its text, its priority, and what it needs.':
    'לשנות הודעה שמחכה בחדר: את הטקסט, את העדיפות ואת מה שהיא דורשת.',
  'Move a waiting message within the queue of a room.': 'להזיז הודעה שמחכה בתוך התור של חדר.',
  'Take back a waiting message of a room: it will not become a task.': 'לבטל הודעה שמחכה בחדר: היא לא תהפוך למשימה.',
  'Put a message that was taken back into the queue again, at its end.': 'להחזיר הודעה שבוטלה אל סוף התור.',
  'Move a waiting task of a room: among the pending tasks of its role, or in the queue.':
    'להזיז משימה שמחכה בחדר: בין המשימות הממתינות של התפקיד שלה, או בתור.',
  'The message, by its number in the room': 'ההודעה, לפי המספר שלה בחדר',
  'Before everything else that waits there': 'לפני כל מה שמחכה שם',
  'After everything else that waits there': 'אחרי כל מה שמחכה שם',
  'Before this task, or this message, such as m3': 'לפני המשימה הזאת, או לפני הודעה כמו m3',
  'After this task, or this message, such as m3': 'אחרי המשימה הזאת, או אחרי הודעה כמו m3',
  'List the rooms.': 'להציג את החדרים.',
  'Show who works on what in a room, what waits, and who has gone silent.':
    'להציג מי עובד על מה בחדר, מה מחכה ומי השתתק.',
  'Show what happened in a room last, oldest first: who gave what to whom.':
    'להציג מה קרה לאחרונה בחדר, מהישן לחדש: מי נתן מה למי.',
  'How many at the most: the newest': 'כמה לכל היותר: החדשים ביותר',
  'Post a message to a room: it becomes a task for the entry role, or waits while the room is busy.':
    'לשלוח הודעה לחדר: היא הופכת למשימה של תפקיד הכניסה, או מחכה כל עוד החדר עסוק.',
  'What is to be done': 'מה צריך לעשות',
  'Backlog items that go with it': 'פריטים מהצבר שמצטרפים אליה',
  'Wait for a task in a role of a room, or for one that is assigned to a worker; be told what to do next.':
    'לחכות למשימה של תפקיד בחדר, או לכזאת שמוקצית לעובד, ולשמוע מה עושים אחר כך.',
  'The room, with a role in it': 'החדר, יחד עם תפקיד בו',
  'The role': 'התפקיד',
  'The worker, instead of a room and a role': 'העובד, במקום חדר ותפקיד',
  'For a worker: only what belongs to this initiative': 'לעובד: רק מה ששייך ליוזמה הזאת',
  'In a room: your session, with the secret it was given; the same one gets its own task again. A new one if left out':
    'בחדר: המופע שלך, עם הסוד שניתן לו; אותו מופע מקבל שוב את המשימה שלו. מופע חדש אם לא נאמר',
  'How long to wait at the longest': 'כמה זמן לחכות לכל היותר',
  'Say that you have started on the task you were given.': 'לומר שהתחלת במשימה שקיבלת.',
  'The session that holds the task, as wait-for-task gave it; in a room its name alone is not enough':
    'המופע שמחזיק במשימה, כפי שהתקבל מ־pawl wait-for-task; בחדר השם לבדו לא מספיק',
  'Refuse if the task was claimed or begun again since': 'לסרב אם המשימה נלקחה או הותחלה שוב מאז',
  'Say how far you are, and what it has used since you last said so; it also shows that you are alive.':
    'לומר עד היכן הגעת ומה נוצל מאז הדיווח הקודם; זה גם סימן חיים.',
  'Tokens used since the last report; they are added up': 'טוקנים שנוצלו מאז הדיווח הקודם; הם מצטברים',
  'What that cost, such as 0.03; it is added up': 'כמה זה עלה, כמו 0.03; העלות מצטברת',
  'The model that was used': 'המודל ששימש',
  'Of the command that worked on it': 'קוד היציאה של הפקודה שעבדה עליה',
  'Show all that matters for a task in one document: the request, the results before it, what was asked and answered, why it came back.':
    'להציג במסמך אחד את כל מה שחשוב למשימה: הבקשה, התוצאות שלפניה, מה נשאל ונענה, ולמה היא הוחזרה.',
  'How many characters at the most': 'כמה תווים לכל היותר',
  'Show every attempt at a task: who had it, how it ended, what it cost.':
    'להציג כל ניסיון לבצע משימה: מי עבד עליה, איך זה נגמר וכמה זה עלה.',
  'Show one attempt at a task.': 'להציג ניסיון אחד לבצע משימה.',
  'Set how much may be used in a room, in an initiative or by an agent; beyond that no new work starts.':
    'לקבוע כמה מותר לנצל בחדר, ביוזמה או על ידי סוכן; מעבר לזה לא מתחילים שום דבר חדש.',
  'Of this role or worker, wherever it works': 'של התפקיד או של העובד הזה, בכל מקום',
  'How much it may cost, such as 20': 'כמה זה רשאי לעלות, כמו 20',
  'How many tokens may be used': 'כמה טוקנים מותר לנצל',
  'In how long (days and weeks of UTC)': 'בכמה זמן (ימים ושבועות לפי UTC)',
  'Show the budgets, what was used of each, and which of them wait for a person.':
    'להציג את התקציבים, כמה נוצל מכל אחד ואילו מהם מחכים לאדם.',
  'Say how to go on with a budget: raise it, allow the same amount once more, stop, or remove it.':
    'לומר איך להמשיך עם תקציב: להעלות אותו, לאשר את אותו סכום פעם נוספת, לעצור או להסיר אותו.',
  'How to go on': 'איך להמשיך',
  'How much may be used in a room, an initiative or by an agent.': 'כמה מותר לנצל בחדר, ביוזמה או על ידי סוכן.',
  'The logs of attempts.': 'היומנים של הניסיונות.',
  'Which attempt: 1 is the first': 'איזה ניסיון: 1 הוא הראשון',
  'Delete old logs of attempts. The attempts, their cost and the history stay.':
    'למחוק יומנים ישנים של ניסיונות. הניסיונות, העלות וההיסטוריה נשארים.',
  'Logs that nothing was added to for this many days': 'יומנים ששום דבר לא נוסף להם מספר ימים כזה',
  'Show what was used: tokens and cost, by room, initiative and agent.':
    'להציג מה נוצל: טוקנים ועלות, לפי חדר, יוזמה וסוכן.',
  'Only in this room': 'רק בחדר הזה',
  'Only in this initiative': 'רק ביוזמה הזאת',
  'Only by this role or worker': 'רק של התפקיד או של העובד הזה',
  'Only since this day, such as 2026-03-01 (UTC)': 'רק מהיום הזה, כמו 2026-03-01 (UTC)',
  'Show what the command of an attempt printed.': 'להציג מה הדפיסה הפקודה של ניסיון.',
  'Show what the command of an attempt printed; with --follow, as it is printed.':
    'להציג מה הדפיסה הפקודה של ניסיון; עם --follow, תוך כדי ההדפסה.',
  'which attempt; the last one if left out': 'איזה ניסיון; האחרון, אם לא נאמר',
  'only the last so many lines': 'רק כמה השורות האחרונות',
  'go on as more is printed, until the attempt ends': 'להמשיך עם מה שמודפס, עד שהניסיון נגמר',
  'the number or id of the task': 'המספר או המזהה של המשימה',
  'Add the standard input to the log of the attempt you hold, as it comes.':
    'להוסיף את הקלט התקני ליומן של הניסיון שבידיך, תוך כדי שהוא מגיע.',
  'the session that holds the task': 'המופע שמחזיק במשימה',
  'refuse if the task was claimed or begun again since': 'לסרב אם המשימה נלקחה או הותחלה שוב מאז',
  'How far you are': 'עד היכן הגעת',
  'Say that the task is done; the result of a governed one is judged by the policies.':
    'לומר שהמשימה הושלמה; תוצאה של משימה מפוקחת נשפטת לפי המדיניות.',
  'What came of it; a governed task needs it': 'מה יצא ממנה; במשימה מפוקחת זו חובה',
  'Say that you cannot go on, and ask: a person, or another role; the answer comes back with the task.':
    'לומר שאי אפשר להמשיך, ולשאול אדם או תפקיד אחר; התשובה חוזרת עם המשימה.',
  'Your question': 'השאלה שלך',
  'Whom you ask: user, or a role of the room; people if left out. Governed: who has to act':
    'את מי שואלים: user או תפקיד בחדר; בלי זה נשאלים אנשים. בעבודה מפוקחת: מי צריך לפעול',
  'In governed work, as before: who has to act': 'בעבודה מפוקחת, כמו קודם: מי צריך לפעול',
  'In governed work, as before: what has to be done': 'בעבודה מפוקחת, כמו קודם: מה צריך לעשות',
  'Say that your attempt failed, and why: the task is offered again, and after several failures in a row it goes to a person. A governed one is blocked, for System3 to resolve.':
    'לומר שהניסיון נכשל, ולמה: המשימה מוצעת שוב, ואחרי כמה כישלונות ברצף היא עוברת לאדם. משימה מפוקחת נחסמת, ו־System3 מטפל בה.',
  'What went wrong; the next holder reads it': 'מה השתבש; מי שיקבל את המשימה אחר כך יקרא את זה',
  'Give your task back unfinished: it is offered again, and does not count as failed; what is given back too often goes to a person. System3 assigns a governed one anew.':
    'להחזיר את המשימה בלי לסיים: היא מוצעת שוב, ואין זה נחשב כישלון; מה שמוחזר יותר מדי פעמים מגיע לאדם. משימה מפוקחת System3 מקצה מחדש.',
  'Why; the next holder reads it': 'למה; מי שיקבל את המשימה אחר כך יקרא את זה',
  'Complete your task and give the next role one of its own; attached backlog items go along. To user: a person looks at it first.':
    'להשלים את המשימה ולתת לתפקיד הבא משימה משלו; פריטים מצורפים עוברים איתה. אל user: קודם אדם בודק אותה.',
  'The role that goes on, or user': 'התפקיד שממשיך, או user',
  'What it has to do, or what the person is to know': 'מה עליו לעשות, או מה שהאדם צריך לדעת',
  'What came of your part': 'מה יצא מהחלק שלך',
  'Take a task back from whoever holds it and offer it again.': 'לקחת משימה ממי שמחזיק בה ולהציע אותה שוב.',
  'Close a task of a room without finishing it.': 'לסגור משימה של חדר בלי לסיים אותה.',
  'Put something into the backlog of a room.': 'להוסיף פריט לצבר של חדר.',
  'What is to be done some time': 'מה צריך לעשות מתישהו',
  'Higher comes first': 'הגבוה קודם',
  'List the backlog of a room: by priority, then value, then how little it costs.':
    'להציג את הצבר של חדר: לפי עדיפות, אחר כך ערך, ואחר כך עלות נמוכה.',
  'Show a task of a room, with what is attached to it and what it is attached to.':
    'להציג משימה של חדר, עם מה שמצורף אליה ומה שהיא מצורפת אליו.',
  'Say how much a backlog item costs and is worth.': 'לומר כמה פריט בצבר עולה וכמה הוא שווה.',
  'Attach a backlog item to a task that is waiting or in work.': 'לצרף פריט מהצבר למשימה שמחכה או שבעבודה.',
  'The task it goes with': 'המשימה שאליה מצרפים',
  'Offer a backlog item to the entry role, or queue it in a busy room.':
    'להציע פריט מהצבר לתפקיד הראשון, או להכניס אותו לתור בחדר עסוק.',
  'Send what is under review back to the entry role; when it is done it is reviewed again.':
    'להחזיר את מה שבבדיקה לתפקיד הראשון; כשזה ייעשה, זה ייבדק שוב.',
  'What is to be done better; whoever works on it next is told': 'מה צריך לשפר; זה נאמר למי שיעבוד על המשימה אחר כך',
  'Accept what is under review as done.': 'לאשר שמה שבבדיקה הושלם.',
  'Close a backlog item without doing it.': 'לסגור פריט מהצבר בלי לבצע אותו.',
  'Put a finished or closed backlog item under review again.': 'להחזיר לבדיקה פריט שהסתיים או נסגר.',
  'Start an initiative; System3 is asked for its tasks.': 'להתחיל יוזמה; System3 נשאל אילו משימות נחוצות לה.',
  'What it is for': 'בשביל מה היא',
  'Approve nothing as long as no policy applies': 'לא לאשר דבר כל עוד לא חלה מדיניות',
  'Only plan it: it starts when System4 or a person picks it': 'רק לתכנן אותה: היא תתחיל כש־System4 או אדם יבחר בה',
  'Start a planned initiative, or start the next task of a running one beside the others.':
    'להתחיל יוזמה שתוכננה, או להוציא לעבודה את המשימה הבאה של יוזמה פעילה לצד האחרות.',
  'The id of the initiative': 'המזהה של היוזמה',
  'List the initiatives.': 'להציג את היוזמות.',
  'Show an initiative, its tasks, and on what and whom it waits.': 'להציג יוזמה, את משימותיה, ולמה ולמי היא מחכה.',
  'Stop an initiative: tasks that have not begun are canceled, work in progress ends where it is.':
    'להפסיק יוזמה: משימות שלא התחילו מתבטלות, ועבודה שהתחילה נעצרת במקומה.',
  'Add a policy that results are judged by.': 'להוסיף מדיניות שלפיה תוצאות נשפטות.',
  'A short name': 'שם קצר',
  'What it demands': 'מה היא דורשת',
  'Give a policy a new text or retire it; the old versions stay.':
    'לתת למדיניות נוסח חדש או לבטל אותה; הגרסאות הישנות נשארות.',
  'Only these judge by it': 'רק אלה שופטים לפיה',
  'So many of them have to find it satisfied; 1 if left out': 'כמה מהם צריכים לקבוע שהתוצאה עומדת בה; 1 אם לא נאמר',
  'Only for these initiatives': 'רק ליוזמות האלה',
  'Only for tasks that need one of these skills': 'רק למשימות שצריכות אחד מהכישורים האלה',
  'Why; needed on a server, where others are judged by it': 'למה; חובה בשרת, שבו שופטים לפיה אחרים',
  'Who runs it, and so does not judge what it makes; you if left out':
    'מי מפעיל אותו, ולכן לא שופט את מה שהוא עושה; מי שמבקש, אם לא נאמר',
  'Who runs it, and so does not judge what it makes': 'מי מפעיל אותו, ולכן לא שופט את מה שהוא עושה',
  'Why an owner judges what nobody else is left to judge': 'למה הבעלים שופט את מה שלא נשאר מי שישפוט',
  'Which program gave the answer, if one did': 'איזו תוכנית נתנה את התשובה, אם נתנה תוכנית',
  'Its name': 'השם שלה',
  'What it demands from now on': 'מה היא דורשת מעכשיו',
  'It no longer applies': 'היא כבר לא חלה',
  'List the policies that apply.': 'להציג את כללי המדיניות שחלים.',
  'Include those that no longer apply': 'גם את אלה שכבר לא חלים',
  'Show every version of a policy.': 'להציג כל גרסה של מדיניות.',
  'Add a worker: a name and skills, for the tasks of initiatives.': 'להוסיף עובד: שם וכישורים, למשימות של יוזמות.',
  'Which worker': 'איזה עובד',
  'What it can do': 'מה הוא יודע לעשות',
  'Give a worker other skills, or turn it off and on.': 'לתת לעובד כישורים אחרים, או לכבות ולהפעיל אותו.',
  'Whether it is given tasks': 'אם הוא מקבל משימות',
  'List the workers.': 'להציג את העובדים.',
  'Ask for a review of a task; at the wrong time that is an error System5 is told of.':
    'לבקש ביקורת על משימה; בזמן הלא נכון זו שגיאה ש־System5 שומע עליה.',
  'List what waits for someone: questions, work of rooms to review, budgets that are used up.':
    'להציג את מה שממתין למישהו: שאלות, עבודה של חדרים לבדיקה, ותקציבים שנוצלו.',
  'Only those for this one': 'רק אלה שמיועדות אליו',
  'Only this one': 'רק זו',
  'Only what can be tried now: not set aside, its next try due':
    'רק מה שאפשר לנסות עכשיו: לא עבר לאדם, והגיע זמן הניסיון הבא שלו',
  'Without the ways to answer and most of what it is about': 'בלי הדרכים לענות ורוב הפרטים',
  'Where the last page ended': 'היכן נגמר העמוד הקודם',
  'How long to wait for the first one, at the longest': 'כמה זמן לחכות לראשונה, לכל היותר',
  'Show a question, answered or not: who answered it, when, and with what.':
    'להציג שאלה, אם נענתה ואם לא: מי ענה, מתי ומה.',
  'The id of the question': 'המזהה של השאלה',
  'Answer a question of the inbox; what follows from it is done at once.':
    'לענות על שאלה מהדואר הנכנס; מה שנובע מהתשובה נעשה מיד.',
  'The id of the question, or the number of the task it is about': 'המזהה של השאלה, או מספר המשימה שעליה נשאל',
  'The answer: a JSON object, or plain text where an agent asks': 'התשובה: אובייקט JSON, או טקסט רגיל כשסוכן שואל',
  'Tell what is asked now without the ways to answer it': 'לומר מה נשאל עכשיו בלי הדרכים לענות',
  'Leave a question to a person; it stays in the inbox and can still be answered.':
    'להשאיר שאלה לאדם; היא נשארת בדואר הנכנס ועדיין אפשר לענות עליה.',
  'Why it is not answered': 'למה לא עונים עליה',
  'Put off a question for yourself: it is not in your inbox until then; others can still answer it.':
    'לדחות שאלה בשבילך: עד אז היא לא תופיע אצלך; אחרים עדיין יכולים לענות עליה.',
  'Until when: a day (nine in the morning) or a time, such as tomorrow, friday, in 2 hours':
    'עד מתי: יום (בתשע בבוקר) או שעה, כמו מחר, יום שישי, בעוד שעתיים',
  'Hand a question to one person: it is in their inbox and out of the others’, who can still answer it.':
    'להעביר שאלה לאדם אחד: היא אצלו ולא אצל האחרים, שעדיין יכולים לענות עליה.',
  'Whom: someone who may answer it, by the name they have here': 'למי: מי שרשאי לענות עליה, בשם שיש לו כאן',
  'Give a question that was handed to one person back to everyone who may answer it.':
    'להחזיר שאלה שהועברה לאדם אחד לכל מי שרשאי לענות עליה.',
  'List whom you can hand a question to: the people who may answer it.':
    'להציג למי אפשר להעביר שאלה: האנשים שרשאים לענות עליה.',
  'Only what was handed to one person, which others do not see otherwise':
    'רק מה שהועבר לאדם אחד, שבלי זה אחרים לא רואים',
  'Bring a question you have put off back into your inbox.': 'להחזיר שאלה שדחית.',
  'Only what you have snoozed, which is left out otherwise': 'רק מה שדחית, שבלי זה לא מוצג',
  'Show the chain of attempts a task belongs to.': 'להציג את שרשרת הניסיונות שהמשימה שייכת אליה.',
  'Everything that happened to a task and its attempts: results, verdicts, policies, decisions and who took them.':
    'כל מה שקרה למשימה ולניסיונותיה: תוצאות, הכרעות, מדיניות, החלטות ומי קיבל אותן.',
  'Show how work flowed over the last days, how long it stayed in each status, and what is stuck.':
    'להציג איך זרמה העבודה בימים האחרונים, כמה זמן נשארה בכל סטטוס, ומה תקוע.',
  'Of which tasks; todo, unless a room or an initiative is named': 'של אילו משימות; todo, אלא אם נאמרו חדר או יוזמה',
  'Only the tasks of this room': 'רק המשימות של החדר הזה',
  'Only the tasks of this initiative': 'רק המשימות של היוזמה הזאת',
  'How many days, today included': 'כמה ימים, כולל היום',
  'Where the days begin, such as Asia/Jerusalem; UTC if not given':
    'היכן מתחילים הימים, כמו Asia/Jerusalem; UTC אם לא ניתן',
  'Show the tables of rules, each with its diagram and how many tasks are in each status.':
    'להציג את טבלאות הכללים, כל אחת עם התרשים שלה וכמה משימות יש בכל סטטוס.',
  'Rebuild every task from its events and name any difference.': 'לבנות כל משימה מהאירועים שלה ולומר כל הבדל.',
  'Write the whole store as JSON lines.': 'לכתוב את כל המאגר כשורות JSON.',
  'Show the log of security events, newest first.': 'להציג את יומן אירועי האבטחה, מהחדש לישן.',
  'Only from this day on, as 2026-11-30, in UTC': 'רק מהיום הזה והלאה, כמו 2026-11-30, לפי UTC',
  'Only of this principal, or this address': 'רק של הגורם הזה, או של הכתובת הזאת',
  'Only of this kind': 'רק מהסוג הזה',
  'How many at most': 'כמה לכל היותר',
  'Where the page before ended': 'היכן נגמר העמוד הקודם',
  'Say who you are here.': 'לומר מי אני כאן.',
  'Show whether calendar programs can read your deadlines at an address; the address itself is never shown again.':
    'להציג אם יש כתובת שבה תוכנות יומן קוראות את המועדים שלך; הכתובת עצמה לא מוצגת שוב.',
  'Make an address for your calendar; it is shown once, and the one before stops working.':
    'ליצור כתובת ללוח השנה שלך; היא מוצגת פעם אחת, והקודמת מפסיקה לפעול.',
  'Stop the address of your calendar from working, at once.': 'להפסיק את פעולת הכתובת של לוח השנה שלך, מיד.',
  'Write your open to-dos with a deadline as an iCalendar file.':
    'לכתוב את המשימות הפתוחות שלך שיש להן תאריך יעד כקובץ iCalendar.',
  'Make a token; it is shown once and stored only as a hash.': 'ליצור אסימון; הוא מוצג פעם אחת ונשמר רק כגיבוב.',
  'What to call the token': 'איך לקרוא לאסימון',
  'Who it stands for, such as person:dana or agent:builder': 'את מי הוא מייצג, כמו person:dana או agent:builder',
  'What it is here; made from `may` if left out': 'מה תפקידו כאן; נקבע לפי may אם לא נאמר',
  'Without a role: admin is an owner, read an auditor, write a member, or an agent if the actor is one':
    'בלי תפקיד: admin הוא owner, read הוא auditor, write הוא member, או agent אם המיוצג הוא סוכן',
  'Only these rooms': 'רק החדרים האלה',
  'For whom it may answer': 'בשם מי הוא רשאי לענות',
  'For how long it works: 90d, 12h, 30m or 45s; until it is revoked if left out':
    'כמה זמן הוא פועל: 90d,‏ 12h,‏ 30m או 45s; עד שיבוטל אם לא נאמר',
  'List the tokens, never their secrets.': 'להציג את האסימונים, לעולם לא את הסודות שלהם.',
  'Show what waits in the queue of a room, the next one first, with the numbers to name it by.':
    'להציג מה ממתין בתור של חדר, הבא ראשון, עם המספרים שבהם קוראים לו.',
  'Stop a token from working, at once.': 'להפסיק את פעולתו של אסימון, מיד.',
})
