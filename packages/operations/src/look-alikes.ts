// A new name that people would take for one that is there is refused by whoever makes it (`contract/src/input/names.ts`).

import { lookAlike, type NamedKind, refuse } from '@pawl/contract'

/** Undefined if it looks like none of them. */
export async function refuseLookAlike(kind: NamedKind, name: string, others: () => Promise<Iterable<string>>) {
  const other = lookAlike(name, await others())
  return other === undefined ? undefined : refuse('NAME_LOOKS_ALIKE', { kind, name, other })
}
