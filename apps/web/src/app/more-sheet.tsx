// What the sheet behind More has: the places that have no room at the bottom, one's own lists, and the settings. Loaded when it
// is opened.

import { Bookmark, Folder, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Dialog } from '../parts/form/dialog.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { useSavedViews } from '../views/saved-views.ts'
import styles from './more-places.module.css'
import { ALL_PAGES, FIRST_PLACES } from './pages.ts'
import { appPhrases } from './phrases.ts'

const OTHERS = ALL_PAGES.filter(({ name }) => !FIRST_PLACES.includes(name))

interface MoreSheetProps {
  readonly onClose: () => void
  /** The settings. */
  readonly children: ReactNode
}

export default function MoreSheet({ onClose, children }: MoreSheetProps) {
  const phrases = usePhrases(appPhrases)
  return (
    <Dialog label={phrases.more} at="bottom" onClose={onClose}>
      <ul className={styles.places}>
        {OTHERS.map(({ name, href, Icon }) => (
          <Place key={name} href={href} Icon={Icon} onGo={onClose}>
            {phrases.pages[name]}
          </Place>
        ))}
      </ul>
      <OwnLists onGo={onClose} />
      <div className={styles.settings}>{children}</div>
    </Dialog>
  )
}

/** The lists a person has kept, and their projects. */
function OwnLists({ onGo }: { readonly onGo: () => void }) {
  const phrases = usePhrases(appPhrases)
  const views = useSavedViews()
  const { projects = [] } = useAsked('listProjects', {}).data ?? {}
  if (views.length + projects.length === 0) return null
  return (
    <ul className={`${styles.places} ${styles.own}`} aria-label={phrases.projects}>
      {views.map(({ name, href }) => (
        <Place key={href} href={href} Icon={Bookmark} onGo={onGo}>
          <GivenText>{name}</GivenText>
        </Place>
      ))}
      {projects.map(({ name }) => (
        <Place key={name} href={`/tasks?${new URLSearchParams({ project: name })}`} Icon={Folder} onGo={onGo}>
          <GivenText>{name}</GivenText>
        </Place>
      ))}
    </ul>
  )
}

interface PlaceProps {
  readonly href: string
  readonly Icon: LucideIcon
  readonly onGo: () => void
  readonly children: ReactNode
}

function Place({ href, Icon, onGo, children }: PlaceProps) {
  const [location] = useLocation()
  return (
    <li>
      <Link href={href} className={styles.place} aria-current={location === href ? 'page' : undefined} onClick={onGo}>
        <Icon size={20} aria-hidden />
        {children}
      </Link>
    </li>
  )
}
