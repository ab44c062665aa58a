import { inEachLanguage } from '@pawl/contract'

interface ViewPhrases {
  readonly save: string
  readonly name: string
  readonly remove: string
  readonly views: string
}

export const viewPhrases = inEachLanguage<ViewPhrases>({
  en: { save: 'Save this view', name: 'Name of the view', remove: 'Remove this view', views: 'Saved views' },
  he: { save: 'לשמור את התצוגה', name: 'שם התצוגה', remove: 'להסיר את התצוגה', views: 'תצוגות שמורות' },
})
