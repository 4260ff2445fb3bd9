import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from '@/application/mail/mailer'

/**
 * Maximum time that the mail server may take for each step, ms: less than a mail is claimed for.
 */
const PATIENCE = 20_000

/**
 * Hands mails to a mail server over SMTP. Mails without attachments and of addresses that were
 * checked: nothing in them makes this process open a file or a page.
 */
export class SmtpMailer implements Mailer {
  private readonly transport
  private readonly host: string

  /**
   * `url`: `smtp://user:password@host:port` (STARTTLS where the server has it) or `smtps://…`;
   * `from`: the sender; `neutralFrom`: the sender of mails that name no product.
   */
  constructor(
    url: string,
    private readonly from: string,
    private readonly neutralFrom = addressOf(from),
  ) {
    this.transport = createTransport({
      url,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      dnsTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    this.host = from.slice(from.lastIndexOf('@') + 1).replace(/>$/u, '')
  }

  async send({ id, to, replyTo, subject, text, html, isNeutral = false, unsubscribe }: Mail): Promise<void> {
    await this.transport.sendMail({
      from: isNeutral ? this.neutralFrom : this.from,
      // A single address and never a list: two receivers in one text are an address that no server
      // knows.
      to: { name: '', address: to },
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      messageId: `<${id}@${this.host}>`,
      subject,
      text,
      html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe === undefined
          ? {}
          : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    })
  }

  close(): void {
    this.transport.close()
  }
}

/** The address of a sender, without the name. */
const addressOf = (from: string): string => /<(?<address>[^<>]+)>$/u.exec(from)?.groups?.['address'] ?? from
