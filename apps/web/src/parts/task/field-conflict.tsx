// Two people changed the same field: both texts, and the choice between them.

import { usePhrases } from '../../language/language.tsx'
import { Button } from '../form/button.tsx'
import styles from '../form/field.module.css'
import { Notice } from '../page/notice.tsx'
import { partPhrases } from '../phrases.ts'
import { GivenText } from '../text/given-text.tsx'
import { useFieldText } from './field-text.ts'

interface FieldConflictProps {
  readonly field: string
  readonly mine: string
  readonly theirs: string
  readonly onKeep: () => void
  readonly onTake: () => void
}

export function FieldConflict({ field, mine, theirs, onKeep, onTake }: FieldConflictProps) {
  const phrases = usePhrases(partPhrases)
  const fieldText = useFieldText()
  const shown = (value: string) => (value === '' ? phrases.none : fieldText(field, value))
  return (
    <div className={styles.conflict}>
      <Notice
        tone="warning"
        action={
          <>
            <Button size="small" onClick={onKeep}>
              {phrases.keepMine}
            </Button>
            <Button size="small" onClick={onTake}>
              {phrases.takeTheirs}
            </Button>
          </>
        }
      >
        {phrases.conflict}
      </Notice>
      <dl>
        <dt>{phrases.mine}</dt>
        <dd>
          <GivenText>{shown(mine)}</GivenText>
        </dd>
        <dt>{phrases.theirs}</dt>
        <dd>
          <GivenText>{shown(theirs)}</GivenText>
        </dd>
      </dl>
    </div>
  )
}
