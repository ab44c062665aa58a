// Plain text, a line a task: as it stands, as a list in Markdown (- [ ], - [x], headings as projects), or as todo.txt has it
// ((A), +project, @context, due:).
//
// PX1. Words such as ‘tomorrow’ stay in the title: nobody knows from which day the file is.
// PX2. What is indented below an item of a list is a step of its checklist.

import { namedByContent, type ReadSource, type SourceFields, type SourceTask, type SourceTime } from './source-file.ts'
import { projectNamed, tagsFrom, titled } from './source-text.ts'
import { addNested, type Nested } from './subtasks.ts'
import { readTodoTxt, usesTodoTxt } from './todo-txt.ts'

const HEADING = /^#{1,6}\s+(.+?)\s*#*$/
const ITEM = /^(\s*)(?:[-*+•–]|\d{1,4}[.)])\s+(?:\[([ xX])\]\s*)?(.*)$/
const LINK_OR_RULE = /^\s*(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/
const TAB = '    '

export interface ReadLine {
  readonly title: string
  readonly isDone: boolean
  readonly fields: Partial<SourceFields> & SourceTime
}

export const readText: ReadSource = (text, file, around) => {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  const nameOf = namedByContent('text', around.hash)
  const isTodoTxt = usesTodoTxt(lines)
  const found: Nested[] = []
  let heading: string | undefined
  for (const [index, given] of lines.entries()) {
    const line = index + 1
    const written = given.replaceAll('\t', TAB)
    const [, title] = isTodoTxt ? [] : (HEADING.exec(written) ?? [])
    if (title !== undefined) {
      heading = projectNamed(title)
      file.use('# heading', 'project')
    } else if (written.trim() !== '' && !LINK_OR_RULE.test(written)) {
      const [, indent = '', mark, item] = isTodoTxt ? [] : (ITEM.exec(written) ?? [])
      const read: ReadLine = isTodoTxt
        ? readTodoTxt(written.trim(), file)
        : { title: item ?? written.trim(), isDone: mark !== undefined && mark !== ' ', fields: {} }
      const named = titled(read.title)
      if (named === undefined) {
        file.leaveOut('empty')
        continue
      }
      file.use(item === undefined ? 'line' : '- item', 'title')
      if (read.isDone) file.use('x', 'status')
      const project = read.fields.project ?? heading
      const task: SourceTask = {
        line,
        source: nameOf(project ?? '', named.title),
        status: read.isDone ? 'done' : 'open',
        fields: { ...named, ...read.fields, project, tags: tagsFrom(read.fields.tags ?? []) },
        comments: [],
      }
      found.push({ task, depth: item === undefined ? 1 : indent.length + 1 })
    }
  }
  addNested(file, found, 'indent')
}
