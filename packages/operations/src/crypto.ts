// Node's crypto, loaded when it is first needed: it takes 12 ms, a third of a short command.

export const crypto = () => process.getBuiltinModule('node:crypto')
