import { queriedVoucher, voucher, vouchers, voucherType } from './voucher'
import type { FeatureContract } from '@/adapters/wire/contract/feature-contract'

const fields = {
  amount:
    'In the unit of its type: minutes for videochat, liveShow and privateShow, coins for credits, pieces for the others.',
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
        'What it is good for: 1 video, 2 videochat, 3 credits, 4 photoAlbum, 5 messages, 6 messengerGift, 7 liveShow, 8 privateShow, 9 bonusCode, 10 spins.',
    },
    {
      name: 'Voucher',
      schema: voucher,
      about: 'A voucher of the guest.',
      fields: { ...fields, actors: 'The actors it is bound to, or "all".' },
    },
    {
      name: 'QueriedVoucher',
      sdl: 'Voucher',
      schema: queriedVoucher,
      about: 'A voucher of the guest.',
      fields: { ...fields, actors: 'The actors it is bound to; null: everyone.' },
    },
  ],
  operations: [{ operation: vouchers, about: 'The vouchers of the guest; none without an account.' }],
  updates: [{ type: 'vouchers', about: 'The vouchers of the guest have changed; all of them.' }],
}
