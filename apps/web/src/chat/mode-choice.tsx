import { usePhrases } from '../language/language.tsx'
import styles from './conversation.module.css'
import type { Mode } from './outbox.ts'
import { chatPhrases } from './phrases.ts'

const MODES: readonly Mode[] = ['direct', 'guided']

export function ModeChoice({ mode, onChoose }: { readonly mode: Mode; readonly onChoose: (mode: Mode) => void }) {
  const phrases = usePhrases(chatPhrases)
  return (
    <fieldset className={styles.modes}>
      <legend className="visually-hidden">{phrases.mode}</legend>
      {MODES.map((one) => (
        <label key={one} className={styles.mode}>
          <input type="radio" name="mode" checked={one === mode} onChange={() => onChoose(one)} />
          <span>
            <strong>{phrases.modes[one]}</strong>
            <small>{phrases.modeHint[one]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
