// Which lifecycle, room or initiative, and how many days.

import { LIFECYCLE_NAMES } from '@pawl/kernel'
import { useAsked } from '../api/operation.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { Field, inputClass } from '../parts/form/field.tsx'
import styles from './insight.module.css'
import { insightPhrases } from './phrases.ts'
import { DAY_CHOICES, scopeName, useScope } from './scope.ts'

export function ScopeChoice() {
  const phrases = usePhrases(insightPhrases)
  const words = useWords()
  const { scope, choose } = useScope()
  const rooms = useAsked('listRooms', {}).data?.rooms ?? []
  const initiatives = useAsked('listInitiatives', {}).data?.initiatives ?? []
  const groups = [
    {
      label: phrases.lifecycles,
      kind: 'lifecycle' as const,
      choices: LIFECYCLE_NAMES.map((name) => ({ name, text: words.lifecycles[name].name })),
    },
    { label: phrases.rooms, kind: 'room' as const, choices: rooms.map(({ room }) => ({ name: room, text: room })) },
    {
      label: phrases.initiatives,
      kind: 'initiative' as const,
      choices: initiatives.map(({ id, body }) => ({ name: id, text: String(body.title ?? id) })),
    },
  ]
  const isListed = groups.some(
    ({ kind, choices }) => kind === scope.kind && choices.some(({ name }) => name === scope.name),
  )
  return (
    <div className={styles.choices}>
      <Field label={phrases.of}>
        <select
          className={inputClass}
          value={scopeName(scope)}
          onChange={(event) => choose(event.target.value, scope.days)}
        >
          {!isListed && <option value={scopeName(scope)}>{scope.name}</option>}
          {groups
            .filter(({ choices }) => choices.length > 0)
            .map(({ label, kind, choices }) => (
              <optgroup key={kind} label={label}>
                {choices.map(({ name, text }) => (
                  <option key={name} value={scopeName({ kind, name })}>
                    {text}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      </Field>
      <Field label={phrases.days}>
        <select
          className={inputClass}
          value={scope.days}
          onChange={(event) => choose(scopeName(scope), Number(event.target.value))}
        >
          {DAY_CHOICES.map((days) => (
            <option key={days} value={days}>
              {phrases.dayCount(days)}
            </option>
          ))}
        </select>
      </Field>
    </div>
  )
}
