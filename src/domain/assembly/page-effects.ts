import { avsEffects } from '@/domain/access/avs'
import type { LiveUpdate } from './live-update'

/** The effect of an update on the page as a whole, regardless of its content. */
export type PageEffect =
  | { readonly do: 'reload' }
  | { readonly do: 'reload-after-payment' }
  | { readonly do: 'note-password-changed' }
  | { readonly do: 'note-bonus-redeemed'; readonly code: string }

/**
 * Decides when an update reloads the page or notifies the guest; the only rule for this. `null`:
 * the update concerns single view models only. An expired session reloads, but not while a payment
 * is open, whose answer a reload would lose [SOC-012]. The page also reloads on the platform's
 * command [SOC-023], and when a revoked age check means that it may no longer be shown [AUT-019].
 */
export const pageEffectOf = (update: LiveUpdate, paymentIsOpen: boolean): PageEffect | null => {
  switch (update.type) {
    case 'pageReload':
      return { do: 'reload' }
    case 'avsSet':
    case 'avsRevoked':
    case 'avsPending':
    case 'avsRejected':
      // Pages follow the guest's age status by themselves: an action that waited for it proceeds
      // without a reload.
      return avsEffects(update, true).includes('reload') ? { do: 'reload' } : null
    case 'sessionExpired':
      return { do: paymentIsOpen ? 'reload-after-payment' : 'reload' }
    case 'passwordChanged':
      return { do: 'note-password-changed' }
    case 'bonusCodeRedeemed':
      return { do: 'note-bonus-redeemed', code: update.code }
    default:
      return null
  }
}
