// People who sign in with a provider of OpenID Connect, in a real browser: for it the provider is another site.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT, OpenIdIssuer } from '../../../testing/openid-issuer.ts'
import { accessibilityProblems } from './accessibility.ts'
import { open } from './browser.ts'
import { joinBy, serveForPeople } from './people-scene.ts'

let issuer: OpenIdIssuer
beforeAll(async () => {
  issuer = await OpenIdIssuer.start()
})
afterAll(() => issuer.close())

test('[OI2] an owner joins with the provider, signs out, and signs in with it again', async () => {
  const { server, link } = await serveForPeople({ openId: { ...CLIENT, issuer: issuer.url, name: 'Example' } })
  issuer.subject = 'dana-there'
  const dana = await open(server, link)
  await dana.getByRole('button', { name: 'Join with Example' }).click()
  await dana.getByRole('link', { name: 'You: dana' }).waitFor()
  await dana.goto(`${server.url}/account`)
  await dana.getByRole('button', { name: 'Sign out', exact: true }).click()
  await dana.getByRole('button', { name: 'Sign in with Example' }).waitFor()
  expect(await accessibilityProblems(dana)).toEqual([])
  await dana.getByRole('button', { name: 'Sign in with Example' }).click()
  await dana.getByRole('link', { name: 'You: dana' }).waitFor()
})

test('[OI4] whoever has a password links the provider, and is refused in words before', async () => {
  const { server, link } = await serveForPeople({ openId: { ...CLIENT, issuer: issuer.url, name: 'Example' } })
  issuer.subject = 'another-there'
  const stranger = await open(server, '/')
  await stranger.getByRole('button', { name: 'Sign in with Example' }).click()
  await stranger.getByText('nobody has let you in here').waitFor()
  expect(await accessibilityProblems(stranger)).toEqual([])
  const dana = await joinBy(server, link)
  await dana.goto(`${server.url}/account`)
  await dana.getByRole('button', { name: 'Also sign in with Example' }).click()
  await dana.getByText('You are dana').waitFor()
  await stranger.getByRole('link', { name: 'Pawl' }).click()
  await stranger.getByRole('button', { name: 'Sign in with Example' }).click()
  await stranger.getByRole('link', { name: 'You: dana' }).waitFor()
})
