/** What an operator sets about the server itself. */
export interface ServerSettings {
  /** Requests a minute of one token, or of one address without a token. */
  readonly requestsPerMinute: number
  /** Forms a minute of one address at the sandbox's payment service: passwords are guessed there. */
  readonly formsPerMinute: number
  /** ISO 3166-1 alpha-2 of guests whose country no proxy tells. */
  readonly countryCode: string
  /** Header in which a proxy in front tells the guest's country; `null`: none does. */
  readonly countryHeader: string | null
  /** Whether the schema of the data-query endpoint may be asked for. */
  readonly introspection: boolean
  /** Whether a proxy in front tells address and scheme of the caller. */
  readonly trustProxy: boolean
  readonly logLevel: 'info' | 'warn' | 'error' | 'silent'
}

export const defaultSettings: ServerSettings = {
  requestsPerMinute: 1_200,
  formsPerMinute: 60,
  countryCode: 'DE',
  countryHeader: null,
  introspection: false,
  trustProxy: false,
  logLevel: 'info',
}

/** Largest body a request may have, in bytes. */
export const BODY_LIMIT = 65_536
