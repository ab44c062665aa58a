import { usePhrases } from '../../language/language.tsx'
import { reviewPhrases } from './phrases.ts'
import styles from './review.module.css'

export function KeyHelp() {
  const { keys, keyHelp } = usePhrases(reviewPhrases)
  return (
    <details className={styles.keys}>
      <summary>{keys}</summary>
      <dl>
        {keyHelp.map(([pressed, does]) => (
          <div key={pressed}>
            <dt dir="ltr">
              {pressed.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
