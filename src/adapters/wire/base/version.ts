/**
 * The version of the wire (docs/wire.md, "Versions"): the first number rises with breaking changes, the second with
 * additions, the third with clarifications of the documentation. A change has its entry in docs/contract/CHANGELOG.md.
 */
export const CONTRACT_VERSION = '2.0.0'

/** The oldest version still supported: a client of an older one cannot work with this server. */
export const OLDEST_CONTRACT = '2.0.0'

/** The header in which a client names the version it was written for, and each answer the version it carries. */
export const VERSION_HEADER = 'contract-version'

/** The same in the address of the socket, where a page cannot set headers. */
export const VERSION_PARAMETER = 'contractVersion'

/** The code of a request that names a version this server does not have. The web app names none, so that it is no `BackendErrorCode`. */
export const UNSUPPORTED_VERSION = 'unsupported-version'

/** What a server without that version answers. */
export const UNSUPPORTED_STATUS = 400

/** First and second number: the third changes nothing that a client could depend on. */
function numbersOf(version: string): readonly [number, number] | null {
  const [, first, second] = /^(\d{1,4})\.(\d{1,4})(?:\.\d{1,4})?$/u.exec(version) ?? []
  return first === undefined || second === undefined ? null : [Number(first), Number(second)]
}

const isAtMost = ([first, second]: readonly [number, number], [otherFirst, otherSecond]: readonly [number, number]) =>
  first < otherFirst || (first === otherFirst && second <= otherSecond)

/** Whether a client that was written for `named` finds here what it needs: no version before `oldest`, and none after `current`. */
export function isSupported(
  named: string,
  current: string = CONTRACT_VERSION,
  oldest: string = OLDEST_CONTRACT,
): boolean {
  const [wanted, newest, least] = [numbersOf(named), numbersOf(current), numbersOf(oldest)]
  return wanted !== null && newest !== null && least !== null && isAtMost(least, wanted) && isAtMost(wanted, newest)
}
