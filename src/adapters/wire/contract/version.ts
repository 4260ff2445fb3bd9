/**
 * The version of the wire (docs/wire.md, "Versions"): the first number rises with breaking changes, the second with
 * additions, the third with clarifications of the documentation. A change has its entry in docs/contract/CHANGELOG.md.
 */
export const CONTRACT_VERSION = '2.0.0'

/** The oldest version still supported: a client of an older one cannot work with this server. */
export const OLDEST_CONTRACT = '2.0.0'
