/**
 * The version of the wire (docs/wire.md, "Versions"): the first number rises with what breaks clients, the second with what is added,
 * the third with what is only said better. A change has its entry in docs/contract/CHANGELOG.md.
 */
export const CONTRACT_VERSION = '1.1.0'

/** The oldest version that is still spoken: a client of an older one cannot work with this server. */
export const OLDEST_CONTRACT = '1.0.0'
