import { voucherConfigs, type RedeemedCodeRecord } from './code-records'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { contentKinds } from '@/adapters/backend/content/content-kinds'
import { grantDays } from '@/adapters/backend/entitlements/entitlement-records'
import { addGifts } from '@/adapters/backend/gifts/add-gifts'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { credit } from '@/adapters/backend/money/ledger-book'
import { giveVoucher, type NewVoucher } from '@/adapters/backend/vouchers/give-voucher'
import type { Transaction } from '@/adapters/stores/store'
import type { Grant } from '@/domain/codes/grant'
import type { Reward } from '@/domain/codes/redeemed-code'
import { asId, type AlbumId, type IdempotencyKey } from '@/domain/ids'
import type { LibraryKind } from '@/domain/library/library'
import type { Language } from '@/domain/navigation/language'
import { actorPlan, subscriptionPlans } from '@/domain/payments/plans'
import { voucherTypes } from '@/domain/vouchers/voucher'

const ALBUM: LibraryKind = 'album'

/** A grant of a code for one guest, in the transaction that redeems it. */
export interface Giving {
  readonly guest: GuestRecord
  readonly language: Language
  readonly code: Pick<RedeemedCodeRecord, 'code' | 'voucherDays'>
  readonly benefitId: string
  readonly publish: (update: OutboundUpdate) => void
}

/** Gives what a benefit brings; returns `null` where an operator's setting for it is missing. */
export async function giveReward(
  platform: PlatformContext,
  tx: Transaction,
  grant: Grant,
  giving: Giving,
): Promise<Reward | null> {
  const { guest, code, benefitId, publish } = giving
  const now = platform.clock.now()
  const reward = (amount: number): Reward => ({ benefitId, kind: grant.give, amount })
  const voucher = async (of: Omit<NewVoucher, 'guestId' | 'days'>, days = code.voucherDays): Promise<void> =>
    publish(await giveVoucher(platform, tx, { ...of, guestId: guest.id, days }))
  switch (grant.give) {
    case 'coins':
      await giveCoins(tx, giving, grant.coins, now)
      return reward(grant.coins)
    case 'credits': {
      const config = await tx.get(voucherConfigs, grant.voucherConfigId)
      if (config === undefined) return null
      await voucher({ type: voucherTypes.credits, amount: config.coins, actors: 'all' }, config.days)
      return reward(config.coins)
    }
    case 'vip-days':
    case 'premium-days': {
      const { grants, update } = subscriptionPlans[grant.give === 'vip-days' ? 'vipabo' : 'vxtvabo']
      const { until } = await grantDays(tx, guest.id, grants, grant.days, now)
      publish({ audience: guest.id, update: { type: update, active: true, until } })
      return reward(grant.days)
    }
    case 'actor-subscription':
      await grantDays(tx, guest.id, actorPlan(grant.aboId), grant.days, now)
      return reward(grant.days)
    case 'voucher':
      await voucher({ type: voucherTypes[grant.type], amount: grant.amount, actors: grant.actors })
      return reward(grant.amount)
    case 'gift':
      publish(await addGifts(tx, guest.id, grant.giftId, grant.amount))
      return reward(grant.amount)
    case 'live-show':
      await voucher({ type: voucherTypes.liveShow, amount: 1, actors: [grant.actorId] })
      return reward(1)
    case 'media':
      // A guest who owns the album already chooses another one.
      if (!(await giveAlbum(platform, tx, giving, grant.albumId)))
        await voucher({ type: voucherTypes.photoAlbum, amount: 1, actors: 'all' })
      return reward(1)
  }
}

/** A bonus in the one ledger, under the key of the benefit. */
async function giveCoins(
  tx: Transaction,
  { guest, code: { code }, benefitId, publish }: Giving,
  coins: number,
  now: number,
): Promise<void> {
  const booked = await credit(tx, {
    key: asId<IdempotencyKey>(`code:${guest.id}:${code}:${benefitId}`),
    at: now,
    kind: 'bonus',
    amount: coins,
    guestId: guest.id,
    statement: `code:${code}`,
    subject: code,
    subjectId: null,
    paid: null,
  })
  if (booked.ok) publish({ audience: guest.id, update: { type: 'balance', balance: booked.balance } })
}

async function giveAlbum(
  platform: PlatformContext,
  tx: Transaction,
  { guest, language }: Giving,
  albumId: AlbumId,
): Promise<boolean> {
  const buyer = { guest, language, now: platform.clock.now() }
  return ((await contentKinds(platform)[ALBUM].givable?.give(tx, [albumId], buyer)) ?? null) !== null
}
