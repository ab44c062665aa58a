// Where one can go and what one can do from anywhere, from the palette.

import { LANGUAGES, type Language, languages } from '@pawl/contract'
import {
  Bookmark,
  CircleUserRound,
  Keyboard,
  Languages,
  Moon,
  Plus,
  ShieldCheck,
  Sun,
  Undo2,
  Users,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { useMay } from '../api/may.ts'
import { queries, useAsked } from '../api/operation.ts'
import { ALL_PAGES } from '../app/pages.ts'
import { appPhrases } from '../app/phrases.ts'
import { useTheme } from '../app/theme.ts'
import { undoLast } from '../keys/undo-stack.ts'
import { useLanguage } from '../language/language.tsx'
import { useSavedViews } from '../views/saved-views.ts'
import type { Entry } from './entry.ts'
import { useNamed } from './named.ts'
import { palettePhrases } from './phrases.ts'

export function usePageEntries(): readonly Entry[] {
  const [, navigate] = useLocation()
  const named = useNamed()
  const views = useSavedViews()
  const rooms = useAsked('listRooms', {}).data?.rooms ?? []
  const initiatives = useAsked('listInitiatives', {}).data?.initiatives ?? []
  const go = (href: string, say: (language: Language) => string, Icon: Entry['Icon']): Entry => ({
    key: `go ${href}`,
    group: 'go',
    ...named(say),
    ...(Icon && { Icon }),
    run: () => navigate(href),
  })
  return [
    ...ALL_PAGES.map(({ name, href, Icon }) => go(href, (language) => appPhrases[language].pages[name], Icon)),
    ...views.map(({ name, href }) => go(href, () => name, Bookmark)),
    go('/account', (language) => palettePhrases[language].account, CircleUserRound),
    ...rooms.map(({ room }) => go(`/rooms/${room}`, (language) => palettePhrases[language].room(room), Users)),
    ...initiatives.map(({ id, body }) =>
      go(`/initiatives/${id}`, (language) => palettePhrases[language].initiative(String(body.title)), ShieldCheck),
    ),
  ]
}

interface Openers {
  readonly onAdd: () => void
  readonly onKeys: () => void
}

export function useActionEntries({ onAdd, onKeys }: Openers): readonly Entry[] {
  const named = useNamed()
  const may = useMay()
  const [theme, chooseTheme] = useTheme()
  const { language, choose } = useLanguage()
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] as Language
  const act = (
    key: string,
    say: (language: Language) => string,
    Icon: Entry['Icon'],
    run: () => void,
    hint?: string,
  ) => ({
    key,
    group: 'act' as const,
    ...named(say),
    ...(Icon && { Icon }),
    ...(hint !== undefined && { hint }),
    run,
  })
  return [
    ...(may('addTask') ? [act('add', (one) => palettePhrases[one].add, Plus, onAdd, 'C')] : []),
    act('undo', (one) => palettePhrases[one].undo, Undo2, undoLast, 'Ctrl+Z'),
    act('keys', (one) => palettePhrases[one].keys, Keyboard, onKeys, '?'),
    theme === 'dark'
      ? act(
          'light',
          (one) => palettePhrases[one].light,
          Sun,
          () => chooseTheme('light'),
        )
      : act(
          'dark',
          (one) => palettePhrases[one].dark,
          Moon,
          () => chooseTheme('dark'),
        ),
    act(
      'language',
      () => languages[next].name,
      Languages,
      () => {
        choose(next)
        void queries.invalidateQueries()
      },
    ),
  ]
}
