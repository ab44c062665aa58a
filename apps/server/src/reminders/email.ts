// A reminder as an email. The id of the message is that of the delivery, so that a repeat can be told.

import { codeText, reminderWords } from '@pawl/contract'
import type { Sent, StoredChannel, StoredDelivery } from '@pawl/operations'
import type { Transporter } from 'nodemailer'
import type { HookText } from '../hooks/hook-text.ts'
import { SEND_WITHIN } from './post-message.ts'
import type { WrittenReminder } from './written-reminder.ts'

export interface MailSettings {
  /** smtp://name:password@mail.example.com:587, or smtps://… */
  readonly smtpUrl: string
  readonly from: string
}

export class Mailer {
  readonly #settings: MailSettings
  #transport: Promise<Transporter> | undefined

  constructor(settings: MailSettings) {
    this.#settings = settings
  }

  send(delivery: StoredDelivery, channel: StoredChannel, written: WrittenReminder): Promise<Sent> {
    const { title, body, url } = written
    const isTest = delivery.message.task === undefined
    const subject = isTest ? title : reminderWords[channel.language].subject(title)
    return this.#sendLines(delivery, channel, subject, [...(isTest ? [] : [title]), body], url)
  }

  /** What confirms the address. */
  sendCode(delivery: StoredDelivery, channel: StoredChannel, code: string, page: string | null): Promise<Sent> {
    const { subject, lines } = codeText(channel.language, channel.address, code)
    return this.#sendLines(delivery, channel, subject, lines, page)
  }

  /** What a hook tells. */
  sendText(delivery: StoredDelivery, channel: StoredChannel, text: HookText): Promise<Sent> {
    const { headline, title, detail, url } = text
    return this.#sendLines(delivery, channel, headline, [title, ...(detail === null ? [] : ['', detail])], url)
  }

  async #sendLines(
    delivery: StoredDelivery,
    channel: StoredChannel,
    subject: string,
    lines: readonly string[],
    url: string | null,
  ): Promise<Sent> {
    const { from } = this.#settings
    try {
      this.#transport ??= this.#connect()
      await (await this.#transport).sendMail({
        from,
        to: channel.address,
        subject,
        text: [...lines, ...(url === null ? [] : ['', url])].join('\n'),
        messageId: `<${delivery.id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': channel.language },
      })
      return { sent: true }
    } catch (error) {
      return troubleOf(error as { responseCode?: number; code?: string })
    }
  }

  async close(): Promise<void> {
    ;(await this.#transport)?.close()
  }

  /** Not needed where nobody is reminded by email. */
  async #connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    const within = { connectionTimeout: SEND_WITHIN, greetingTimeout: SEND_WITHIN, socketTimeout: SEND_WITHIN }
    const url = new URL(this.#settings.smtpUrl)
    const isSecure = url.protocol === 'smtps:'
    return createTransport({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (isSecure ? 465 : 587),
      secure: isSecure,
      ...(url.username !== '' && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
      disableFileAccess: true,
      disableUrlAccess: true,
      ...within,
    })
  }
}

/** What the mail server says for good, it says with a 5. */
function troubleOf({ responseCode, code }: { responseCode?: number; code?: string }): Sent {
  if (code === 'EAUTH') return { sent: false, trouble: 'refused', again: true }
  if (responseCode !== undefined) return { sent: false, trouble: 'refused', again: responseCode < 500 }
  return { sent: false, trouble: code === 'ETIMEDOUT' ? 'silent' : 'unreachable', again: true }
}

function domainOf(from: string): string {
  return /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'pawl.invalid'
}
