// Code with its words coloured by what they are. Loaded when there is code on the page.

import type { Nodes } from 'hast'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import go from 'highlight.js/lib/languages/go'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import rust from 'highlight.js/lib/languages/rust'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { Fragment, type ReactNode } from 'react'
import styles from './markdown.module.css'

const languages = createLowlight({
  bash,
  css,
  go,
  java,
  javascript,
  json,
  python,
  rust,
  sql,
  typescript,
  xml,
  yaml,
})

/** The kinds of words that have a colour. */
const KINDS: Readonly<Record<string, string | undefined>> = {
  'hljs-keyword': 'keyword',
  'hljs-literal': 'keyword',
  'hljs-built_in': 'keyword',
  'hljs-selector-tag': 'keyword',
  'hljs-name': 'keyword',
  'hljs-string': 'string',
  'hljs-regexp': 'string',
  'hljs-number': 'number',
  'hljs-comment': 'comment',
  'hljs-meta': 'comment',
  'hljs-title': 'name',
  'hljs-attr': 'name',
  'hljs-attribute': 'name',
  'hljs-property': 'name',
  'hljs-type': 'name',
}

/** As it is, if the language is none of those known. */
export function colourCode(language: string, text: string): ReactNode {
  return languages.registered(language) ? shown(languages.highlight(language, text)) : text
}

function shown(node: Nodes): ReactNode {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return null
  const children = node.children.map((child, index) => <Fragment key={index}>{shown(child)}</Fragment>)
  if (node.type !== 'element') return children
  const kind = [node.properties.className].flat().map((name) => KINDS[String(name)])
  return (
    <span className={styles.word} data-kind={kind.find((one) => one !== undefined)}>
      {children}
    </span>
  )
}
