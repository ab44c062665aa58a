// What `?` shows: every key and what it does. Loaded when it is asked for.

import { reviewPhrases } from '../governed/review/phrases.ts'
import { usePhrases } from '../language/language.tsx'
import { Dialog } from '../parts/form/dialog.tsx'
import styles from './key-help.module.css'
import { KEY_GROUPS, KEYS_OF } from './key-table.ts'
import { keyPhrases } from './phrases.ts'

export default function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const phrases = usePhrases(keyPhrases)
  const { keyHelp } = usePhrases(reviewPhrases)
  const linesOf = (group: keyof typeof KEY_GROUPS) =>
    KEY_GROUPS[group].map((line) => ({ keys: KEYS_OF[line], does: phrases.lines[line] }))
  return (
    <Dialog label={phrases.title} onClose={onClose}>
      <h2>{phrases.title}</h2>
      <div className={styles.groups}>
        <KeyGroup name={phrases.groups.everywhere} lines={linesOf('everywhere')} />
        <KeyGroup name={phrases.review} lines={keyHelp.map(([keys, does]) => ({ keys: keys.split(' '), does }))} />
        <KeyGroup name={phrases.groups.list} lines={linesOf('list')} />
      </div>
    </Dialog>
  )
}

interface KeyGroupProps {
  readonly name: string
  readonly lines: readonly { readonly keys: readonly string[]; readonly does: string }[]
}

function KeyGroup({ name, lines }: KeyGroupProps) {
  return (
    <section>
      <h3>{name}</h3>
      <dl className={styles.keys}>
        {lines.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} dir="ltr">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
