// Whose a question is that was handed to one person.

import { useAsked } from '../../api/operation.ts'
import { isolated } from '../../language/isolated.ts'
import { usePhrases } from '../../language/language.tsx'
import { Notice } from '../../parts/page/notice.tsx'
import { Ago } from '../../parts/text/ago.tsx'
import { Chip } from '../../parts/text/chip.tsx'
import { bareName, type Item } from '../item.ts'
import { AskedSystem } from './asked-system.tsx'
import { handPhrases } from './hand-phrases.ts'
import styles from './inbox.module.css'

/** Of whom it is asked: of one person, if it was handed to them. */
export function AskedOf({ item: { handed, to } }: { readonly item: Item }) {
  const phrases = usePhrases(handPhrases)
  const me = useAsked('whoAmI', {}).data?.principal
  const isYours = handed !== undefined && handed.to === me
  return (
    <>
      {(handed === undefined || to !== 'user') && <AskedSystem system={to} />}
      {handed !== undefined && (
        <Chip tone={isYours ? 'active' : undefined}>
          {isYours ? phrases.yours : phrases.whose(isolated(bareName(handed.to)))}
        </Chip>
      )}
    </>
  )
}

export function HandedNote({ item: { handed } }: { readonly item: Item }) {
  const phrases = usePhrases(handPhrases)
  const me = useAsked('whoAmI', {}).data?.principal
  if (handed === undefined) return null
  const [to, by] = [isolated(bareName(handed.to)), isolated(bareName(handed.by))]
  const isTaken = handed.to === handed.by
  return (
    <Notice>
      {handed.to === me
        ? isTaken
          ? phrases.youTook
          : phrases.toYou(by)
        : isTaken
          ? phrases.tookIt(to)
          : phrases.toOther(to, by)}{' '}
      <small className={styles.when}>
        <Ago at={handed.at} />
      </small>
    </Notice>
  )
}
