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
  const { root: english, he } = config.locales
  const offered = [english, he].flatMap(({ themeConfig }) => linksOf(themeConfig.sidebar))
  for (const folder of ['guides', 'reference', 'spec', 'decisions', 'he'])
    for (const file of readdirSync(join(docs, folder)).filter((name) => name.endsWith('.md')))
      expect(offered.filter((link) => link === `/${folder}/${file.slice(0, -3)}`).length, file).toBe(1)
})

test('[LG1] there is a first page in every language', () => {
  for (const language of LANGUAGES)
    expect(existsSync(join(docs, language === 'en' ? 'index.md' : `${language}/index.md`)), language).toBe(true)
})

const WRITTEN = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

test.for(WRITTEN)('every link of %s leads to a file, and to a heading that is there', (file) => {
  const text = withoutCode(readFileSync(join(root, file), 'utf8'))
  const dead = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link as string)
    .filter((link) => !/^[a-z]+:/.test(link) && !leads(link, join(root, file)))
  expect(dead).toEqual([])
})

function leads(link: string, from: string): boolean {
  const [path = '', heading] = link.split('#')
  const target = path === '' ? from : join(dirname(from), path)
  if (!existsSync(target)) return false
  return heading === undefined || headingsOf(target).includes(heading)
}

/** As GitHub and the site call them in addresses. */
function headingsOf(file: string): string[] {
  const titles = [...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(
    ([, title]) => title as string,
  )
  return titles.map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function withoutCode(markdown: string): string {
  return markdown
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.slice(1, -1).replaceAll(/[[\]()]/g, ''))
}
