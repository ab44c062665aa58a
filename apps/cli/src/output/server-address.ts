// The address of the server, to put in front of a path for people to open.

/** Where a server is if nobody says otherwise. */
const USUAL_ADDRESS = 'http://127.0.0.1:7077'

export function serverAddress(): string {
  return (process.env.PAWL_URL || USUAL_ADDRESS).replace(/\/+$/, '')
}
