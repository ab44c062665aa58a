// What `?` shows: every key and what it does. Loaded when it is asked for.

import { usePhrases } from '../language/language.tsx'
import { Dialog } from '../parts/form/dialog.tsx'
import styles from './key-help.module.css'
import { KEY_GROUPS, KEYS_OF } from './key-table.ts'
import { keyPhrases } from './phrases.ts'

export default function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const phrases = usePhrases(keyPhrases)
  return (
    <Dialog label={phrases.title} onClose={onClose}>
      <h2>{phrases.title}</h2>
      <div className={styles.groups}>
        {Object.entries(KEY_GROUPS).map(([group, lines]) => (
          <section key={group}>
            <h3>{phrases.groups[group as keyof typeof KEY_GROUPS]}</h3>
            <dl className={styles.keys}>
              {lines.map((line) => (
                <div key={line}>
                  <dt>
                    {KEYS_OF[line].map((key) => (
                      <kbd key={key} dir="ltr">
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{phrases.lines[line]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
