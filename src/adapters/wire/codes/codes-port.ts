import {
  benefits,
  checkCode,
  creditVoucher,
  hasNotRedeemed,
  redeemBonus,
  remainingBonusCodes,
  writtenRedeem,
} from './code-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { CodeGateway } from '@/application/codes/code-gateway'

const bound = bindingOf<CodeGateway>()

/** Bonus codes on the wire. */
export const codesPort: PortBinding<CodeGateway> = {
  redeem: bound('redeem', redeemBonus, { fields: ['code', 'key'], write: writtenRedeem }),
  check: bound('check', checkCode, { fields: ['code'] }),
  remaining: bound('remaining', remainingBonusCodes, { fields: ['code'] }),
  hasNotRedeemed: bound('hasNotRedeemed', hasNotRedeemed, { fields: ['promoCode'], answer: 'notRedeemed' }),
  creditVoucher: bound('creditVoucher', creditVoucher, { fields: ['voucherId'] }),
  benefits: bound('benefits', benefits, { fields: ['first', 'after'] }),
}
