// Which initiatives a policy is for: those that are not over, and those that were chosen before.

import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { policyPhrases } from './phrases.ts'
import styles from './policies.module.css'

interface InitiativeChoiceProps {
  readonly chosen: readonly string[]
  readonly onChange: (initiatives: readonly string[]) => void
}

const OVER = ['closed', 'canceled']

export function InitiativeChoice({ chosen, onChange }: InitiativeChoiceProps) {
  const phrases = usePhrases(policyPhrases)
  const titleOf = useInitiativeTitles()
  const listed = useAsked('listInitiatives', {}).data?.initiatives ?? []
  const open = listed.filter(({ state }) => !OVER.includes(state)).map(({ id }) => id)
  const offered = [...open, ...chosen.filter((id) => !open.includes(id))]
  if (offered.length === 0) return null
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset className={styles.choice}>
      <legend>{phrases.forInitiatives}</legend>
      {offered.map((id) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          <GivenText>{titleOf(id)}</GivenText>
        </label>
      ))}
    </fieldset>
  )
}

/** The title of an initiative; its id where it is not there for whoever looks. */
export function useInitiativeTitles(): (id: string) => string {
  const listed = useAsked('listInitiatives', {}).data?.initiatives ?? []
  const titles = new Map(listed.map(({ id, body }) => [id, String(body.title)]))
  return (id) => titles.get(id) ?? id
}
