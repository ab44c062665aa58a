// Said once, by whoever opens older data: before, if it takes a while; and after, that it was upgraded, and where the copy of how
// it was is.

import type { Language } from '@pawl/contract'
import type { ComingUpgrade, Upgrade } from '@pawl/storage'
import { print } from './print.ts'
import { screenFor } from './screen.ts'

/** About a second on a slow disk. */
const TAKES_A_WHILE = 20_000

export function sayUpgrading({ tasks, events }: ComingUpgrade, language: Language): void {
  if (events < TAKES_A_WHILE) return
  const { phrases } = screenFor(process.stderr, language, process.env)
  print(process.stderr, phrases.firstHour.upgrading(tasks, events))
}

/** To the error stream: the answer of the command stays what it is. */
export function sayUpgraded({ migrations, backup }: Upgrade, language: Language): void {
  const { phrases } = screenFor(process.stderr, language, process.env)
  print(process.stderr, phrases.firstHour.upgraded(migrations.length, backup))
}
