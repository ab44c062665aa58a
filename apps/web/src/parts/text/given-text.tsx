// Text that came from people or agents. It has its own direction and cannot reach out of its place: what is hidden in it
// is shown, and nothing in it is ever markup.

import { shownText } from '@pawl/contract'
import type { ComponentProps, ReactNode } from 'react'

const shown = (children: ReactNode) => (typeof children === 'string' ? shownText(children) : children)

/** Within a line. */
export function GivenText({ children, ...rest }: ComponentProps<'bdi'>) {
  return (
    <bdi dir="auto" {...rest}>
      {shown(children)}
    </bdi>
  )
}

/** A paragraph or more; line breaks are kept. */
export function GivenBlock({ children, className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      dir="auto"
      style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}
      className={className}
      {...rest}
    >
      {shown(children)}
    </div>
  )
}
