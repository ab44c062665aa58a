// Signing in with a real provider of OpenID Connect, by following redirects as a browser does.

import { OIDC_CALLBACK, SIGN_IN_PATHS } from '@pawl/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { CLIENT, type IssuedPerson, OpenIdIssuer, TravellingBrowser } from '../../../../testing/openid-issuer.ts'
import { runPawl } from '../../../../testing/pawl-processes.ts'
import { SignedInClient, secretIn } from '../../../../testing/signed-in.ts'
import { type RunningServer, startServer } from '../start-server.ts'

const START = SIGN_IN_PATHS.startOidc
const dataFolder = temporaryFolder()
let issuer: OpenIdIssuer
let server: RunningServer
let owner: SignedInClient
let browser: TravellingBrowser
let count = 0

beforeAll(async () => {
  issuer = await OpenIdIssuer.start()
  const made = await runPawl(['--json', 'owner', 'create', 'noa'], { dataFolder })
  const openId = { ...CLIENT, issuer: issuer.url, name: 'Example', domains: ['example.com'] }
  server = await startServer({ dataFolder, port: 0, version: 'test', log: false, requireSignIn: true, openId })
  owner = new SignedInClient(server.url)
  expect((await owner.join((made.document as { link: string }).link)).status).toBe(200)
})
afterAll(async () => {
  await server.close()
  await issuer.close()
})
beforeEach(() => {
  browser = new TravellingBrowser(server.url)
})

/** Someone new sits at the browser. */
function someone(person: IssuedPerson = {}): { readonly name: string } {
  const name = `dana${++count}`
  issuer.subject = `subject-${count}`
  issuer.people.set(issuer.subject, { preferred_username: name, ...person })
  return { name }
}
const ofTheDomain = () => {
  const email = `d${count}@example.com`
  return someone({ email, email_verified: true })
}
const invited = async () =>
  secretIn((await owner.ask('POST', '/api/members/invite', { role: 'auditor' })).document.link as string)
const whoAmI = async (who = browser) => JSON.parse((await who.go('/api/whoami')).text)
const people = async () => {
  const { members } = (await owner.ask('GET', '/api/members')).document
  return (members as { person: string }[]).map(({ person }) => person)
}

test('[OI2] someone of an allowed domain is sent to the provider, comes back and is in', async () => {
  const { name } = ofTheDomain()
  const { status, text, url } = await browser.go(START)
  expect([status, new URL(url).pathname]).toEqual([200, OIDC_CALLBACK])
  // A page of ours leads on: browsers call every step of the journey one from elsewhere.
  expect(text).toContain('<meta http-equiv="refresh" content="0;url=/">')
  expect(await whoAmI()).toMatchObject({ principal: `person:${name}`, role: 'member', by: 'sign-in' })
  expect([...browser.cookies.keys()].sort()).toEqual([
    expect.stringMatching(/^pawl-\d+$/),
    expect.stringMatching(/^pawl-csrf-\d+$/),
  ])
  const again = new TravellingBrowser(server.url)
  await again.go(START)
  expect((await whoAmI(again)).principal).toBe(`person:${name}`)
  const { document } = await owner.ask('GET', '/api/audit?limit=10')
  const kinds = (document.events as { kind: string; who: string }[])
    .filter(({ who }) => who === `person:${name}`)
    .map(({ kind }) => kind)
  expect(kinds).toEqual(['signed_in', 'signed_in', 'member_joined'])
})

test('[OI2] a subject that nobody let in is refused in both languages, and nothing is made', async () => {
  someone({ email: 'dana@example.com', email_verified: false })
  const before = await people()
  expect(await browser.go(START)).toMatchObject({ status: 403, code: 'OIDC_PERSON_UNKNOWN' })
  const page = await browser.go(START, { accept: 'text/html' })
  expect(page).toMatchObject({ status: 403, code: 'OIDC_PERSON_UNKNOWN' })
  expect(page.text).toContain('Example knows you, but nobody has let you in here')
  const hebrew = await new TravellingBrowser(server.url, { 'accept-language': 'he' }).go(START, { accept: 'text/html' })
  expect(hebrew.text).toContain('dir="rtl"')
  expect(hebrew.text).toContain('עוד לא ניתנה לך גישה')
  expect([await people(), browser.cookies.size]).toEqual([before, 0])
})

test('[OD3] the link of an invitation lets someone in, and its secret stands in no address', async () => {
  const { name } = someone()
  const secret = await invited()
  const { document } = await browser.post(START, { secret })
  expect(document.address).not.toContain(secret)
  expect((await browser.go(document.address as string)).status).toBe(200)
  expect(await whoAmI()).toMatchObject({ principal: `person:${name}`, role: 'auditor' })
  someone()
  const late = new TravellingBrowser(server.url)
  const used = (await late.post(START, { secret })).document.address as string
  expect((await late.go(used)).code).toBe('INVITATION_NOT_GOOD')
})

test('[OD1] another browser, another state and an answer that nobody asked for are refused', async () => {
  ofTheDomain()
  const isBack = ({ pathname }: URL) => pathname === OIDC_CALLBACK
  const { url } = await browser.go(START, { until: isBack })
  const other = new TravellingBrowser(server.url)
  expect(await other.go(url)).toMatchObject({ status: 403, code: 'OIDC_NOT_STARTED_HERE' })
  await other.go(START, { until: isBack })
  expect((await other.go(url)).code).toBe('OIDC_NOT_STARTED_HERE')
  const wrong = new URL(url)
  wrong.searchParams.set('state', 'guess')
  expect((await browser.go(wrong.href)).code).toBe('OIDC_NOT_STARTED_HERE')
  // The cookie was taken by the wrong try.
  expect((await browser.go(url)).code).toBe('OIDC_NOT_STARTED_HERE')
  const { document } = await owner.ask('GET', '/api/audit?limit=10&kind=sign_in_failed')
  expect(document.events.length).toBeGreaterThan(0)
})

