// A server on which everyone signs in, with the link of its first owner.

import { localPrincipal } from '@pawl/contract'
import { newId, runOperation } from '@pawl/operations'
import type { RunningServer, ServerOptions } from '@pawl/server'
import { openStore, sqlitePlace } from '@pawl/storage'
import type { Page } from 'playwright-core'
import { temporaryFolder } from '../../../testing/databases.ts'
import { open, serveAt } from './browser.ts'

export const PASSWORD = 'correct horse battery'

export async function serveForPeople(
  options: Partial<ServerOptions> = {},
): Promise<{ server: RunningServer; link: string }> {
  const dataFolder = options.dataFolder ?? temporaryFolder()
  const opened = await openStore(sqlitePlace(dataFolder))
  const principal = localPrincipal(true)
  const who = { principal, actor: principal.name, language: 'en', now: Date.now, newId } as const
  const made = await runOperation({ ...who, store: await opened.in() }, 'createOwner', { name: 'dana' })
  await opened.close()
  if (made.refused) throw new Error(made.refusal.code)
  const server = await serveAt({ dataFolder, requireSignIn: true, ...options })
  return { server, link: (made.value as { link: string }).link }
}

/** A person in a browser of their own, who has joined by a link. */
export async function joinBy(server: RunningServer, link: string, name?: string): Promise<Page> {
  const page = await open(server, link)
  if (name !== undefined) await page.getByLabel('Name').fill(name)
  await page.getByLabel('Choose a password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('link', { name: `You: ${name ?? 'dana'}` }).waitFor()
  return page
}
