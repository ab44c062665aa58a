// A board of what is to be done by something a task has: its project, or the person it belongs to. It is put into columns here,
// so the whole list is loaded, as for the groups of the list.

import type { TaskView } from '@pawl/contract'
import { useCallback, useMemo } from 'react'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { useStanding } from '../moves/standing.ts'
import { useEdit } from '../moves/use-edit.ts'
import { type TaskFilters, useTaskPages } from '../tasks/use-task-pages.ts'
import { boardPhrases } from './phrases.ts'
import type { BoardColumn, BoardWay, Drop } from './way.ts'

type Sort = NonNullable<TaskFilters['sort']>
/** The column of those that have none; no project is named by nothing. */
const NONE = ''

/** The pending tasks, by the column each is in. */
function useColumnsOf(sort: Sort, isWanted: boolean, columnOf: (task: TaskView) => string) {
  const pages = useTaskPages({ status: 'pending', sort }, { all: true, enabled: isWanted })
  const { tasks } = pages
  const inColumn = useMemo(() => Map.groupBy(tasks ?? [], columnOf), [tasks, columnOf])
  const useCards = (column: string) => ({ ...pages, tasks: tasks && (inColumn.get(column) ?? []) })
  // Which columns there are is known with the tasks: one that was there before them would jump.
  const isKnown = tasks !== undefined || pages.error !== null
  return { inColumn, isKnown, useCards }
}

/** However it is written, it is one project, as on the server. */
const projectOf = ({ project }: TaskView) => project?.normalize('NFKC').toLowerCase() ?? NONE

/** A card that is dropped on a project belongs to it. */
export function useProjectWay(sort: Sort, isWanted: boolean): BoardWay {
  const phrases = usePhrases(boardPhrases)
  const standing = useStanding()
  const edit = useEdit()
  const { inColumn, isKnown, useCards } = useColumnsOf(sort, isWanted, projectOf)
  const nameOf = (column: string) => inColumn.get(column)?.[0]?.project ?? column
  const filed = [...inColumn.keys()].filter((id) => id !== NONE).toSorted((a, b) => a.localeCompare(b))
  const columns: BoardColumn[] = [
    ...filed.map((id) => ({ id, name: nameOf(id), isGiven: true })),
    { id: NONE, name: phrases.noProject },
  ]
  const dropOn = (task: TaskView, column: string): Drop => {
    if (projectOf(task) === column) return { is: 'here' }
    if (standing(task).length === 0) return { is: 'refused', why: phrases.onlySeen }
    const project = column === NONE ? null : nameOf(column)
    const does = project === null ? phrases.outOfProject : phrases.intoProject(project)
    return { is: 'legal', does, run: () => void edit(task, { project }) }
  }
  return { by: 'project', columns: isKnown ? columns : [], useCards, dropOn }
}

/** A to-do stays its owner's: a card cannot be dropped on another person. */
export function usePersonWay(sort: Sort, isWanted: boolean): BoardWay {
  const phrases = usePhrases(boardPhrases)
  const me = useAsked('whoAmI', {}).data?.principal ?? NONE
  const ownerOf = useCallback((task: TaskView) => String(task.ownedBy ?? me), [me])
  const { inColumn, isKnown, useCards } = useColumnsOf(sort, isWanted, ownerOf)
  const others = [...inColumn.keys()].filter((name) => name !== me).toSorted((a, b) => a.localeCompare(b))
  const columns: BoardColumn[] = [
    { id: me, name: phrases.mine },
    ...others.map((name) => ({ id: name, name: name.replace(/^person:/, ''), isGiven: true })),
  ]
  const dropOn = (task: TaskView, person: string): Drop =>
    ownerOf(task) === person ? { is: 'here' } : { is: 'refused', why: phrases.staysOwners }
  return { by: 'person', columns: isKnown ? columns : [], useCards, dropOn }
}
