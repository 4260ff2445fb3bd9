import type { Mail, Mailer } from '@/application/mail/mailer'

/** Stores what it is given, or fails as long as a test wants it to. */
export class TestMailer implements Mailer {
  readonly sent: Mail[] = []
  attempts = 0
  isDown = false

  async send(mail: Mail): Promise<void> {
    this.attempts += 1
    if (this.isDown) throw Object.assign(new Error(`refused ${mail.to}`), { code: 'ECONNREFUSED' })
    this.sent.push(mail)
  }

  /** The mails to an address, the newest last. */
  to(address: string | null): readonly Mail[] {
    return this.sent.filter(({ to }) => to === address)
  }
}

/** The token of the link in a mail. */
export const tokenIn = (mail: Mail | undefined): string =>
  /#(?<token>\S+)/u.exec(mail?.text ?? '')?.groups?.['token'] ?? ''
