import type { SmsGateway, TextMessage } from '@/application/notifications/sms-gateway'

/** Stores the text messages it is given, or fails as long as a test wants it to. */
export class TestTexts implements SmsGateway {
  readonly sent: TextMessage[] = []
  isDown = false

  async send(message: TextMessage): Promise<void> {
    if (this.isDown) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    this.sent.push(message)
  }

  /** The messages to a number, the newest last. */
  to(number: string): readonly string[] {
    return this.sent.filter(({ to }) => to === number).map(({ text }) => text)
  }
}
