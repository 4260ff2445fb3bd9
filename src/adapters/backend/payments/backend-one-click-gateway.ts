import { chargesOf, oneClickChargeId, oneClickCharges, type OneClickCharge } from './one-click-records'
import { resumeJobOf, settleCharge } from './settle-charge'
import { authorize } from '@/adapters/backend/access/authorize'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { jobs } from '@/adapters/backend/kernel/jobs'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { channels } from '@/adapters/backend/messenger/messenger-records'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { limitsOf, spendsOf } from '@/adapters/backend/money/spending-limits'
import { meansOf, putMeans, walletOf } from '@/adapters/backend/money/wallets'
import type { Transaction } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type {
  OneClickGateway,
  OneClickRefusal,
  OneClickRequest,
  OneClickResult,
} from '@/application/payments/one-click-gateway'
import type { GuestId } from '@/domain/ids'
import { oneClickDecision, oneClickPackage } from '@/domain/payments/one-click'
import { totalCoins } from '@/domain/payments/packages'

/** Top ups by one press. Accepted in one transaction, charged between two, booked in the second. */
export class BackendOneClickGateway implements OneClickGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async charge(request: OneClickRequest): Promise<OneClickResult> {
    const accepted = await this.platform.store.transaction((tx) => this.accept(tx, request))
    if (typeof accepted === 'string') return { ok: false, reason: accepted }
    return this.resultOf(await settleCharge(this.platform, accepted))
  }

  end(): ReturnType<OneClickGateway['end']> {
    return transactionWithUpdates<Awaited<ReturnType<OneClickGateway['end']>>>(this.platform, async (tx, publish) => {
      const { guest } = await requireSession(tx, this.caller)
      if (!isLoggedIn(guest)) return { ok: false, reason: 'login-required' }
      if (meansOf(await walletOf(tx, guest.id)) === null) return { ok: true }
      await putMeans(tx, guest.id, null)
      publish({ audience: guest.id, update: { type: 'oneClick', means: null } })
      return { ok: true }
    })
  }

  /** The charge that the key names, new or known; a word where it is refused. */
  private async accept(
    tx: Transaction,
    { amount, channelId, key }: OneClickRequest,
  ): Promise<OneClickCharge | OneClickRefusal> {
    const { guest } = await requireSession(tx, this.caller)
    const id = oneClickChargeId(guest.id, key)
    const known = await tx.get(oneClickCharges, id)
    if (known !== undefined) {
      if (known.amount === amount) return known
      throw new BackendError('invalid-request', { fields: ['key'] })
    }
    const permission = authorize(guest, 'pay')
    if (!permission.ok) return permission.reason
    if (channelId !== null && (await tx.get(channels, channelId))?.guestId !== guest.id) {
      throw new BackendError('not-found', { detail: 'channel' })
    }
    const now = this.platform.clock.now()
    const refusal = await this.limitOf(tx, guest.id, amount, now)
    if (refusal === 'self-excluded') return refusal
    const means = meansOf(await walletOf(tx, guest.id))
    if (means === null) return 'not-agreed'
    if (refusal !== null) return refusal
    const { token, label } = means
    const language = this.caller.language()
    const charge: OneClickCharge = {
      id,
      guestId: guest.id,
      key,
      amount,
      channelId,
      token,
      label,
      at: now,
      language,
      status: 'open',
    }
    await tx.put(oneClickCharges, charge)
    await tx.put(jobs, resumeJobOf(charge))
    return charge
  }

  private async limitOf(
    tx: Transaction,
    guestId: GuestId,
    amount: number,
    now: number,
  ): Promise<OneClickRefusal | null> {
    const [limits, spends, charges] = await Promise.all([
      limitsOf(tx, guestId),
      spendsOf(tx, guestId, now),
      chargesOf(tx, guestId, now),
    ])
    const decision = oneClickDecision(amount, { limits, spends, charges, now })
    return decision.ok ? null : decision.reason
  }

  private async resultOf({ status, amount, guestId }: OneClickCharge): Promise<OneClickResult> {
    const bought = oneClickPackage(amount)
    if (bought === undefined || status === 'open') throw new BackendError('unavailable', { detail: 'charge' })
    if (status !== 'booked') return { ok: false, reason: status }
    const balance = await balanceOfGuest(this.platform.store, guestId)
    return { ok: true, coins: totalCoins(bought), balance, paid: bought.price }
  }
}
