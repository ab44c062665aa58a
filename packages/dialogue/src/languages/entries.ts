// How the words of a language are written down: one row an entry. First its forms, then a sentence, then what is read in
// the sentence only because of the entry: a test takes each entry out and looks.

import type { Entry, Reads, Role } from './roles.ts'

export type Row = readonly [forms: string, sentence: string, ...reads: Reads[]]

/** Words and phrases with commas between them. */
export function forms(written: string): readonly string[] {
  const all = written.trim().split(/,\s+/)
  // ‘Didn't’ is as often typed without its apostrophe.
  const typed = all.flatMap((form) => (form.includes("n't") ? [form.replaceAll("n't", 'nt')] : []))
  return typed.length === 0 ? all : [...new Set([...all, ...typed])]
}

export function as(role: Role, ...rows: readonly Row[]): Entry[] {
  return rows.map(([written, sentence, ...reads]) => {
    const all = forms(written)
    return { lemma: all[0] as string, role, forms: all, needed: { sentence, reads } }
  })
}

/** Counts wherever it stands, not only where a command does. */
export function anywhere(role: Role, ...rows: readonly Row[]): Entry[] {
  return as(role, ...rows).map((entry) => ({ ...entry, anywhere: true }))
}

/** The keywords document 002 lists for an intent: they act on the one task their words fit [D38]. */
export function keywords(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, keyword: true }))
}
