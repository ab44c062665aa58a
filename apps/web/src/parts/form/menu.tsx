// A button that opens a list of things to do. Arrows go through it, Escape and a click elsewhere close it.

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './menu.module.css'

interface MenuItem {
  readonly key: string
  readonly label: ReactNode
  readonly danger?: boolean
  /** It is shown, with why not, and cannot be chosen. */
  readonly refused?: boolean
  readonly run: () => void
}

interface MenuProps {
  readonly label: string
  readonly icon: ReactNode
  readonly items: () => readonly MenuItem[]
  /** The key that opens it from its row. */
  readonly shortcut?: string
}

export function Menu({ label, icon, items, shortcut }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <span className={styles.place}>
      <IconButton
        ref={button}
        size="small"
        label={label}
        aria-haspopup="menu"
        aria-keyshortcuts={shortcut}
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      >
        {icon}
      </IconButton>
      {isOpen && button.current !== null && (
        <OpenMenu
          label={label}
          items={items()}
          beside={button.current}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </span>
  )
}

interface OpenMenuProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly beside: HTMLElement
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** A popover lies over the page: what scrolls or is cut off around the button does not cut it off. */
function OpenMenu({ label, items, beside, onClose, onLeave }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = menu.current as HTMLElement
    element.showPopover()
    placeBeside(element, beside)
    element.querySelector('button')?.focus()
    // It stands beside the button as long as that stays where it is, whatever else scrolls.
    const { x, y } = beside.getBoundingClientRect()
    const onScroll = () => {
      const now = beside.getBoundingClientRect()
      if (now.x !== x || now.y !== y) onLeave()
    }
    addEventListener('scroll', onScroll, { capture: true })
    return () => removeEventListener('scroll', onScroll, { capture: true })
  }, [beside, onLeave])
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key]
    if (next !== undefined) buttons[next % buttons.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onToggle={(event) => event.newState === 'closed' && onLeave()}
    >
      {items.map(({ key, label: text, danger, refused, run }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          data-danger={danger || undefined}
          aria-disabled={refused || undefined}
          onClick={() => {
            if (refused) return
            onClose()
            run()
          }}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

const GAP = 4

/** Where there is no room beside anything it is a sheet at the bottom, which its style says. */
const NARROW = '(width < 40rem)'

/** Under the button, or above it where there is no room; within the window in any case. */
export function placeBeside(menu: HTMLElement, beside: HTMLElement): void {
  if (matchMedia(NARROW).matches) return
  const button = beside.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const left = isRightToLeft ? button.left : button.right - width
  const below = button.bottom + GAP
  const top = below + height > innerHeight ? button.top - height - GAP : below
  menu.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`
  menu.style.top = `${Math.max(GAP, top)}px`
}
