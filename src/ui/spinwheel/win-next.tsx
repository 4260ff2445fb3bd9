import { observer } from 'mobx-react-lite'
import { asId, type AlbumId, type VideoId } from '@/domain/ids'
import type { SpinWin } from '@/domain/spinwheel/prize'
import { useHref } from '@/ui/base/use-href'
import { ButtonLink } from '@/ui/kit/actions/button'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'

/** Returns where a prize can be used, and the link's text; `null`: here. */
export function wayOf(
  { prize, content }: SpinWin,
  href: ReturnType<typeof useHref>,
): { readonly to: string; readonly label: TextKey } | null {
  switch (prize.kind) {
    case 'coins':
      return { to: href('memberPurchases', {}), label: 'spinwheel.next.coins' }
    case 'video':
      return content === null
        ? null
        : { to: href('video', { videoId: asId<VideoId>(content.id) }), label: 'spinwheel.next.video' }
    case 'album':
      return content === null
        ? null
        : { to: href('album', { albumId: asId<AlbumId>(content.id) }), label: 'spinwheel.next.album' }
    case 'gift':
    case 'messages':
      return { to: href('messenger', {}), label: `spinwheel.next.${prize.kind}` }
    case 'spin':
      return null
  }
}

/** A link to where a prize can be used. */
export const WinNext = observer(function WinNext({ win }: { readonly win: SpinWin }) {
  const texts = useTexts()
  const way = wayOf(win, useHref())
  return way === null ? null : <ButtonLink href={way.to}>{texts.t(way.label)}</ButtonLink>
})
