import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { partPhrases } from '../../parts/phrases.ts'
import styles from './policies.module.css'

interface SaveOrCancelProps {
  readonly isSaving: boolean
  readonly onCancel: () => void
}

export function SaveOrCancel({ isSaving, onCancel }: SaveOrCancelProps) {
  const { save, cancel } = usePhrases(partPhrases)
  return (
    <div className={styles.actions}>
      <Button type="submit" kind="primary" size="small" disabled={isSaving}>
        {save}
      </Button>
      <Button size="small" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
