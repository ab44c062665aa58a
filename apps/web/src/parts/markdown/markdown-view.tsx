// Sets a Markdown text. See markdown.tsx, which loads this.

import { useId } from 'react'
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Link } from 'wouter'
import { usePhrases } from '../../language/language.tsx'
import { Scrolling } from '../page/scrolling.tsx'
import { partPhrases } from '../phrases.ts'
import { CodeBlock } from './code-block.tsx'
import { directionOf, plainText } from './direction.ts'
import { headingLevels } from './heading-levels.ts'
import styles from './markdown.module.css'
import type { MarkdownProps } from './markdown.tsx'
import { isOwnPage, safeAddress } from './safe-address.ts'

export default function MarkdownView({
  children,
  className = '',
  under = 2,
}: MarkdownProps & { readonly children: string }) {
  const phrases = usePhrases(partPhrases)
  const id = useId()
  return (
    <div className={`${styles.text} ${className}`}>
      <ReactMarkdown
        components={COMPONENTS}
        remarkPlugins={[remarkGfm, [headingLevels, under]]}
        // Two texts on one page may both have a first footnote.
        remarkRehypeOptions={{
          clobberPrefix: `${id}-`,
          footnoteLabelTagName: 'p',
          footnoteLabel: phrases.footnotes,
          footnoteBackLabel: phrases.backToText,
        }}
        // The links decide for themselves: see safe-address.ts.
        urlTransform={(address) => address}
      >
        {children}
      </ReactMarkdown>
    </div>
  )
}

type Block = 'p' | 'li' | 'ul' | 'ol' | 'blockquote' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'td' | 'th'

/** An element that runs in the direction of its own text. */
function directed<Name extends Block>(Name: Name) {
  return ({ node, ...rest }: ExtraProps & { readonly className?: string }) => {
    const Tag = Name as 'p'
    return <Tag {...rest} dir={directionOf(node)} />
  }
}

const COMPONENTS: Components = {
  p: directed('p'),
  li: directed('li'),
  ul: directed('ul'),
  ol: directed('ol'),
  blockquote: directed('blockquote'),
  h1: directed('h1'),
  h2: directed('h2'),
  h3: directed('h3'),
  h4: directed('h4'),
  h5: directed('h5'),
  h6: directed('h6'),
  td: directed('td'),
  th: directed('th'),
  table: ({ node, ...rest }) => <Table {...rest} dir={directionOf(node)} />,
  a: ({ node: _, href, children, ...rest }) => (
    <TextLink {...rest} href={href}>
      {children}
    </TextLink>
  ),
  img: ({ src, alt }) => <TextLink href={typeof src === 'string' ? src : undefined}>{alt || String(src)}</TextLink>,
  input: ({ checked }) => <Tick isDone={checked === true} />,
  pre: ({ node }) => {
    const [code] = node?.children ?? []
    const names = code?.type === 'element' ? code.properties.className : undefined
    const language = [names].flat().map((name) => /^language-(.+)$/u.exec(String(name))?.[1])
    return <CodeBlock language={language.find((one) => one !== undefined)} text={plainText(code)} />
  },
  code: ({ children }) => <code dir="ltr">{children}</code>,
}

/** What it scrolls in runs as it does, so that it stands where its text begins. */
function Table({ dir, ...rest }: { readonly dir: 'ltr' | 'rtl' | undefined }) {
  const phrases = usePhrases(partPhrases)
  return (
    <Scrolling label={phrases.table} dir={dir}>
      <table {...rest} />
    </Scrolling>
  )
}

function TextLink({ href, children, ...rest }: React.ComponentProps<'a'>) {
  const address = safeAddress(href)
  if (address === undefined) return <span>{children}</span>
  if (isOwnPage(address)) return <Link href={address}>{children}</Link>
  const outside = address.startsWith('#') ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' }
  // Where it really leads, whatever its text says.
  return (
    <a {...rest} {...outside} href={address} title={address}>
      {children}
    </a>
  )
}

function Tick({ isDone }: { readonly isDone: boolean }) {
  const phrases = usePhrases(partPhrases)
  return (
    <span role="img" aria-label={isDone ? phrases.ticked : phrases.notTicked} className={styles.tick}>
      {isDone ? '☑' : '☐'}
    </span>
  )
}
