// Before each file of tests in a browser: what they open is closed again.

import { afterAll, afterEach } from 'vitest'
import { closePages, stopServers } from './browser.ts'

afterEach(closePages)
afterAll(stopServers)
