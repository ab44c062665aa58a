// A mail server on this machine, as real as SMTP goes: what it was given, and to whom it refuses to deliver.

import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** As they came, headers and all. */
  readonly messages: readonly string[]
  /** What the server of Pawl is started with. */
  readonly mail: { readonly smtpUrl: string; readonly from: string }
  close(): Promise<void>
}

/** `answer` is said to every recipient that is named. */
export async function startMailServer(answer?: { readonly responseCode: number }): Promise<MailServer> {
  const messages: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_, __, done) => done(answer && Object.assign(new Error('no'), answer)),
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString('utf8')
      })
      stream.on('end', () => {
        messages.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    messages,
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Pawl <pawl@example.com>' },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** The text of a message, however it was packed. */
export function textOf(message: string): string {
  const [head = '', ...body] = message.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  const packed = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]
  if (packed === 'base64') return Buffer.from(text, 'base64').toString('utf8')
  if (packed !== 'quoted-printable') return text
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
