// A text of a person or an agent as Markdown: headings, lists, tables, code, diffs, links. What sets it is loaded when the
// first such text is shown; until then, and where it cannot be loaded, the text stands there as it was written.
//
// MD1. Nothing in a text runs, and nothing in it is loaded from anywhere: HTML is shown as text, an image as a link.
// MD2. Each paragraph has its own direction; code is always left to right.

import { shownText } from '@pawl/contract'
import { type ComponentType, useEffect, useState } from 'react'
import { GivenBlock } from '../text/given-text.tsx'
import { fencedDiff, hasMarkup } from './markup.ts'

export interface MarkdownProps {
  readonly children: string | undefined
  readonly className?: string | undefined
  /** The level of the heading it stands under: its own headings come below that. */
  readonly under?: number
}

/** More than this takes too long to set. */
const LONGEST = 100_000

type View = ComponentType<MarkdownProps & { readonly children: string }>

let view: View | undefined
let loading: Promise<void> | undefined

export function Markdown({ children = '', ...rest }: MarkdownProps) {
  const isPlain = children.length > LONGEST || !hasMarkup(children)
  const Loaded = useView(!isPlain)
  if (isPlain || Loaded === undefined) return <GivenBlock className={rest.className}>{children}</GivenBlock>
  return <Loaded {...rest}>{fencedDiff(shownText(children))}</Loaded>
}

function useView(isNeeded: boolean): View | undefined {
  const [, showIt] = useState(view !== undefined)
  useEffect(() => {
    if (!isNeeded || view !== undefined) return
    let isShown = true
    load()
      .then(() => isShown && showIt(true))
      // The text is readable without it.
      .catch(() => {})
    return () => {
      isShown = false
    }
  }, [isNeeded])
  return view
}

function load(): Promise<void> {
  loading ??= import('./markdown-view.tsx').then(
    (module) => {
      view = module.default
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
