// The frame of a page: its title (also of the tab), what belongs beside the title, and its panels.

import { type ReactNode, useEffect, useId } from 'react'
import styles from './page.module.css'
import { titlePage } from './tab-title.ts'

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
  useEffect(() => titlePage(title), [title])
  return (
    <div className={styles.page} data-wide={wide || fills || undefined} data-fills={fills || undefined}>
      <div className={styles.head} data-together={together || undefined}>
        <h1>{heading ?? title}</h1>
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
