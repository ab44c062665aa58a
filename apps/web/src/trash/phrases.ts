import { inEachLanguage } from '@pawl/contract'

interface TrashPhrases {
  readonly title: string
  readonly explain: string
  readonly empty: string
  readonly list: string
}

export const trashPhrases = inEachLanguage<TrashPhrases>({
  en: {
    title: 'Trash',
    explain: 'Deleted tasks stay here until you restore them. Each comes back as it was.',
    empty: 'The trash is empty. A task you delete comes here, and can be restored.',
    list: 'Deleted tasks',
  },
  he: {
    title: 'סל המחזור',
    explain: 'משימות שנמחקו נשארות כאן עד שמשחזרים אותן. כל אחת חוזרת כפי שהייתה.',
    empty: 'סל המחזור ריק. משימה שמוחקים מגיעה לכאן, ואפשר לשחזר אותה.',
    list: 'משימות שנמחקו',
  },
})
