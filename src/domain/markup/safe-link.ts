import { isOwnAddress } from '@/domain/navigation/own-address'

const SECURE = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#][^\s"'<>\\`]*)?$/iu
const MAIL = /^mailto:[^\s"'<>\\`?&]{1,200}@[a-z\d.-]{1,200}$/iu

/**
 * Whether a text from outside may link to an address: a page of ours, a secure page elsewhere, or a
 * mail address. This excludes scripts, data and addresses that browsers read differently from how
 * they look.
 */
export const isSafeLink = (address: string): boolean =>
  address.length <= 2_000 &&
  !/[\p{Cc}\p{Cs}]/u.test(address) &&
  (isOwnAddress(address) || SECURE.test(address) || MAIL.test(address))
