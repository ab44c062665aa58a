// Of what a person can be told, and of which of it this browser tells. What is chosen stays in this browser, for this person.

export const SUBJECTS = ['questions', 'reviews', 'finished'] as const
export type Subject = (typeof SUBJECTS)[number]

/** As a hook says it: the same by email. */
export const FILTERS: { readonly [subject in Subject]: string } = {
  questions: '* → question',
  reviews: 'room → pending_user_review',
  finished: 'room → completed',
}
export const hookNameOf = (subject: Subject) => `notify-${subject}`

const keyFor = (principal: string) => `pawl.notify.${principal}`
const USUAL: readonly Subject[] = ['questions', 'reviews']

export function toldOf(principal: string): readonly Subject[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyFor(principal)) ?? 'null') as unknown
    return Array.isArray(kept) ? SUBJECTS.filter((subject) => kept.includes(subject)) : USUAL
  } catch {
    return USUAL
  }
}

export function tellOf(principal: string, subjects: readonly Subject[]): void {
  try {
    localStorage.setItem(keyFor(principal), JSON.stringify(subjects))
  } catch {
    // A browser that keeps nothing: the usual ones.
  }
}
