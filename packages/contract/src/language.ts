// Which of its languages Pawl answers in.

export const LANGUAGES = ['en', 'he'] as const
export type Language = (typeof LANGUAGES)[number]

/** From an Accept-Language header or a locale such as he_IL.UTF-8: the first language Pawl has, else English. */
export function pickLanguage(preferences: string | undefined): Language {
  for (const preference of (preferences ?? '').split(',')) {
    const code = preference.trim().slice(0, 2).toLowerCase()
    if (code === 'iw') return 'he'
    const known = LANGUAGES.find((language) => language === code)
    if (known !== undefined) return known
  }
  return 'en'
}
