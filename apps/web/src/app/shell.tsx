// What stands around every page: where one can go, whether the server is there, language and theme.

import { LANGUAGES, type Language, languages } from '@pawl/contract'
import {
  Bookmark,
  CircleQuestionMark,
  CircleUserRound,
  Languages,
  LogOut,
  type LucideIcon,
  MessageCircle,
  MonitorCog,
  Moon,
  Plus,
  Search,
  Sun,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useRoute, useSearch } from 'wouter'
import { forgetLastState } from '../api/last-state.ts'
import { useConnection } from '../api/live-queries.ts'
import { IfMay } from '../api/may.ts'
import { queries, useAsked } from '../api/operation.ts'
import { forgetPerson } from '../api/person.ts'
import { RefusedError } from '../api/request.ts'
import { forgetToken, readToken } from '../api/token.ts'
import { toggleChat, useIsChatOpen } from '../beside/chat-panel.ts'
import { openOver } from '../keys/opened.ts'
import { useLanguage, usePhrases } from '../language/language.tsx'
import { Button, buttonClass } from '../parts/form/button.tsx'
import { IconButton } from '../parts/form/icon-button.tsx'
import { leaveDrafts } from '../parts/form/use-draft.ts'
import { GivenText } from '../parts/text/given-text.tsx'
import { peoplePhrases } from '../people/phrases.ts'
import { readShows } from '../tasks/filters-in-url.ts'
import { useFormerViews } from '../views/former-views.ts'
import { viewPhrases } from '../views/phrases.ts'
import { addressOf, useSavedViews } from '../views/saved-views.ts'
import { InboxCount } from './inbox-count.tsx'
import { MorePlaces } from './more-places.tsx'
import { ProjectLinks, RoomLinks, useAreOwnPlacesAwaited } from './own-places.tsx'
import { FIRST_PLACES, PAGE_GROUPS, type PagePlace } from './pages.ts'
import { appPhrases } from './phrases.ts'
import styles from './shell.module.css'
import { THEMES, type Theme, useTheme } from './theme.ts'
import { WaitingChanges } from './waiting-changes.tsx'

const THEME_ICONS: { readonly [theme in Theme]: LucideIcon } = { system: MonitorCog, light: Sun, dark: Moon }

interface ShellProps {
  readonly children: ReactNode
  /** What stands beside the page. */
  readonly beside?: ReactNode
}

export function Shell({ children, beside }: ShellProps) {
  const phrases = usePhrases(appPhrases)
  const isUnknown = useIsUnknown()
  const areOwnPlacesAwaited = useAreOwnPlacesAwaited()
  return (
    <div className={styles.shell} data-unknown={isUnknown || undefined}>
      <a className={styles.skip} href="#content">
        {phrases.skip}
      </a>
      <header className={styles.bar}>
        <Link href="/" className={styles.brand}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          Pawl
        </Link>
        <div className={styles.begin}>
          <IfMay run="addTask">
            <Button kind="primary" size="small" aria-keyshortcuts="c" onClick={() => openOver('add')}>
              <Plus size={16} aria-hidden />
              <span>
                {phrases.add}
                <span className="visually-hidden"> {phrases.aTask}</span>
              </span>
              {/* Drawn, not text: what is read is all of the name. */}
              <kbd aria-hidden data-key="C" />
            </Button>
          </IfMay>
          <Button size="small" aria-keyshortcuts="Control+K" onClick={() => openOver('palette')}>
            <Search size={16} aria-hidden />
            <span>{phrases.search}</span>
            <kbd aria-hidden dir="ltr">
              Ctrl K
            </kbd>
          </Button>
          <IfMay run="takeTurn">
            <ChatButton />
          </IfMay>
        </div>
        <nav className={styles.pages} aria-label={phrases.navigation}>
          <div className={styles.scrolling} data-awaited={areOwnPlacesAwaited || undefined}>
            <PageLinks pages={PAGE_GROUPS.own} />
            <ViewLinks />
            <ProjectLinks />
            <PageLinks pages={PAGE_GROUPS.rooms} />
            <RoomLinks />
            <PageLinks pages={PAGE_GROUPS.work} />
          </div>
          <PageLinks pages={PAGE_GROUPS.foot} />
          <MorePlaces>
            <LanguageSwitch />
            <ThemeSwitch />
            <WhoIAm />
            <SignOut />
          </MorePlaces>
        </nav>
        <div className={styles.settings}>
          <ConnectionSign />
          <WaitingChanges />
          <LanguageSwitch />
          <HelpButton />
          <ThemeSwitch />
          <WhoIAm />
          <SignOut />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {beside}
    </div>
  )
}