test('[OD2] a code that is sent again opens nothing', async () => {
  ofTheDomain()
  const { url } = await browser.go(START, { until: ({ pathname }) => pathname === OIDC_CALLBACK })
  const kept = [...browser.cookies]
  expect((await browser.go(url)).status).toBe(200)
  expect((await browser.go(url)).code).toBe('OIDC_NOT_STARTED_HERE')
  const replaying = new TravellingBrowser(server.url)
  for (const [name, value] of kept) replaying.keep(name, value)
  expect(await replaying.go(url)).toMatchObject({ status: 403, code: 'OIDC_FAILED' })
  expect(replaying.cookies.size).toBe(0)
})

test('whoever does not sign in there is told so', async () => {
  issuer.subject = undefined
  const { status, code, text } = await browser.go(START)
  expect([status, code]).toEqual([403, 'OIDC_FAILED'])
  expect(text).toContain('access_denied')
})

test('[OI4] an account with a password is linked by whoever is signed in to it, and by nobody else', async () => {
  const { name } = someone()
  expect((await browser.post(START, { link: true })).status).toBe(401)
  const password = 'correct horse battery'
  await browser.post(SIGN_IN_PATHS.join, { secret: await invited(), name: `${name}-here`, password })
  const { document } = await browser.post(START, { link: true })
  const { text } = await browser.go(document.address as string)
  expect(text).toContain('url=/account')
  const other = new TravellingBrowser(server.url)
  await other.go(START)
  expect((await whoAmI(other)).principal).toBe(`person:${name}-here`)
  // Signed out meanwhile: nothing is linked.
  someone()
  browser.forget(issuer.url)
  const begun = (await browser.post(START, { link: true })).document.address as string
  await browser.post(SIGN_IN_PATHS.signOut, {})
  expect((await browser.go(begun)).status).toBe(401)
  expect((await new TravellingBrowser(server.url).go(START)).code).toBe('OIDC_PERSON_UNKNOWN')
})

test('how people sign in is told to anyone', async () => {
  expect((await browser.post(SIGN_IN_PATHS.showSignInWays, {})).document).toEqual({ oidc: 'Example' })
})

test('[OP1] a provider that is away stops no server, and is asked again once it is there', async () => {
  const gone = await OpenIdIssuer.start()
  await gone.close()
  const openId = { ...CLIENT, issuer: gone.url, domains: ['example.com'] }
  const own = await startServer({ dataFolder: temporaryFolder(), port: 0, version: 'test', log: false, openId })
  try {
    const visitor = new TravellingBrowser(own.url)
    const { host, port } = new URL(gone.url)
    expect((await visitor.post(SIGN_IN_PATHS.showSignInWays, {})).document).toEqual({ oidc: host })
    expect(await visitor.go(START)).toMatchObject({ status: 503, code: 'OIDC_UNAVAILABLE' })
    const back = await OpenIdIssuer.start(Number(port))
    back.subject = 'dana'
    back.people.set('dana', { preferred_username: 'dana', email: 'dana@example.com', email_verified: true })
    expect((await visitor.go(START)).status).toBe(200)
    expect((await whoAmI(visitor)).principal).toBe('person:dana')
    await back.close()
  } finally {
    await own.close()
  }
})

test('behind a proxy the provider sends people back to the public address, and the cookie is bound to it', async () => {
  const openId = { ...CLIENT, issuer: issuer.url }
  const begin = async (publicUrl: string | undefined, headers: Record<string, string>) => {
    const place = { dataFolder: temporaryFolder(), port: 0, version: 'test', log: false } as const
    const own = await startServer({ ...place, host: '127.0.0.1', trustedProxies: ['127.0.0.1'], openId, publicUrl })
    try {
      const response = await fetch(new URL(START, own.url), { redirect: 'manual', headers })
      const address = new URL(response.headers.get('location') ?? 'none:')
      return { status: response.status, address, cookies: response.headers.getSetCookie() }
    } finally {
      await own.close()
    }
  }
  const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.1.1.1' }
  const named = await begin('https://tasks.example.com', overTls)
  expect(named.address.searchParams.get('redirect_uri')).toBe(`https://tasks.example.com${OIDC_CALLBACK}`)
  expect(named.address.searchParams.get('code_challenge_method')).toBe('S256')
  expect(named.cookies).toEqual([
    expect.stringMatching(/^__Host-pawl-oidc=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  const passedOn = await begin(undefined, { ...overTls, 'x-forwarded-host': 'pawl.example.com' })
  expect(passedOn.address.searchParams.get('redirect_uri')).toBe(`https://pawl.example.com${OIDC_CALLBACK}`)
  expect(await begin(undefined, { 'x-forwarded-proto': 'http' })).toMatchObject({ status: 403, cookies: [] })
})

test('a server without a provider says so', async () => {
  const own = await startServer({ dataFolder: temporaryFolder(), port: 0, version: 'test', log: false })
  try {
    const visitor = new TravellingBrowser(own.url)
    expect((await visitor.post(SIGN_IN_PATHS.showSignInWays, {})).document).toEqual({ oidc: null })
    for (const path of [START, OIDC_CALLBACK])
      expect(await visitor.go(path)).toMatchObject({ status: 404, code: 'OIDC_NOT_SET_UP' })
  } finally {
    await own.close()
  }
})
