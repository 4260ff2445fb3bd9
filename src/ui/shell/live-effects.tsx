import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { LiveUpdates } from '@/application/live/live-updates'
import { avsEffects } from '@/domain/access/avs'
import type { LiveUpdate } from '@/domain/live/updates'
import { Checkout } from '@/ui/payments/checkout-door'
import { useService } from './container'
import { Page } from './page-service'
import { Toasts } from './toasts'

/** What the platform's word does to the page as a whole: reloads and notes; everything else belongs to a view model. */
export const LiveEffects = observer(function LiveEffects() {
  const live = useService<LiveUpdates>(LiveUpdates)
  const page = useService(Page)
  const toasts = useService(Toasts)
  const checkout = useService(Checkout)
  useEffect(() => {
    const hear = (update: LiveUpdate) => {
      switch (update.type) {
        case 'pageReload':
          page.reload()
          return
        case 'sessionExpired':
          // A payment that awaits its answer must not lose it to a reload (SOC-012).
          if (!checkout.isOpen) page.reload()
          return
        case 'avsRevoked':
          if (avsEffects(update, false).includes('reload')) page.reload()
          return
        case 'passwordChanged':
          toasts.show('info', 'shell.passwordChanged')
          return
        case 'bonusCodeRedeemed':
          toasts.show('good', 'shell.bonusRedeemed', { code: update.code })
          return
        default:
      }
    }
    return live.subscribe(hear)
  }, [live, page, toasts, checkout])
  return null
})
