// A button that is a sign alone. What it does is read out, and shown to whoever points at it.

import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'icon' | 'aria-label'> {
  readonly label: string
}

export function IconButton({ label, title = label, kind = 'quiet', ...rest }: IconButtonProps) {
  return <Button {...rest} kind={kind} icon="only" aria-label={label} title={title} />
}
