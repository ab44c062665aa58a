// A file of another program, read as someone in Jerusalem does on 17 November 2026, a Tuesday.

import { phraseReader } from '../packages/operations/src/imports/phrase-reader.ts'
import { type ReadSource, SourceFile, type SourceTask } from '../packages/operations/src/imports/source-file.ts'

const NOW = Date.UTC(2026, 10, 17, 10)
const TIME_ZONE = 'Asia/Jerusalem'

export async function readSource(
  read: ReadSource,
  text: string,
  around: { readonly name?: string; readonly dayFirst?: boolean } = {},
) {
  const file = new SourceFile()
  const readTime = await phraseReader(NOW, TIME_ZONE)
  read(text, file, { timeZone: TIME_ZONE, dayFirst: false, readTime, hash: (content) => content, ...around })
  return {
    file,
    tasks: file.tasks,
    fields: file.tasks.map(({ fields }) => defined(fields)),
    titles: file.tasks.map(({ fields }) => fields.title),
    sources: file.tasks.map(({ source }) => source),
    uses: Object.fromEntries(file.uses.map(({ field, into, times }) => [`${field} → ${into ?? 'nowhere'}`, times])),
  }
}

const defined = (fields: SourceTask['fields']) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
