/** Levels of the log. */
export const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const

/** An operator's settings of the server itself. */
export interface ServerSettings {
  /** Requests a minute of one token, or of one address without a token. */
  readonly requestsPerMinute: number
  /**
   * Maximum number of forms a minute of one address at the sandbox's payment service: passwords are
   * guessed there.
   */
  readonly formsPerMinute: number
  /** Pages, pictures and files of the app a minute of one address. */
  readonly pagesPerMinute: number
  /**
   * Maximum number of sessions a minute that one address may begin; resuming an existing one does
   * not count.
   */
  readonly newSessionsPerMinute: number
  /** Maximum time that a request may take to arrive, headers and body, ms. */
  readonly requestTimeout: number
  /** Sockets of one address at this server. */
  readonly connectionsPerAddress: number
  /** Sockets of one guest at this server: pages and devices. */
  readonly connectionsPerGuest: number
  /** ISO 3166-1 alpha-2 of guests whose country no proxy reports. */
  readonly countryCode: string
  /** Header in which a proxy in front reports the guest's country; `null`: none does. */
  readonly countryHeader: string | null
  /** Whether the schema of the data-query endpoint may be queried. */
  readonly introspection: boolean
  /**
   * Whether to believe a proxy in front what address and scheme the caller has: none, any, or these
   * addresses only.
   */
  readonly trustProxy: boolean | string
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** The origins, beside the server's own, whose pages may call it with a session. */
  readonly allowedOrigins: readonly string[]
  /**
   * Whether browsers are to use https only for all hosts below this one; for this host they always
   * are.
   */
  readonly hstsSubdomains: boolean
  /** The token that a reader of the metrics must send; `null`: only this machine may read them. */
  readonly metricsToken: string | null
}

export const defaultSettings: ServerSettings = {
  requestsPerMinute: 1_200,
  formsPerMinute: 60,
  pagesPerMinute: 12_000,
  newSessionsPerMinute: 120,
  requestTimeout: 30_000,
  connectionsPerAddress: 500,
  connectionsPerGuest: 20,
  countryCode: 'DE',
  countryHeader: null,
  introspection: false,
  trustProxy: false,
  logLevel: 'info',
  allowedOrigins: [],
  hstsSubdomains: false,
  metricsToken: null,
}

/** Largest body a request may have, in bytes. */
export const BODY_LIMIT = 65_536
