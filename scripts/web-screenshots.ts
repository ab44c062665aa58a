// npm run screenshots: the pictures of pages that the docs show, each in the language and theme its name says, and a person's
// first minute. Pictures that nothing shows any more are removed.

import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@pawl/contract'
import { root } from './paths.mjs'
import { recordFirstMinute } from './web/first-minute.ts'
import { type Scene, setScene } from './web/scene.ts'
import { contextOf, launchBrowser, VIEWERS } from './web/viewers.ts'

const folder = join(root, 'docs', 'screenshots')
mkdirSync(folder, { recursive: true })
const only = process.argv.slice(2)
const shown = picturesIn(['README.md', ...markdownIn('docs')])

const scene = await setScene()
const browser = await launchBrowser()
for (const file of shown.filter((name) => name.endsWith('.png'))) await takePicture(scene, file)
if (only.length === 0 || only.includes('first-minute')) await recordFirstMinute(browser, folder)
await browser.close()
await scene.close()
for (const file of readdirSync(folder)) if (!shown.includes(file)) rmSync(join(folder, file))

async function takePicture({ url, pages }: Scene, file: string): Promise<void> {
  const [, name = '', language, theme] = /^(.+)-([a-z]+)-(light|dark)\.png$/.exec(file) ?? []
  const viewer = VIEWERS.find((one) => one.language === language && one.theme === theme)
  if (pages[name] === undefined || viewer === undefined)
    throw new Error(`No page is called ${file}; languages: ${LANGUAGES}`)
  if (only.length > 0 && !only.includes(name)) return
  const context = await contextOf(browser, viewer)
  const page = await context.newPage()
  await page.goto(`${url}${pages[name]}`)
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('load')
  // Charts and diagrams lay themselves out once more after their data has come.
  await page.waitForTimeout(900)
  await page.screenshot({ path: join(folder, file) })
  process.stdout.write(`${file}\n`)
  await context.close()
}

function markdownIn(place: string): string[] {
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(place, file))
}

function picturesIn(files: readonly string[]): readonly string[] {
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/screenshots\/([\w.-]+\.(?:png|jpg|svg))/g)].map(
      ([, picture = '']) => picture,
    ),
  )
  return [...new Set(named)].sort()
}
