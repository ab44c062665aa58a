// What stands around every page: where one can go, whether the server is there, language and theme.

import { LANGUAGES, type Language, languages } from '@pawl/contract'
import {
  CalendarCheck,
  ChartColumn,
  CircleUserRound,
  Columns3,
  Inbox,
  Languages,
  ListTodo,
  LogOut,
  type LucideIcon,
  MessageCircle,
  MonitorCog,
  Moon,
  Route as RouteIcon,
  ShieldCheck,
  Sun,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRoute } from 'wouter'
import { useConnection } from '../api/live-queries.ts'
import { queries, useAsked } from '../api/operation.ts'
import { RefusedError } from '../api/request.ts'
import { forgetToken, readToken } from '../api/token.ts'
import { useLanguage, usePhrases } from '../language/language.tsx'
import { Button, buttonClass } from '../parts/form/button.tsx'
import { forgetAllDrafts } from '../parts/form/use-draft.ts'
import { InboxCount } from './inbox-count.tsx'
import { type AppPhrases, appPhrases } from './phrases.ts'
import styles from './shell.module.css'
import { THEMES, type Theme, useTheme } from './theme.ts'

type PageName = keyof AppPhrases['pages']

const PAGES: readonly {
  readonly name: PageName
  readonly href: string
  readonly under: string
  readonly Icon: LucideIcon
}[] = [
  { name: 'chat', href: '/', under: '/chat/*?', Icon: MessageCircle },
  { name: 'today', href: '/today', under: '/today/*?', Icon: CalendarCheck },
  { name: 'tasks', href: '/tasks', under: '/task/*?', Icon: ListTodo },
  { name: 'board', href: '/board', under: '/board/*?', Icon: Columns3 },
  { name: 'rooms', href: '/rooms', under: '/rooms/*?', Icon: Users },
  { name: 'initiatives', href: '/initiatives', under: '/initiatives/*?', Icon: ShieldCheck },
  { name: 'inbox', href: '/inbox', under: '/inbox/*?', Icon: Inbox },
  { name: 'insight', href: '/insight', under: '/insight/*?', Icon: ChartColumn },
  { name: 'lifecycles', href: '/lifecycles', under: '/lifecycles/*?', Icon: RouteIcon },
]

const THEME_ICONS: { readonly [theme in Theme]: LucideIcon } = { system: MonitorCog, light: Sun, dark: Moon }

export function Shell({ children }: { readonly children: ReactNode }) {
  const phrases = usePhrases(appPhrases)
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {phrases.skip}
      </a>
      <header className={styles.bar}>
        <Link href="/" className={styles.brand}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          Pawl
        </Link>
        <nav className={styles.pages} aria-label={phrases.navigation}>
          <ul>
            {PAGES.map((page) => (
              <PageLink key={page.name} {...page} />
            ))}
          </ul>
        </nav>
        <div className={styles.settings}>
          <ConnectionSign />
          <LanguageSwitch />
          <ThemeSwitch />
          <WhoIAm />
          <SignOut />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  )
}

function PageLink({ name, href, under, Icon }: (typeof PAGES)[number]) {
  const phrases = usePhrases(appPhrases)
  const [exactly] = useRoute(href)
  const [below] = useRoute(under)
  const here = exactly || below
  return (
    <li>
      <Link href={href} aria-current={here ? 'page' : undefined} className={styles.link}>
        <Icon size={20} aria-hidden />
        <span>{phrases.pages[name]}</span>
        {name === 'inbox' && <InboxCount />}
      </Link>
    </li>
  )
}

function ConnectionSign() {
  const phrases = usePhrases(appPhrases)
  const connection = useConnection()
  const { error } = useAsked('whoAmI', {})
  // The live stream is refused to someone unknown; that does not make the server away.
  const isUnknown = error instanceof RefusedError && error.status === 401
  const state = isUnknown ? 'unknown' : connection
  return (
    <span className={styles.connection} data-state={state} role="status">
      {phrases.connection[state]}
    </span>
  )
}

function LanguageSwitch() {
  const { language, choose } = useLanguage()
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] as Language
  return (
    <Button
      kind="quiet"
      lang={next}
      onClick={() => {
        choose(next)
        // What the server says is in the language it was asked in.
        void queries.invalidateQueries()
      }}
    >
      <Languages size={18} aria-hidden />
      {languages[next].name}
    </Button>
  )
}

/** Quiet for who is alone; for the others their name, and the way to their account. */
function WhoIAm() {
  const phrases = usePhrases(appPhrases)
  const me = useAsked('whoAmI', {}).data
  if (me === undefined) return null
  const name = me.principal.replace(/^person:/, '')
  const label = `${phrases.you}: ${name}`
  return (
    <Link href="/account" className={buttonClass} data-kind="quiet" data-icon="only" aria-label={label} title={label}>
      <CircleUserRound size={18} aria-hidden />
    </Link>
  )
}

/** Only for who came in by a token; who is signed in signs out in their account. */
function SignOut() {
  const phrases = usePhrases(appPhrases)
  useAsked('whoAmI', {})
  if (readToken() === null) return null
  return (
    <Button
      kind="quiet"
      icon="only"
      aria-label={phrases.forgetToken}
      title={phrases.forgetToken}
      onClick={() => {
        forgetToken()
        forgetAllDrafts()
        void queries.resetQueries()
      }}
    >
      <LogOut size={18} className="mirrored" aria-hidden />
    </Button>
  )
}

function ThemeSwitch() {
  const phrases = usePhrases(appPhrases)
  const [theme, choose] = useTheme()
  const Icon = THEME_ICONS[theme]
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] as Theme
  const label = `${phrases.theme}: ${phrases.themes[theme]}`
  return (
    <Button kind="quiet" icon="only" aria-label={label} title={label} onClick={() => choose(next)}>
      <Icon size={18} aria-hidden />
    </Button>
  )
}
