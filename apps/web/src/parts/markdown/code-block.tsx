// Code in a text, coloured by its language; a diff by its lines. The colours are loaded when there is code to be coloured.

import { type ReactNode, useEffect, useState } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { Scrolling } from '../page/scrolling.tsx'
import { partPhrases } from '../phrases.ts'
import styles from './markdown.module.css'
import { diffLine } from './markup.ts'

interface CodeBlockProps {
  readonly language: string | undefined
  readonly text: string
}

/** More than this is shown without colours. */
const LONGEST = 30_000

export function CodeBlock({ language, text }: CodeBlockProps) {
  const phrases = usePhrases(partPhrases)
  const isDiff = language === 'diff' || language === 'patch'
  const code = text.replace(/\n$/u, '')
  return (
    <Scrolling label={isDiff ? phrases.diff : phrases.code} className={styles.code}>
      <pre dir="ltr">
        <code>{isDiff ? <Diff text={code} /> : <Coloured language={language} text={code} />}</code>
      </pre>
    </Scrolling>
  )
}

function Diff({ text }: { readonly text: string }) {
  return text.split('\n').map((line, index) => (
    <span key={index} className={styles.line} data-line={diffLine(line)}>
      {line}
      {'\n'}
    </span>
  ))
}

function Coloured({ language, text }: CodeBlockProps) {
  const [coloured, setColoured] = useState<ReactNode>()
  useEffect(() => {
    if (language === undefined || text.length > LONGEST) return
    let isShown = true
    import('./colour-code.tsx')
      .then(({ colourCode }) => isShown && setColoured(colourCode(language.toLowerCase(), text)))
      // It is readable without colours.
      .catch(() => {})
    return () => {
      isShown = false
    }
  }, [language, text])
  return coloured ?? text
}
