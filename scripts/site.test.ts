// What the site of the documentation offers: every guide is found, and every link of the first pages leads to a page.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '@pawl/contract'
import { expect, test } from 'vitest'
import config from '../docs/.vitepress/config.mjs'
import { root } from './paths.mjs'

const docs = join(root, 'docs')

interface Item {
  readonly link?: string
  readonly items?: readonly Item[]
}
const linksOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ link, items: below = [] }) => [...(link === undefined ? [] : [link]), ...linksOf(below)])

test('every guide and every page of reference stands in the sidebar once', () => {
  const offered = linksOf(config.locales.root.themeConfig.sidebar)
  for (const folder of ['guides', 'reference', 'spec', 'decisions'])
    for (const file of readdirSync(join(docs, folder)).filter((name) => name.endsWith('.md')))
      expect(offered.filter((link) => link === `/${folder}/${file.slice(0, -3)}`).length, file).toBe(1)
})

test('[LG1] there is a first page in every language, and its links lead to pages', () => {
  for (const language of LANGUAGES) {
    const file = join(docs, language === 'en' ? 'index.md' : `${language}/index.md`)
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#]+)/g)].map(([, link]) => link as string)
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([])
  }
})
