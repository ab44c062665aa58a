// The workspace that every store has from the beginning; its owners are those of the server.

export const DEFAULT_WORKSPACE = 'default'
