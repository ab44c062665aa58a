// The token of a server beyond this machine. Kept in this browser until the person signs out.

const NAME = 'pawl.token'

export function readToken(): string | null {
  return localStorage.getItem(NAME)
}

export function keepToken(token: string): void {
  localStorage.setItem(NAME, token)
}

export function forgetToken(): void {
  localStorage.removeItem(NAME)
}
