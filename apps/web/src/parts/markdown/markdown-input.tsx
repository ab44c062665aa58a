// Where a longer text is written: as wide as its place, as high as the text, with a look at how it will read. Ctrl+Enter
// sends the form it stands in.

import { Eye } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../form/button.tsx'
import { inputClass } from '../form/field.tsx'
import { partPhrases } from '../phrases.ts'
import { Markdown } from './markdown.tsx'
import styles from './markdown-input.module.css'
import { hasMarkup } from './markup.ts'

interface MarkdownInputProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

export function MarkdownInput({ value, onChange, className = '', ...rest }: MarkdownInputProps) {
  const phrases = usePhrases(partPhrases)
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <div className={styles.place}>
      <textarea
        {...rest}
        className={`${inputClass} ${styles.input} ${className}`}
        dir={value === '' ? undefined : 'auto'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={sendOnControlEnter}
      />
      {/* Plain sentences read as they are written. */}
      {(isShown || hasMarkup(value)) && (
        <Button
          kind="quiet"
          size="small"
          className={styles.toggle}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setShown(!isShown)}
        >
          <Eye size={15} aria-hidden />
          {phrases.preview}
        </Button>
      )}
      {isShown && (
        <section id={id} className={styles.preview} aria-label={phrases.preview}>
          <Markdown under={3}>{value}</Markdown>
        </section>
      )}
    </div>
  )
}

function sendOnControlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  // The desk that it stands on has the same key.
  event.stopPropagation()
  event.currentTarget.form?.requestSubmit()
}
