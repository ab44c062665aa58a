import { expect, test } from 'vitest'
import { withAddresses } from './lock-with-addresses.mjs'

test('packages of the registry get the address they usually have there, and nothing else gets one', () => {
  const elsewhere = { version: '1.0.0', resolved: 'https://example.com/own.tgz', integrity: 'sha512-o' }
  const packages = {
    '': { name: 'pawl' },
    'node_modules/@pawl/cli': { resolved: 'apps/cli', link: true },
    'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-a' },
    'apps/web/node_modules/@types/node': { version: '2.0.0', integrity: 'sha512-b' },
    'node_modules/older': { name: 'renamed', version: '3.0.0', integrity: 'sha512-c' },
    'node_modules/elsewhere': elsewhere,
    'apps/cli/node_modules/inside': { version: '1.0.0', inBundle: true },
  }
  const { packages: filled } = withAddresses({ lockfileVersion: 3, packages }, 'https://registry.example/npm/')
  expect(filled).toEqual({
    ...packages,
    'node_modules/fastify': {
      ...packages['node_modules/fastify'],
      resolved: 'https://registry.example/npm/fastify/-/fastify-5.0.0.tgz',
    },
    'apps/web/node_modules/@types/node': {
      ...packages['apps/web/node_modules/@types/node'],
      resolved: 'https://registry.example/npm/@types/node/-/node-2.0.0.tgz',
    },
    'node_modules/older': {
      ...packages['node_modules/older'],
      resolved: 'https://registry.example/npm/renamed/-/renamed-3.0.0.tgz',
    },
  })
})
