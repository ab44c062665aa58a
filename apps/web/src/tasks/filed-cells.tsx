// Where a task belongs, changed where it stands: its project (M) and its tags (L). Those that are there are one press away.

import type { TaskView } from '@pawl/contract'
import { FolderPen, Tag } from 'lucide-react'
import { useAsked } from '../api/operation.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import type { Edit, EditedFields } from '../moves/use-edit.ts'
import { nameOf } from '../moves/use-move.ts'
import { Button } from '../parts/form/button.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { GivenText } from '../parts/text/given-text.tsx'
import { FieldCell } from './field-cell.tsx'
import { tasksPhrases } from './phrases.ts'

interface FiledCellsProps {
  readonly task: TaskView
  readonly onEdit: Edit
}

export function FiledCells({ task, onEdit }: FiledCellsProps) {
  const phrases = usePhrases(tasksPhrases)
  const parts = usePhrases(partPhrases)
  const { fields } = useWords()
  const { project, tags = [] } = task
  const label = (field: string, value: string) => phrases.changeField(field, value, nameOf(task))
  return (
    <>
      <FieldCell
        task={task}
        field="project"
        name={fields.project ?? ''}
        label={label(fields.project ?? '', project ?? parts.none)}
        shortcut="m"
        choices={(close) => <Choices kind="project" task={task} onEdit={onEdit} onDone={close} />}
      >
        <FolderPen size={16} aria-hidden />
      </FieldCell>
      <FieldCell
        task={task}
        field="tags"
        name={fields.tags ?? ''}
        label={label(fields.tags ?? '', tags.length === 0 ? parts.none : tags.join(', '))}
        shortcut="l"
        choices={(close) => <Choices kind="tag" task={task} onEdit={onEdit} onDone={close} />}
      >
        <Tag size={16} aria-hidden />
      </FieldCell>
    </>
  )
}

const FEW = 8

interface ChoicesProps extends FiledCellsProps {
  readonly kind: 'project' | 'tag'
  readonly onDone: () => void
}

/** A project is chosen instead of the one it has; a tag comes to the others, or goes. */
function Choices({ kind, task, onEdit, onDone }: ChoicesProps) {
  const { data } = useAsked('listProjects', {})
  const { project, tags = [] } = task
  const names = (kind === 'project' ? data?.projects : data?.tags)?.map(({ name }) => name) ?? []
  const isIts = (name: string) => (kind === 'project' ? name === project : tags.includes(name))
  const fieldsWith = (name: string): EditedFields => {
    if (kind === 'project') return { project: isIts(name) ? null : name }
    const next = isIts(name) ? tags.filter((tag) => tag !== name) : [...tags, name]
    return { tags: next.length === 0 ? null : next }
  }
  return names.slice(0, FEW).map((name) => (
    <Button
      key={name}
      size="small"
      aria-pressed={isIts(name)}
      onClick={() => {
        onDone()
        void onEdit(task, fieldsWith(name))
      }}
    >
      <GivenText>{kind === 'tag' ? `#${name}` : name}</GivenText>
    </Button>
  ))
}
