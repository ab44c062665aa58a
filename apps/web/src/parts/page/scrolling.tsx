// What may be wider or longer than its place. Whoever has only a keyboard can reach it, and scroll.

import type { ReactNode } from 'react'

interface ScrollingProps {
  readonly label: string
  readonly className?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | undefined
  readonly children: ReactNode
}

export function Scrolling({ label, className, dir, children }: ScrollingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: what scrolls must be reachable by the keyboard, and it is no form.
    <div role="group" aria-label={label} tabIndex={0} className={className} dir={dir} style={{ overflow: 'auto' }}>
      {children}
    </div>
  )
}
