// A client of a Pawl server for programs: every operation of the contract as a typed method. It needs nothing but `fetch`.

export { type CallOptions, type Client, createClient } from './client.ts'
export type { StreamFilter } from './event-stream.ts'
export { PawlRefused } from './refused.ts'
export type { ClientOptions } from './request.ts'
