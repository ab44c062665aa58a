// The dialogues in conversations/, as data.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@pawl/contract'
import { parse } from 'yaml'

export interface DialogueTurn {
  readonly user: string
  readonly says?: string
  readonly state?: string
  readonly command?: { readonly ready?: boolean }
  readonly commands?: readonly object[]
  readonly detected?: readonly string[]
  readonly tasks?: readonly string[]
  readonly changes?: 'nothing'
  /** What is answered in, if it is not the language of the message. */
  readonly language?: Language
}

export interface Dialogue {
  readonly name: string
  readonly claim: string
  readonly mode: 'guided' | 'direct'
  readonly tasks: readonly { readonly id: string; readonly title: string; readonly status: string }[]
  readonly turns: readonly DialogueTurn[]
}

const folder = join(import.meta.dirname, '../conversations')

export const dialogueFiles = (language: string) => readdirSync(join(folder, language)).sort()

export const dialogues: readonly Dialogue[] = LANGUAGES.flatMap((language) =>
  dialogueFiles(language).map((file) => {
    const name = `${language}/${file}`
    return { name, ...(parse(readFileSync(join(folder, name), 'utf8')) as Omit<Dialogue, 'name'>) }
  }),
)

/** When they are played: a Thursday. */
export const NOW = Date.UTC(2026, 0, 1)
