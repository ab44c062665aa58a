// On a phone: the places that have no room at the bottom, and the settings, in a sheet.

import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { usePhrases } from '../language/language.tsx'
import { Dialog } from '../parts/form/dialog.tsx'
import styles from './more-places.module.css'
import { ALL_PAGES, FIRST_PLACES } from './pages.ts'
import { appPhrases } from './phrases.ts'

const OTHERS = ALL_PAGES.filter(({ name }) => !FIRST_PLACES.includes(name))

export function MorePlaces({ children }: { readonly children: ReactNode }) {
  const phrases = usePhrases(appPhrases)
  const [location] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ellipsis size={18} aria-hidden />
        {phrases.more}
      </button>
      {isOpen && (
        <Dialog label={phrases.more} at="bottom" onClose={close}>
          <ul className={styles.places}>
            {OTHERS.map(({ name, href, Icon }) => (
              <li key={name}>
                <Link
                  href={href}
                  className={styles.place}
                  aria-current={location === href ? 'page' : undefined}
                  onClick={close}
                >
                  <Icon size={20} aria-hidden />
                  {phrases.pages[name]}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.settings}>{children}</div>
        </Dialog>
      )}
    </>
  )
}
