// Loaded into a server before its own code: it dies, as by kill -9, when it is about to answer a request that says so, or
// that goes to the address in DIES_ON. By then everything the request asked for is committed. For tests.

import { ServerResponse } from 'node:http'

type Method = (this: ServerResponse, ...given: unknown[]) => unknown

const prototype = ServerResponse.prototype as unknown as Record<'writeHead', Method>
const { writeHead } = prototype
prototype.writeHead = function (...given) {
  const { headers, method, url = '' } = this.req
  const address = process.env.DIES_ON
  const isMeant = address !== undefined && method !== 'GET' && new RegExp(address).test(url)
  if (isMeant || headers['test-dies'] !== undefined) process.kill(process.pid, 'SIGKILL')
  return writeHead.apply(this, given)
}
