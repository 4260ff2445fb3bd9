/** An error of the live connection (SOC-035). */
export interface SocketError {
  readonly connectionAttempt: number
  readonly error: string
  readonly errorCode: number
  readonly errorReason: string
  readonly websocketType: string
}

/**
 * Reports errors to the operator. Requests made while offline are queued and replayed in order
 * (API-017). Never throws.
 */
export interface Logger {
  /** Reports whether the browser is online (API-015). */
  browserOnline(online: boolean): void
  /** Reports an error of the live connection (SOC-035). */
  socketError(failure: SocketError): void
  /** Reports a failed message (API-016). */
  messengerError(message: string): void
  /** Any other event worth reporting: a code and a location, never personal data. */
  error(code: string, detail: string): void
}

export const Logger = Symbol.for('Logger')
