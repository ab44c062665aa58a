// The invariants of single files: `// K1. …` in the head of a file defines one, `[K1]` cites it. An id is looked for in the
// same file, then in the same package, then everywhere; the first place that knows it has to know it once.

export interface SourceFile {
  readonly file: string
  readonly text: string
}

interface Invariant {
  readonly id: string
  readonly file: string
}

const DEFINED = /^\/\/ ([A-Z]{1,2}\d{1,2})\. /gm
const CITED = /\[([A-Z]{1,2}\d{1,2})\]/g
/** Decisions have ids of the same shape, and are defined in docs/spec. */
const isDecision = (id: string) => /^D\d/.test(id)

export function invariantProblems(files: readonly SourceFile[]): string[] {
  const defined = files.flatMap(({ file, text }) =>
    [...text.matchAll(DEFINED)].map((match): Invariant => ({ id: match[1] as string, file })),
  )
  const taken = defined
    .filter(({ id }) => isDecision(id))
    .map(({ id, file }) => `${file} defines ${id}, which is the id of a decision`)
  const unresolved = files.flatMap(({ file, text }) =>
    [...new Set([...text.matchAll(CITED)].map((match) => match[1] as string))]
      .filter((id) => !isDecision(id))
      .flatMap((id) => problemOf(id, file, defined)),
  )
  return [...taken, ...unresolved]
}

function problemOf(id: string, file: string, defined: readonly Invariant[]): string[] {
  const known = defined.filter((one) => one.id === id)
  const near = [
    known.filter((one) => one.file === file),
    known.filter((one) => packageOf(one.file) === packageOf(file)),
    known,
  ].find((some) => some.length > 0)
  if (near === undefined) return [`${file} cites ${id}, which no file defines`]
  if (near.length === 1) return []
  return [`${file} cites ${id}, which is defined in ${near.map((one) => one.file).join(' and in ')}`]
}

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}
