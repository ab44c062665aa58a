// Keeps the list as it is filtered now under a name, or forgets it again.

import { BookmarkMinus, BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { readDraft, useDraft } from '../parts/form/use-draft.ts'
import { useToasts } from '../parts/page/toasts.tsx'
import { partPhrases } from '../parts/phrases.ts'
import type { ListShows } from '../tasks/filters-in-url.ts'
import { viewPhrases } from './phrases.ts'
import { addressOf, useSavedViews } from './saved-views.ts'
import styles from './views.module.css'

const LONGEST = 60
const DRAFT = 'view'

export function SaveView({ shows }: { readonly shows: ListShows }) {
  const phrases = usePhrases(viewPhrases)
  const toasts = useToasts()
  const views = useSavedViews()
  const [isNaming, setNaming] = useState(() => readDraft(DRAFT) !== undefined)
  const remove = useChange('removeView')
  const href = addressOf(shows)
  if (Object.keys(shows).length === 0) return null
  const saved = views.find((view) => view.href === href)
  if (saved !== undefined) {
    const forget = () => remove.mutate({ view: saved.name }, { onError: toasts.sayError })
    return (
      <Button size="small" disabled={remove.isPending} onClick={forget}>
        <BookmarkMinus size={16} aria-hidden />
        {phrases.remove}
      </Button>
    )
  }
  if (isNaming) return <NameView shows={shows} onSaved={() => setNaming(false)} />
  return (
    <Button size="small" onClick={() => setNaming(true)}>
      <BookmarkPlus size={16} aria-hidden />
      {phrases.save}
    </Button>
  )
}

function NameView({ shows, onSaved }: { readonly shows: ListShows; readonly onSaved: () => void }) {
  const phrases = usePhrases(viewPhrases)
  const parts = usePhrases(partPhrases)
  const toasts = useToasts()
  const save = useChange('addView', { drafts: [DRAFT] })
  const [name, setName] = useDraft(DRAFT, '')
  const send = () =>
    save.mutate(
      { ...shows, name: name.trim() },
      {
        onSuccess: () => {
          setName('')
          onSaved()
        },
        onError: toasts.sayError,
      },
    )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') send()
      }}
    >
      <input
        className={inputClass}
        dir="auto"
        aria-label={phrases.name}
        placeholder={phrases.name}
        maxLength={LONGEST}
        // biome-ignore lint/a11y/noAutofocus: it was opened to type into it.
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small" kind="primary" disabled={name.trim() === '' || save.isPending}>
        {parts.save}
      </Button>
    </form>
  )
}
