// The frame of a page: its title (also of the tab), what belongs beside the title, and its panels.

import { createContext, type ReactNode, useContext, useEffect, useId } from 'react'
import styles from './page.module.css'
import { titlePage } from './tab-title.ts'

/** Whether a page stands beside another one, whose title the tab has. */
export const IsSubpage = createContext(false)

export function Subpage({ children }: { readonly children: ReactNode }) {
  return <IsSubpage value={true}>{children}</IsSubpage>
}

interface PageProps {
  readonly title: string
  /** What stands in place of the title on the page, if it is more than text. */
  readonly heading?: ReactNode
  readonly beside?: ReactNode
  /** What is beside the title stands close to it, not at the far end. */
  readonly together?: boolean
  readonly wide?: boolean
  /** As high as the screen, in a column: the child that grows takes what is left, and scrolls within itself. */
  readonly fills?: boolean
  readonly children: ReactNode
}

export function Page({ title, heading, beside, together, wide, fills, children }: PageProps) {
  const isSubpage = useContext(IsSubpage)
  const Heading = isSubpage ? 'h2' : 'h1'
  useEffect(() => (isSubpage ? undefined : titlePage(title)), [title, isSubpage])
  return (
    <div className={styles.page} data-wide={wide || fills || undefined} data-fills={fills || undefined}>
      <div className={styles.head} data-together={together || undefined}>
        <Heading className={styles.title}>{heading ?? title}</Heading>
        {beside}
      </div>
      {children}
    </div>
  )
}

export function Panel({
  title,
  beside,
  children,
}: {
  readonly title?: string
  readonly beside?: ReactNode
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2 id={id} style={{ marginInlineEnd: 'auto' }}>
            {title}
          </h2>
          {beside}
        </div>
      )}
      {children}
    </section>
  )
}
