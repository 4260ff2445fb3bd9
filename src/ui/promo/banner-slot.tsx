import type { BannerPlacement } from '@/domain/promo/banner'
import { Near } from '@/ui/kit/near'
import { part } from '@/ui/kit/part'
import css from './banner-slot.module.css'
import { Reserved } from './reserved'

const BannerScreen = part(async () => (await import('./banner-screen')).BannerScreen)

/** Room for one banner of a page, which is loaded when the guest comes near it. */
export const BannerSlot = ({ placement }: { readonly placement: BannerPlacement }) => (
  <Reserved className={css['slot']}>
    {(leave) => (
      <Near height={1}>
        <BannerScreen placement={placement} onLeave={leave} onMissing={() => leave(false)} />
      </Near>
    )}
  </Reserved>
)
