// Rooms as the tests see them: made, and the panels of their page.

import type { RunningServer } from '@pawl/server'
import type { Page } from 'playwright-core'
import { api } from './browser.ts'

export const createRoom = (server: RunningServer, settings: object = {}) =>
  api(server, 'POST', '/api/rooms', { room: 'build', roles: ['planner', 'builder'], ...settings })

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
