// Pawl's tools for MCP clients: declared once, served by every transport.

export { buildMcpServer, INSTRUCTIONS } from './build-mcp-server.ts'
export type { ToolDoor } from './door.ts'
export { type ResourceDeclaration, resources } from './resources.ts'
export type { Tool } from './tool.ts'
export { tools } from './tools.ts'
export { wireSchema } from './wire-schema.ts'
