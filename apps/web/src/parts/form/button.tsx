import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Kind = 'plain' | 'primary' | 'quiet' | 'danger'

interface Look {
  readonly kind?: Kind
  readonly size?: 'small'
  /** There is no text, so it must have a label. */
  readonly icon?: 'only'
}

export function Button({
  kind = 'plain',
  size,
  icon,
  type = 'button',
  className = '',
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${className}`}
      data-kind={kind}
      data-size={size}
      data-icon={icon}
    />
  )
}

/** The class of a link that looks like a button. */
export const buttonClass = styles.button
