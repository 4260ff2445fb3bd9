import { vxc } from '@/domain/money/money'
import type { NamedSum } from '@/ui/payments/pay-button'

/** The press of a button that named these coins. Only a test makes one without a button. */
export const pressed = (coins: number, per: NamedSum['per'] = 'once'): NamedSum =>
  ({ price: vxc(coins), per }) as NamedSum
