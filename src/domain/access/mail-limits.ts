/** For how long a request for a mail counts, ms: as long as a wrong password. */
export const MAIL_WINDOW = 15 * 60_000

/** Requests of one origin for one address. */
const MAX_OF_ORIGIN = 3

/** Requests of one network, for whatever addresses. */
const MAX_OF_NETWORK = 10

/** Mails to one address, whoever asks for them. */
const MAX_TO_ADDRESS = 6

/** Requests within the window, the one in question not among them. */
export interface MailCounts {
  /** Of this origin for this address. */
  readonly own: number
  /** Of this network for all addresses. */
  readonly network: number
  /** Of all origins for this address. */
  readonly address: number
}

/**
 * What becomes of a request for a mail to an address. `refuse` is said to who asks, and depends on what they did themselves only;
 * `keep` is answered like `send`, and nothing is sent: the address has had mails enough, and nobody learns that it has.
 */
export function mailDecision({ own, network, address }: MailCounts): 'send' | 'keep' | 'refuse' {
  if (own >= MAX_OF_ORIGIN || network >= MAX_OF_NETWORK) return 'refuse'
  return address >= MAX_TO_ADDRESS ? 'keep' : 'send'
}