/** Lists the person has saved; on a phone they are in the palette. */
function ViewLinks() {
  const phrases = usePhrases(viewPhrases)
  const views = useSavedViews()
  useFormerViews()
  const [path] = useLocation()
  const shown = addressOf(readShows(new URLSearchParams(useSearch())))
  const here = path === '/tasks' ? shown : undefined
  if (views.length === 0) return null
  return (
    <ul className={styles.views} aria-label={phrases.views}>
      {views.map(({ name, href }) => (
        <li key={href}>
          <Link href={href} title={name} aria-current={href === here ? 'page' : undefined} className={styles.link}>
            <Bookmark size={18} aria-hidden />
            <GivenText>{name}</GivenText>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The chat beside the page one is on; on its own page it is there already. A phone has it behind More. */
function ChatButton() {
  const phrases = usePhrases(appPhrases)
  const isOpen = useIsChatOpen()
  const [isChatPage] = useRoute('/chat/*?')
  return (
    <IconButton
      className={styles.chat}
      kind="plain"
      size="small"
      aria-keyshortcuts="Control+J"
      label={phrases.pages.chat}
      title={`${phrases.pages.chat} (Ctrl+J)`}
      aria-expanded={isOpen || isChatPage}
      disabled={isChatPage}
      onClick={toggleChat}
    >
      <MessageCircle size={16} aria-hidden />
    </IconButton>
  )
}

function PageLinks({ pages }: { readonly pages: readonly PagePlace[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <PageLink key={page.name} {...page} />
      ))}
    </ul>
  )
}

function PageLink({ name, href, under, Icon }: PagePlace) {
  const phrases = usePhrases(appPhrases)
  const [exactly] = useRoute(href)
  const [below] = useRoute(under)
  const params = new URLSearchParams(useSearch())
  // The list of one project is a place of its own.
  const isOwnPlace = name === 'tasks' && (params.has('project') || params.has('tag'))
  const here = (exactly && !isOwnPlace) || below
  return (
    <li data-first={FIRST_PLACES.includes(name) || undefined}>
      <Link href={href} aria-current={here ? 'page' : undefined} className={styles.link}>
        <Icon size={18} aria-hidden />
        <span>{phrases.pages[name]}</span>
        {name === 'inbox' && <InboxCount />}
      </Link>
    </li>
  )
}

/** Someone who is not signed in: nothing is offered to them that they would be refused. */
function useIsUnknown(): boolean {
  const { error } = useAsked('whoAmI', {})
  return error instanceof RefusedError && error.status === 401
}

function ConnectionSign() {
  const phrases = usePhrases(appPhrases)
  const connection = useConnection()
  // The live stream is refused to someone unknown; that does not make the server away.
  const state = useIsUnknown() ? 'unknown' : connection
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
  const { roles } = usePhrases(peoplePhrases)
  const me = useAsked('whoAmI', {}).data
  if (me === undefined) return null
  const name = me.principal.replace(/^person:/, '')
  const label = `${phrases.you}: ${name}, ${roles[me.role]}`
  return (
    <Link
      href="/account"
      className={buttonClass}
      data-kind="quiet"
      data-icon={me.alone ? 'only' : undefined}
      aria-label={label}
      title={label}
    >
      <CircleUserRound size={18} aria-hidden />
      {!me.alone && (
        <span className={styles.who}>
          <GivenText>{name}</GivenText> <small>{roles[me.role]}</small>
        </span>
      )}
    </Link>
  )
}

/** Only for who came in by a token; who is signed in signs out in their account. */
function SignOut() {
  const phrases = usePhrases(appPhrases)
  useAsked('whoAmI', {})
  if (readToken() === null) return null
  return (
    <IconButton
      label={phrases.forgetToken}
      onClick={() => {
        forgetToken()
        leaveDrafts()
        forgetPerson()
        void forgetLastState()
        void queries.resetQueries()
      }}
    >
      <LogOut size={18} className="mirrored" aria-hidden />
    </IconButton>
  )
}

/** The keys, from which everything else is found. */
function HelpButton() {
  const phrases = usePhrases(appPhrases)
  return (
    <IconButton label={phrases.help} aria-keyshortcuts="?" onClick={() => openOver('keys')}>
      <CircleQuestionMark size={18} aria-hidden />
    </IconButton>
  )
}

function ThemeSwitch() {
  const phrases = usePhrases(appPhrases)
  const [theme, choose] = useTheme()
  const Icon = THEME_ICONS[theme]
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] as Theme
  const label = `${phrases.theme}: ${phrases.themes[theme]}`
  return (
    <IconButton label={label} onClick={() => choose(next)}>
      <Icon size={18} aria-hidden />
    </IconButton>
  )
}
