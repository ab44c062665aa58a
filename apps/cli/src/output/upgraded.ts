// Said once, by whoever opened older data: that it was upgraded, and where the copy of how it was is.

import type { Language } from '@pawl/contract'
import type { Upgrade } from '@pawl/storage'
import { print } from './print.ts'
import { screenFor } from './screen.ts'

/** To the error stream: the answer of the command stays what it is. */
export function sayUpgraded({ migrations, backup }: Upgrade, language: Language): void {
  const { phrases } = screenFor(process.stderr, language, process.env)
  print(process.stderr, phrases.firstHour.upgraded(migrations.length, backup))
}
