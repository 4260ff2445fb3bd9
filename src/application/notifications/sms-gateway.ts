/** A text message as it is handed over. */
export interface TextMessage {
  /** The same for every attempt, so that a service can recognize duplicates. */
  readonly id: string
  /** E.164, as +4915112345678. */
  readonly to: string
  readonly text: string
}

/**
 * Sends text messages (MSG-030). Resolves when the service has accepted the message; throws on any failure, and is then called again
 * later.
 */
export interface SmsGateway {
  send(message: TextMessage): Promise<void>
}
