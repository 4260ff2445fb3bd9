import { getGuestBalance, getProfile, savePreferences, updateProfile } from './guest-calls'
import { purchases } from './guest-queries'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import { vouchers } from '@/adapters/wire/vouchers/voucher'
import type { GuestGateway } from '@/application/guest/guest-gateway'

// `open` and `logout` change the token that calls are made with; sessions are in a module of their own, which a first visit does not load.
type Bound = Omit<GuestGateway, 'open' | 'logout' | 'sessions' | 'endSession'>

const bound = bindingOf<Bound>()

/** The guest on the wire. */
export const guestPort: PortBinding<Bound> = {
  current: bound('current', getProfile, { answer: 'guest' }),
  balance: bound('balance', getGuestBalance),
  vouchers: bound('vouchers', vouchers),
  updateProfile: bound('updateProfile', updateProfile),
  savePreferences: bound('savePreferences', savePreferences, { fields: ['data'] }),
  purchases: bound('purchases', purchases, { fields: ['first', 'after'] }),
}
