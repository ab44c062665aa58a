export type { OpenIdOptions } from './access/openid-provider.ts'
export { type Limits, readLimit } from './limits/limits.ts'
export { DEFAULT_HOST, DEFAULT_PORT, type RunningServer, type ServerOptions, startServer } from './start-server.ts'
