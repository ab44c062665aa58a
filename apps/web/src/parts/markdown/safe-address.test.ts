import { expect, test } from 'vitest'
import { safeAddress } from './safe-address.ts'

test.each(['https://example.org/a?b#c', 'http://example.org', 'mailto:dana@example.org', '/task/12', '#fn-1'])(
  'leads where it says: %s',
  (address) => expect(safeAddress(address)).toBe(address),
)

test.each([
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'],
  ...['data:text/html,<script>', 'vbscript:x', 'file:///etc/passwd', '//example.org', '/\\example.org', 'blob:x', ''],
])('leads nowhere: %j', (address) => expect(safeAddress(address)).toBeUndefined())
