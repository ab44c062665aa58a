// One question at its own address, or beside the inbox, whatever has become of it.

import { ArrowLeft } from 'lucide-react'
import { useContext } from 'react'
import { Link } from 'wouter'
import { useMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { buttonClass } from '../../parts/form/button.tsx'
import { Answered, Outline } from '../../parts/page/answered.tsx'
import { IsSubpage, Page } from '../../parts/page/page.tsx'
import { useQuestionName } from '../answers/use-question-name.ts'
import { bodyOf, type Item, isWaiting } from '../item.ts'
import { HandMenu, useMayHand } from './hand-menu.tsx'
import { AskedOf } from './handed-note.tsx'
import styles from './inbox.module.css'
import { NextItem } from './next-item.tsx'
import { inboxPhrases } from './phrases.ts'
import { Question } from './question.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'

export default function ItemPage({ item: id }: { readonly item: string }) {
  const asked = useAsked('showItem', { item: id })
  const item = asked.data?.item
  return item === undefined ? <Unknown query={asked} /> : <Known key={item.id} item={item} />
}

function Unknown({ query }: { readonly query: ReturnType<typeof useAsked<'showItem'>> }) {
  const phrases = usePhrases(inboxPhrases)
  return (
    <Page title={phrases.title} beside={<BackToInbox />}>
      <Answered query={query}>{() => null}</Answered>
    </Page>
  )
}

const LINES = 8

function Known({ item }: { readonly item: Item }) {
  const name = useQuestionName()(item.type)
  const may = useMay()
  const mayHand = useMayHand()
  const isBeside = useContext(IsSubpage)
  const me = useAsked('whoAmI', {})
  const { initiative_id: initiative } = bodyOf(item)
  // Its name stands above the rest, and who looks decides what that is.
  const around = useAsked('showInitiative', { initiative: initiative ?? '' }, { enabled: initiative !== undefined })
  return (
    <Page
      title={name}
      wide={item.type === 'TaskReview'}
      heading={
        <>
          {name} <AskedOf item={item} />
        </>
      }
      beside={
        <span className={styles.controls}>
          {!isBeside && <BackToInbox />}
          {isWaiting(item) && mayHand && <HandMenu item={item} name={name} />}
          {isWaiting(item) && may('snoozeItem') && <SnoozeMenu item={item} name={name} />}
          {!isBeside && isWaiting(item) && <NextItem item={item.id} />}
        </span>
      }
    >
      {[around, me].some(({ isLoading }) => isLoading) ? <Outline lines={LINES} /> : <Question item={item} />}
    </Page>
  )
}

function BackToInbox() {
  const phrases = usePhrases(inboxPhrases)
  return (
    <Link href="/inbox" className={buttonClass}>
      <ArrowLeft size={16} className="mirrored" aria-hidden />
      <span className={styles.iconText}>{phrases.back}</span>
    </Link>
  )
}
