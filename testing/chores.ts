// Chores as people write them on a list: over a hundred in each language, many of them made of the words commands are
// made of. Written for this project.

const english = `
Clean the garage; Finish the report; Update the CV; Cancel gym membership; Call mom; Buy milk; Take out the trash; Pay the rent
Change the bed sheets; Remove the old couch; Complete the tax form; Clear the gutters; Delete old emails; Edit the wedding video
Return the library books; Send the invoice to Amit; Fix the kitchen tap; Book the flights; Renew the passport; Water the plants
Drop off the dry cleaning; Throw out the old paint; Turn off the boiler; Move the car; Set up the printer; Switch banks
Schedule the dentist; Start the laundry; Stop the newspaper; Close the savings account; Open a pension; Check the tyres
Mark the exam papers; Review the contract; Revise chapter 3; Rename the photo folders; Modify the lease; Adjust the brakes
Make a dentist appointment; Put up the shelves; Pick up the kids; Get a haircut; Give the dog a bath; Read chapter 5; Write to Noa
List the bike for sale; Show Dana the flat; See the doctor; View the new house; Tell Ron about Friday; Remind Dana about the party
Add salt to the pool; Create a budget; Remember the milk; Make a note of the meter; Find the receipts; Look for a plumber
Wipe the windows; Empty the dishwasher; Flush the radiator; Scrub the bath; Kill the weeds; Reset the router; Replace the bulb
Postpone the meeting; Reschedule the vet; Push the deadline with Amit; Delay the delivery; Extend the visa; Transfer the money
Charge the battery; Lock the shed; Unsubscribe from the magazine; Forward the letter; Reply to the landlord; Order a cake
Wrap up the project; Resolve the dispute; Handle the insurance claim; Tick the forms; Cross the border papers; Strike a deal with Ron
Undo the knots; Restore the backup; Revert the settings; Repeat the blood test; Skip rope; Forget about sugar; Ignore the noise
Dentist; Groceries; Laundry; Passport; Gym; Taxes; Mom's birthday; Car insurance; 2 tickets for Friday; Report; Yoga; Plan B
Bread and butter; Lunch with Dana; Welcome to Paris; Boxes for the move; The big clean; All the windows; Everything for the trip
Don't be late on Monday; Never skip breakfast; No sugar week; Help Dana move; Hello cards; What to pack; How to fix the roof
`

const hebrew = `
לנקות את המחסן; לסיים את הדוח; לעדכן קורות חיים; לבטל את המנוי; להתקשר לאמא; לקנות חלב; להוציא את הזבל; לשלם שכר דירה
להחליף מצעים; להוריד את הספה; להשלים את טופס המס; לפנות את המרזבים; למחוק מיילים ישנים; לערוך את הסרטון; להחזיר ספרים
לשלוח חשבונית לעמית; לתקן את הברז; להזמין טיסות; לחדש דרכון; להשקות עציצים; לזרוק צבע ישן; לכבות את הדוד; להזיז את המכונית
להגדיר מדפסת; לקבוע תור לשיניים; להתחיל כביסה; להפסיק את העיתון; לסגור חשבון; לפתוח קרן פנסיה; לבדוק צמיגים
לסמן מבחנים; לעבור על החוזה; לשנות סיסמה; לשנות את השם בחוזה; להתאים את הבלמים; לעשות קניות; לשים מדפים; לאסוף ילדים
להסתפר; לקחת את הכלב; לקרוא פרק 5; לכתוב לנועה; להציג את הדירה; לראות רופא; לספר לרון; להזכיר לדנה; להוסיף מלח לבריכה
ליצור תקציב; לזכור חלב; לרשום את המונה; למצוא קבלות; לחפש אינסטלטור; לנגב חלונות; לרוקן מדיח; לשטוף רצפה; להרוג עשבים
לאפס את הנתב; להחליף נורה; לדחות פגישה; להקדים את הווטרינר; להעביר כסף; להאריך ויזה; לטעון סוללה; לנעול מחסן
לבטל הזמנה; להעביר מכתב; לענות לבעל הבית; להזמין עוגה; לסכם פרויקט; לטפל בביטוח; לחתוך דשא; לקצר מכנסיים; לתפור כפתור
לשחזר גיבוי; לחזור על בדיקת דם; לדלג בחבל; לשכוח מסוכר; להתעלם מהרעש; לנסוע לבנק; ללכת לדואר; לבשל מרק; לאפות לחם
רופא שיניים; קניות; כביסה; דרכון; חדר כושר; מיסים; יום הולדת לאמא; ביטוח רכב; 2 כרטיסים ליום שישי; דוח; יוגה; תוכנית ב
לחם וחמאה; ארוחה עם דנה; ברוכים הבאים לפריז; רשימה למעבר; הניקיון הגדול; כל החלונות; הכול לטיול; לא לאחר ביום שני
אף פעם לא לדלג על ארוחה; שבוע בלי סוכר; לעזור לדנה; מה לארוז; איך לתקן גג; להדפיס תמונות; לסדר ארון; לקפל כביסה
`

const listed = (text: string) =>
  text
    .split(/[;\n]/)
    .map((title) => title.trim())
    .filter((title) => title !== '')

export const ordinaryChores: { readonly en: readonly string[]; readonly he: readonly string[] } = {
  en: listed(english),
  he: listed(hebrew),
}
