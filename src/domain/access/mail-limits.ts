/** For how long a request for a mail counts, ms: as long as a wrong password. */
export const MAIL_WINDOW = 15 * 60_000

/** Requests of one origin for one address. */
const MAX_OF_ORIGIN = 3

/** Requests of one network, for any addresses. */
export const MAX_MAILS_OF_NETWORK = 10

/** Mails to one address, from any requester. */
const MAX_TO_ADDRESS = 6

/** Requests of all networks for addresses that nobody has confirmed: a sender of mails to strangers is refused by those who receive them. */
const MAX_TO_STRANGERS = 600

/** Requests within the window, the one in question not among them. */
export interface MailCounts {
  /** Of this origin for this address. */
  readonly own: number
  /** Of this network for all addresses. */
  readonly network: number
  /** Of all origins for this address. */
  readonly address: number
  /** Of all origins for all addresses that nobody has confirmed; zero for one that was. */
  readonly strangers: number
}

/**
 * The decision on a request for a mail to an address. `refuse` is returned to the requester, and depends on no address: only on their
 * own requests, and on how many there are at all; `keep` is answered like `send`, and nothing is sent: the address has had enough mails, and the answer
 * does not reveal that.
 */
export function mailDecision({ own, network, address, strangers }: MailCounts): 'send' | 'keep' | 'refuse' {
  if (own >= MAX_OF_ORIGIN || network >= MAX_MAILS_OF_NETWORK || strangers >= MAX_TO_STRANGERS) return 'refuse'
  return address >= MAX_TO_ADDRESS ? 'keep' : 'send'
}
