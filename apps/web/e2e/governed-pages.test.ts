import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { open, serve } from './browser.ts'
import { answer, cases, openItem, setReviewScene } from './governed-scene.ts'

describe('the pages of governed work', () => {
  test.each([
    { language: 'en', theme: 'light', width: 1280 },
    { language: 'he', theme: 'dark', width: 400 },
  ] as const)('are accessible and fit in %o', async (viewer) => {
    const server = await serve()
    const { initiative } = await setReviewScene(server, 'Announce it', 'להודות לכולם')
    const { id } = await openItem(server, 'TaskReview')
    const page = await open(server, '/initiatives', viewer)
    for (const path of [
      `/inbox/${id}`,
      '/inbox',
      '/initiatives',
      `/initiatives/${initiative}`,
      '/policies',
      '/evidence/1',
    ]) {
      await page.goto(`${server.url}${path}`)
      await page.getByRole('heading', { level: 2 }).or(page.getByRole('main').getByRole('listitem')).first().waitFor()
      expect([path, await accessibilityProblems(page)]).toEqual([path, []])
      const overflow = await page.evaluate(() => {
        const main = document.querySelector('main') as HTMLElement
        return main.scrollWidth - main.clientWidth
      })
      expect([path, overflow]).toEqual([path, 0])
    }
  })

  test('in Hebrew the whole desk is Hebrew and runs from the right', async () => {
    const server = await serve()
    await setReviewScene(server)
    const page = await open(server, `/inbox/${(await openItem(server, 'TaskReview')).id}`, { language: 'he' })
    const group = page.getByRole('group', { name: 'brief' })
    const [satisfied, violated] = await Promise.all(
      ['עומדת בו', 'מפירה אותו'].map((name) => group.getByText(name).boundingBox()),
    )
    expect(satisfied?.x).toBeGreaterThan(violated?.x ?? Number.POSITIVE_INFINITY)
    await group.getByText('מפירה אותו').click()
    await page.getByText('נשאר כלל אחד להכריע בו.').waitFor()
  })

  test('evidence prints as a document: no navigation, nothing folded, each attempt on a page of its own', async () => {
    const server = await serve()
    await setReviewScene(server)
    await answer(server, (await openItem(server, 'TaskReview')).id, cases('Satisfied', 'Violated'))
    const decision = { decision: 'improve', description: 'Leave it out.' }
    await answer(server, (await openItem(server, 'RejectionDecision')).id, decision)
    const page = await open(server, '/evidence/1')
    await page.getByRole('heading', { name: /Attempt 2/ }).waitFor()
    const [markdown] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Markdown' }).click(),
    ])
    expect(await readFile(await markdown.path(), 'utf8')).toContain('no-secrets v1, Result 1: **Violated**')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation').isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    expect(await page.getByText('there is a password in it').first().isVisible()).toBe(true)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    // Two attempts and the policies.
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(3)
  })
})
