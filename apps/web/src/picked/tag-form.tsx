// Gives all selected tasks a tag.

import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import styles from './bulk-bar.module.css'
import { pickedPhrases } from './phrases.ts'

export function TagForm({ onTag }: { readonly onTag: (tag: string) => void }) {
  const phrases = usePhrases(pickedPhrases)
  const [tag, setTag] = useDraft('picked.tag', '')
  return (
    <form
      className={styles.tag}
      onSubmit={(event) => {
        event.preventDefault()
        if (tag.trim() === '') return
        setTag('')
        onTag(tag.trim().replace(/^#/, ''))
      }}
    >
      <input
        className={inputClass}
        dir="auto"
        aria-label={phrases.tag}
        placeholder={phrases.tag}
        value={tag}
        onChange={({ target }) => setTag(target.value)}
      />
      <Button type="submit" size="small" disabled={tag.trim() === ''}>
        {phrases.addTag}
      </Button>
    </form>
  )
}
