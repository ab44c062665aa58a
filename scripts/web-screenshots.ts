// npm run screenshots: a picture of every page, in both languages and both themes, for the docs.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { setScene } from './web/scene.ts'
import { contextOf, launchBrowser, VIEWERS } from './web/viewers.ts'

const folder = join(root, 'docs', 'screenshots')
mkdirSync(folder, { recursive: true })
const only = process.argv.slice(2)

const scene = await setScene()
const browser = await launchBrowser()
for (const viewer of VIEWERS) {
  const context = await contextOf(browser, viewer)
  for (const [name, path] of Object.entries(scene.pages)) {
    if (only.length > 0 && !only.includes(name)) continue
    const page = await context.newPage()
    await page.goto(`${scene.url}${path}`)
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    await page.waitForLoadState('load')
    // Charts and diagrams lay themselves out once more after their data has come.
    await page.waitForTimeout(900)
    const file = `${name}-${viewer.language}-${viewer.theme}.png`
    await page.screenshot({ path: join(folder, file) })
    process.stdout.write(`${file}\n`)
    await page.close()
  }
  await context.close()
}
await browser.close()
await scene.close()
