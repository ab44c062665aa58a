// What an agent prints, with the lines of a diff in their colours.

import markdown from '../parts/markdown/markdown.module.css'
import { diffParts } from './diff-parts.ts'

export function OutputLines({ text }: { readonly text: string }) {
  return diffParts(text).map(({ kind, lines }, index) =>
    kind === 'text' ? (
      lines
    ) : (
      <span key={index} className={markdown.line} data-line={kind}>
        {lines}
      </span>
    ),
  )
}
