import { queriedVoucher, voucher, vouchers, voucherType } from './voucher'
import type { ActorId } from '@/domain/ids'
import type { Voucher } from '@/domain/vouchers/voucher'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

const actorId = 'The actor it is bound to, where it is exactly one; else null.'

const onlyActorOf = ({ actors }: Voucher): ActorId | null =>
  actors !== 'all' && actors.length === 1 ? (actors[0] ?? null) : null

const fields = {
  amount:
    'In the unit of its type: minutes for videochat and privateShow, tickets for liveShow, coins for credits, pieces for the others.',
  validTo: 'The whole calendar day of this moment still counts.',
}

/** Vouchers. */
export const vouchersContract: FeatureContract = {
  feature: 'vouchers',
  about: 'What is paid for or given already, and spent before coins.',
  schemas: [
    {
      name: 'VoucherType',
      schema: voucherType,
      about:
        'What it is good for: 1 video, 2 videochat, 3 credits, 4 photoAlbum, 5 messages, 6 messengerGift, 7 liveShow, 8 privateShow, 9 bonusCode, 10 spins. Each is spent before coins, but for credits, which the guest turns into coins (creditVoucher).',
    },
    {
      name: 'Voucher',
      schema: voucher,
      write: (given: Voucher) => ({ ...given, actorId: onlyActorOf(given) }),
      about: 'A voucher of the guest.',
      fields: { ...fields, actors: 'The actors it is bound to, or "all".', actorId },
    },
    {
      name: 'QueriedVoucher',
      sdl: 'Voucher',
      schema: queriedVoucher,
      write: (given: Voucher) => ({
        ...given,
        actors: given.actors === 'all' ? null : given.actors,
        actorId: onlyActorOf(given),
      }),
      about: 'A voucher of the guest.',
      fields: { ...fields, actors: 'The actors it is bound to; null: everyone.', actorId },
    },
  ],
  operations: [{ operation: vouchers, about: 'The vouchers of the guest; none without an account.' }],
  updates: [{ type: 'vouchers', about: 'The vouchers of the guest have changed; all of them.' }],
}
