import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { askOverHttp } from '../../../../testing/ask-over-http.ts'
import { runPawl, startPawl } from '../../../../testing/pawl-processes.ts'

const server = await startPawl()
afterAll(() => server.stop())
const { dataFolder, url } = server
const pawl = (...args: string[]) => runPawl(args, { dataFolder })
const wait = (...more: string[]) =>
  pawl('--json', 'wait-for-task', '--room', 'build', '--role', 'builder', '--timeout-seconds', '0', ...more)

test('[D40] a session is given by its name; its secret is in a file of this user, and the name alone opens nothing', async () => {
  await pawl('room', 'create', 'build', '--roles', 'builder')
  await pawl('room', 'post', 'build', 'Build it')
  expect((await wait('--session', 'b1')).document).toMatchObject({ session: 'b1', resumed: false })

  const folder = join(dataFolder, 'sessions', 'here')
  expect(readdirSync(folder)).toEqual(['b1'])
  expect(statSync(join(folder, 'b1')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)

  const status = JSON.parse((await askOverHttp(url, 'roomStatus', { room: 'build' })).body)
  const { holder, number } = status.working[0]
  const taken = await askOverHttp(url, 'startWork', { task: String(number), session: holder })
  expect([holder, taken.status]).toEqual(['b1', 409])
  expect(JSON.parse(taken.body).error.code).toBe('NOT_THE_HOLDER')

  expect((await pawl('task-started', String(number), '--session', 'b1')).code).toBe(0)
  expect((await wait('--session', 'b1')).document).toMatchObject({ session: 'b1', resumed: true })
})

test('[D40] without the file the session is refused, in both languages, with the way on', async () => {
  const elsewhere = { env: { PAWL_URL: url } }
  const args = ['wait-for-task', '--room', 'build', '--role', 'builder', '--session', 'b1', '--timeout-seconds', '0']
  const refused = await runPawl(args, elsewhere)
  expect(refused).toMatchObject({ code: 7 })
  expect(refused.stderr).toContain('leave it out to get one of your own')
  expect((await runPawl(['--lang', 'he', ...args], elsewhere)).stderr).toContain('הסוד שלו חסר')
})
