// Keeps the list as it is filtered now under a name, or forgets it again.

import { BookmarkMinus, BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { withoutOpened } from '../beside/open-task.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { viewPhrases } from './phrases.ts'
import { removeView, saveView, useSavedViews } from './saved-views.ts'
import styles from './views.module.css'

export function SaveView() {
  const phrases = usePhrases(viewPhrases)
  const parts = usePhrases(partPhrases)
  const [path] = useLocation()
  const search = withoutOpened(useSearch())
  const views = useSavedViews()
  const [name, setName] = useState<string>()
  if (search === '') return null
  const href = `${path}?${search}`
  if (views.some((view) => view.href === href)) {
    return (
      <Button size="small" onClick={() => removeView(href)}>
        <BookmarkMinus size={16} aria-hidden />
        {phrases.remove}
      </Button>
    )
  }
  if (name === undefined) {
    return (
      <Button size="small" onClick={() => setName('')}>
        <BookmarkPlus size={16} aria-hidden />
        {phrases.save}
      </Button>
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        saveView({ name: name.trim(), href })
        setName(undefined)
      }}
    >
      <input
        className={inputClass}
        dir="auto"
        aria-label={phrases.name}
        placeholder={phrases.name}
        maxLength={40}
        // biome-ignore lint/a11y/noAutofocus: it was opened to type into it.
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small" kind="primary" disabled={name.trim() === ''}>
        {parts.save}
      </Button>
    </form>
  )
}
