/** A text message to send. */
export interface TextMessage {
  /** The same in every attempt, so that a service can recognize duplicates. */
  readonly id: string
  /** E.164, for example +4915112345678. */
  readonly to: string
  readonly text: string
}

/**
 * Sends text messages (MSG-030). Resolves once the service has accepted the message; throws on any
 * failure, and is then called again later.
 */
export interface SmsGateway {
  send(message: TextMessage): Promise<void>
}
