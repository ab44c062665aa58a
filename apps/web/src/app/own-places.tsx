// The places of the side bar that are a person's own: their projects and tags, and the rooms with whoever works in them. On a
// phone they are in the palette, and on the pages of tasks and rooms.

import { Folder, Hash } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { withoutOpened } from '../beside/open-task.ts'
import { usePhrases } from '../language/language.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { appPhrases } from './phrases.ts'
import styles from './shell.module.css'

/** So many are in sight; the others one press away. */
const FEW = 5
const FEW_TAGS = 4

/** As long as it is not known how many there are: what stands below them would be pushed down. */
export function useAreOwnPlacesAwaited(): boolean {
  const asked = [useAsked('listViews', {}), useAsked('listProjects', {}), useAsked('listRooms', {})]
  return asked.some(({ isLoading }) => isLoading)
}

export function ProjectLinks() {
  const phrases = usePhrases(appPhrases)
  const { data } = useAsked('listProjects', {})
  const { projects = [], tags = [] } = data ?? {}
  return (
    <>
      <Places
        label={phrases.projects}
        places={projects.map(({ name, tasks }) => ({
          name,
          href: `/tasks?${new URLSearchParams({ project: name })}`,
          icon: <Folder size={16} aria-hidden />,
          count: tasks,
          counted: phrases.openTasks(tasks),
        }))}
      />
      <Places
        label={phrases.tags}
        few={FEW_TAGS}
        isInline
        places={tags.map(({ name, tasks }) => ({
          name,
          href: `/tasks?${new URLSearchParams({ tag: name })}`,
          icon: <Hash size={16} aria-hidden />,
          count: tasks,
          counted: phrases.openTasks(tasks),
        }))}
      />
    </>
  )
}

/** How many agents are looked at for the dots. */
const AGENTS = 200

export function RoomLinks() {
  const phrases = usePhrases(appPhrases)
  const { rooms = [] } = useAsked('listRooms', {}).data ?? {}
  const { agents = [] } = useAsked('listAgents', { limit: AGENTS }, { enabled: rooms.length > 0 }).data ?? {}
  const places = rooms.map(({ room }) => {
    const working = agents.filter((agent) => agent.room === room)
    const state = working.some((agent) => agent.state === 'suspect') ? 'suspect' : 'alive'
    return {
      name: room,
      href: `/rooms/${encodeURIComponent(room)}`,
      icon: <span className={styles.dot} data-state={working.length === 0 ? 'idle' : state} aria-hidden />,
      count: working.length,
      counted: phrases.working(working.length),
    }
  })
  return <Places label={phrases.pages.rooms} places={places} isBelowItsPage />
}

interface Place {
  readonly name: string
  readonly href: string
  readonly icon: ReactNode
  readonly count: number
  /** What the number says, for whoever does not see where it stands. */
  readonly counted: string
}

interface PlacesProps {
  readonly label: string
  readonly places: readonly Place[]
  readonly few?: number
  /** The way to all of them stands above, and is its heading. */
  readonly isBelowItsPage?: boolean
  /** Beside each other, as words. */
  readonly isInline?: boolean
}

function Places({ label, places, few = FEW, isBelowItsPage = false, isInline = false }: PlacesProps) {
  const phrases = usePhrases(appPhrases)
  const [path] = useLocation()
  const search = withoutOpened(useSearch())
  const here = search === '' ? path : `${path}?${search}`
  const [isOpen, setOpen] = useState(false)
  if (places.length === 0) return null
  const shown = isOpen ? places : places.filter(({ href }, index) => index < few || href === here)
  return (
    <section className={styles.own} aria-label={label} data-inline={isInline || undefined}>
      <h2 className={isBelowItsPage ? 'visually-hidden' : undefined}>{label}</h2>
      <ul>
        {shown.map(({ name, href, icon, count, counted }) => (
          <li key={href}>
            <Link href={href} title={name} aria-current={href === here ? 'page' : undefined} className={styles.link}>
              {icon}
              <GivenText>{name}</GivenText>
              {count > 0 && (
                <span className={styles.number}>
                  <span aria-hidden>{count}</span>
                  <span className="visually-hidden">{counted}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {places.length > few && (
        <button type="button" className={styles.moreOwn} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? phrases.fewer : phrases.allOf(places.length)}
        </button>
      )}
    </section>
  )
}
