import type { Binding, Device } from '#test/support/bindings/binding'
import {
  bonusCodes,
  voucherConfigs,
  type BonusCodeRecord,
  type StoredBenefit,
} from '@/adapters/backend/codes/code-records'
import { phoneVerifications } from '@/adapters/backend/phone/phone-records'
import type { CodeGateway } from '@/application/codes/code-gateway'
import { asId, type IdempotencyKey, type PhoneVerificationId } from '@/domain/ids'

const DAY = 86_400_000
const IN_WORDS = { name: 'A benefit', description: 'What it is' }

/** The words of a benefit; the test of languages has its own. */
export const words = (id: string) => ({ id, texts: { de: IN_WORDS, en: IN_WORDS, es: IN_WORDS } })

/** Coins, in as many words as the test needs. */
export const coins = (amount: number, id = 'coins'): StoredBenefit => ({
  ...words(id),
  kind: 'BonusCoins',
  coins: amount,
})

let made = 0

/** Stores a code of the operator that no other test has; returns it. */
export async function makeCode(
  { environment: { backend, clock } }: Binding,
  benefits: readonly StoredBenefit[],
  over: Partial<BonusCodeRecord> = {},
): Promise<string> {
  made += 1
  const record: BonusCodeRecord = {
    code: `TEST${made}`,
    benefits,
    containsTopUpBenefit: false,
    validTo: clock.now() + DAY,
    conditions: { requireMobileAuth: false, vip: false },
    quantity: null,
    voucherDays: 30,
    isPromoted: false,
    ...over,
  }
  await backend.store.transaction((tx) => tx.put(bonusCodes, record))
  return record.code
}

/** The operator's settings for a voucher of credits. */
export const makeVoucherConfig = ({ environment: { backend } }: Binding, id: string, amount: number): Promise<void> =>
  backend.store.transaction((tx) => tx.put(voucherConfigs, { id, coins: amount, days: 10 }))

/** A verified phone number of the guest. */
export const verifyPhone = ({ environment: { backend } }: Binding, { guest }: Device): Promise<void> =>
  backend.store.transaction((tx) =>
    tx.put(phoneVerifications, {
      id: asId<PhoneVerificationId>(`of ${guest.id}`),
      guestId: guest.id,
      type: 'mobile',
      number: `+49151${made}0000${guest.id.length}`,
      pinHash: '',
      until: 0,
      tries: 0,
      verifiedAt: 1,
    }),
  )

/** A code that must be redeemed. */
export async function redeem({ ports }: Device, code: string, key: IdempotencyKey) {
  const result: Awaited<ReturnType<CodeGateway['redeem']>> = await ports.codes.redeem(code, key)
  if (!result.ok) throw new Error(`${code} was refused: ${result.reason}`)
  return result.redeemed
}

/** What the vouchers of a guest are good for. */
export const vouchersOf = async ({ ports }: Device) =>
  (await ports.guest.vouchers()).map(({ type, amount, actors }) => ({ type, amount, actors }))
