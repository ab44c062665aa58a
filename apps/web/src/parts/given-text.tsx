// Text that came from people or agents. It has its own direction and cannot reach out of its place: controls that turn
// the direction of what follows are isolated, and nothing in it is ever markup.

import type { ComponentProps } from 'react'

/** Within a line. */
export function GivenText({ children, ...rest }: ComponentProps<'bdi'>) {
  return (
    <bdi dir="auto" {...rest}>
      {children}
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
      {children}
    </div>
  )
}
