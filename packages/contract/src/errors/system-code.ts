// What a system, a driver or a library calls its trouble, such as ENOENT. Not a code of ours.

export function systemCodeOf(error: unknown): string {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error
  return isCoded && typeof error.code === 'string' ? error.code : ''
}
