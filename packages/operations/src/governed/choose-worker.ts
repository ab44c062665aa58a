// The best suited System1: skills in common, then not the one whose process was just lost, then load, then name [D35].

import type { GovernedTask } from '@pawl/kernel'
import type { InitiativeView, RecordOf } from '../ports/record-store.ts'

export function chooseWorker(
  { fields }: { readonly fields: Pick<GovernedTask['fields'], 'skills'> },
  { workers, loads }: InitiativeView,
  lost?: string,
): string | undefined {
  const wanted = new Set(fields.skills)
  const fit = ({ body }: RecordOf<'worker'>) => (body.skills ?? []).filter((skill) => wanted.has(skill)).length
  const isLost = ({ id }: RecordOf<'worker'>) => (id === lost ? 1 : 0)
  const load = ({ id }: RecordOf<'worker'>) => loads[id] ?? 0
  const [best] = workers
    .filter(({ state }) => state === 'enabled')
    .toSorted((a, b) => fit(b) - fit(a) || isLost(a) - isLost(b) || load(a) - load(b) || (a.id < b.id ? -1 : 1))
  return best?.id
}
