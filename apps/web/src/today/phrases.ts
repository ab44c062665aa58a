import { inEachLanguage } from '@pawl/contract'

interface TodayPhrases {
  readonly title: string
  readonly overdue: string
  readonly today: string
  readonly upcoming: string
  readonly nothingToday: string
  readonly nothingUpcoming: string
}

export const todayPhrases = inEachLanguage<TodayPhrases>({
  en: {
    title: 'Today',
    overdue: 'Overdue',
    today: 'Today',
    upcoming: 'The next seven days',
    nothingToday: 'Nothing is due today.',
    nothingUpcoming: 'Nothing is due this week.',
  },
  he: {
    title: 'היום',
    overdue: 'באיחור',
    today: 'היום',
    upcoming: 'שבעת הימים הבאים',
    nothingToday: 'אין משימות להיום.',
    nothingUpcoming: 'אין משימות לשבוע הקרוב.',
  },
})
