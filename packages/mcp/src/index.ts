// Pawl's tools for MCP clients: declared once, served by every transport.

export { buildMcpServer } from './build-mcp-server.ts'
export type { ToolDoor } from './door.ts'
export { resources } from './resources.ts'
export { shownTools } from './shown-tools.ts'
export { tools } from './tools.ts'
