import { useCallback, useId, useState, type CSSProperties, type ReactNode } from 'react'
import type { BannerPlacement } from '@/domain/promo/banner'
import type { JumbotronType } from '@/domain/promo/jumbotron'
import { Near } from '@/ui/kit/near'
import { part } from '@/ui/kit/part'
import type { Leave } from './leave'

// Reserved space. Its shape is here, not in a style sheet: a file less for the start page.

const BannerScreen = part(async () => (await import('./banner-screen')).BannerScreen)
const Jumbotron = part(async () => (await import('./jumbotron-screen')).Jumbotron)

/** The height of a banner: a strip, on small windows with space for three lines. */
const BANNER: CSSProperties = {
  display: 'grid',
  width: '100%',
  minHeight: 168,
  aspectRatio: '6 / 1',
  overflow: 'hidden',
}

/** The height of a slide: jumbotron.module.css. */
const SLIDE: CSSProperties = { minWidth: 0, minHeight: 'clamp(180px, 27vw, 220px)' }

/**
 * Reserves space for content that loads when the guest comes near. If there is none, gives the
 * space up, unless that would move what the guest sees.
 */
function Reserved({
  style,
  className,
  children,
}: {
  readonly style: CSSProperties
  readonly className?: string | undefined
  readonly children: (leave: Leave) => ReactNode
}) {
  const id = useId()
  const [isGone, setGone] = useState(false)
  const leave = useCallback<Leave>(
    (isAsked) => {
      if (isAsked || (document.getElementById(id)?.getBoundingClientRect().top ?? 0) >= innerHeight) setGone(true)
    },
    [id],
  )
  return isGone ? null : (
    <div id={id} style={style} className={className}>
      <Near height={1}>{children(leave)}</Near>
    </div>
  )
}

/** Room for one banner of a page. */
export const BannerSlot = ({
  placement,
  className,
}: {
  readonly placement: BannerPlacement
  readonly className?: string | undefined
}) => (
  <Reserved style={BANNER} className={className}>
    {(leave) => <BannerScreen placement={placement} onLeave={leave} onMissing={() => leave(false)} />}
  </Reserved>
)

/** Room for the jumbotron of a page. */
export const JumbotronSlot = ({ type }: { readonly type: JumbotronType }) => (
  <Reserved style={SLIDE}>
    {(leave) => <Jumbotron type={type} onLeave={leave} onMissing={() => leave(false)} />}
  </Reserved>
)
