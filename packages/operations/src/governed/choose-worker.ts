// The best suited System1: skills in common, then load, then name [D35].

import type { GovernedTask } from '@pawl/kernel'
import type { InitiativeView, StoredRecord } from '../ports/record-store.ts'

export function chooseWorker(
  { fields }: { readonly fields: Pick<GovernedTask['fields'], 'skills'> },
  { workers, loads }: InitiativeView,
): string | undefined {
  const wanted = new Set(fields.skills)
  const fit = ({ body }: StoredRecord) =>
    ((body.skills as readonly string[] | undefined) ?? []).filter((skill) => wanted.has(skill)).length
  const [best] = workers
    .filter(({ state }) => state === 'enabled')
    .toSorted((a, b) => fit(b) - fit(a) || (loads[a.id] ?? 0) - (loads[b.id] ?? 0) || (a.id < b.id ? -1 : 1))
  return best?.id
}
