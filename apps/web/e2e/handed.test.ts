// A question is handed to one person, by keyboard: it is in their inbox and out of the others', until it is given back.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { joinBy, serveForPeople } from './people-scene.ts'

test('[QH1, QH2] what is handed to someone is theirs, at once and in their language, and is given back', async () => {
  const { server, link } = await serveForPeople()
  const dana = await joinBy(server, link)
  const asked = (path: string, body: object) =>
    dana.evaluate(
      async ([to, given]) => {
        const csrf = /pawl-csrf[^=]*=([^;]+)/.exec(document.cookie)?.[1] ?? ''
        const headers = { 'content-type': 'application/json', 'pawl-csrf': csrf }
        return (await fetch(String(to), { method: 'POST', headers, body: JSON.stringify(given) })).json()
      },
      [path, body] as const,
    )
  const invited = await asked('/api/members/invite', { role: 'owner' })
  const noa = await joinBy(server, `/join${new URL(invited.link, server.url).hash}`, 'noa')
  await noa.evaluate(() => localStorage.setItem('pawl.language', 'he'))
  await noa.goto(`${server.url}/inbox`)
  await asked('/api/initiatives', { title: 'Open the mill' })
  await noa.getByRole('main').getByText('Open the mill').waitFor()

  await dana.goto(`${server.url}/inbox`)
  await dana.getByRole('link', { name: 'Open the mill' }).click()
  await dana.getByRole('button', { name: 'Hand over' }).focus()
  await dana.keyboard.press('Enter')
  await dana.getByRole('menuitem', { name: /noa/ }).waitFor()
  expect(await accessibilityProblems(dana)).toEqual([])
  await dana.getByRole('menuitem', { name: /noa/ }).focus()
  await dana.keyboard.press('Enter')
  await dana.getByText('You can still answer it.').waitFor()
  await dana.getByText('All clear').waitFor()
  await noa.getByRole('main').getByText('הועברה אליך').waitFor()
  expect(await accessibilityProblems(noa)).toEqual([])

  await dana.getByRole('link', { name: 'Handed over' }).click()
  await dana
    .getByRole('main')
    .getByText(/With .noa/)
    .first()
    .waitFor()
  await noa.getByRole('link', { name: 'Open the mill' }).click()
  await noa.getByRole('button', { name: 'להעביר למישהו' }).click()
  await noa.getByRole('menuitem', { name: 'להחזיר לכולם' }).click()
  await dana.getByText('Nothing that waits was handed').waitFor()
})
