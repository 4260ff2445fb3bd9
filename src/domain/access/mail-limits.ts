/** Time for which a request for a mail counts, in ms: as long as a wrong password. */
export const MAIL_WINDOW = 15 * 60_000

/** Maximum requests from one origin for one address. */
const MAX_OF_ORIGIN = 3

/** Maximum requests from one network, for any addresses. */
export const MAX_MAILS_OF_NETWORK = 10

/** Maximum mails to one address, from any requester. */
const MAX_TO_ADDRESS = 6

/**
 * Maximum requests from all networks for addresses that nobody has confirmed: mail providers block
 * a sender that writes to strangers.
 */
const MAX_TO_STRANGERS = 600

/** Requests within the window, excluding the current one. */
export interface MailCounts {
  /** From this origin for this address. */
  readonly own: number
  /** From this network for all addresses. */
  readonly network: number
  /** From all origins for this address. */
  readonly address: number
  /** From all origins for all addresses that nobody has confirmed; zero for a confirmed one. */
  readonly strangers: number
}

/**
 * Decides on a request for a mail to an address. `refuse` is reported to the requester and depends
 * on no address, only on their own requests and the total. `keep` is answered like `send` but sends
 * nothing: the address has had enough mails, and the answer does not reveal that.
 */
export function mailDecision({ own, network, address, strangers }: MailCounts): 'send' | 'keep' | 'refuse' {
  if (own >= MAX_OF_ORIGIN || network >= MAX_MAILS_OF_NETWORK || strangers >= MAX_TO_STRANGERS) return 'refuse'
  return address >= MAX_TO_ADDRESS ? 'keep' : 'send'
}
