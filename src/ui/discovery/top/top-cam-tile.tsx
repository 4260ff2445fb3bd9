import { ChevronDown, ChevronUp, Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ratingsShown } from '@/domain/actors/actor-rules'
import type { TopList } from '@/domain/actors/ranking'
import type { TopCam } from '@/domain/actors/top-cam'
import type { ActorServices } from '@/ui/actors/actor-services'
import { statusOf } from '@/ui/actors/actor-tile'
import { pictureOf } from '@/ui/artwork/picture-of'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Badge } from '@/ui/kit/feedback/badge'
import { Price } from '@/ui/kit/media/price'
import { PortraitTile } from '@/ui/kit/media/tile'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'

type Services = Pick<ActorServices, 'live' | 'pins'>

/** An actor in a ranking: the place, its change, and its measure. */
export const TopCamTile = observer(function TopCamTile({
  cam,
  list,
  move,
  services: { live, pins },
  eager,
}: {
  readonly cam: TopCam
  /** `null`: a collection, whose order is no ranking. */
  readonly list: TopList | null
  /** Places moved up (positive) or down since the list was opened. */
  readonly move: number
  readonly services: Services
  readonly eager: boolean
}) {
  const texts = useTexts()
  const pinned = live.isFavorite(cam)
  const measure = measureOf(cam, list, Number(pinned) - Number(cam.isFavorite), texts)
  return (
    <PortraitTile
      href={cam.profileLink}
      source={pictureOf(cam.previewPicture)}
      eager={eager}
      heading="h2"
      name={cam.name}
      {...(cam.age === null ? {} : { age: String(cam.age) })}
      words={[cam.spokenLanguages.map((code) => code.toUpperCase()).join(' · ')]}
      status={statusOf(live.stateOf(cam), texts)}
      marks={list === null ? undefined : <Rank rank={cam.rank} move={move} />}
      price={measure === '' ? undefined : <Price tone="soft" text={measure} />}
      action={
        <IconButton
          kind="veil"
          size="s"
          label={texts.t(pinned ? 'actors.tile.unpin' : 'actors.tile.pin', { name: cam.name })}
          pressed={pinned}
          onClick={() => void pins.toggle(cam)}
        >
          <Heart fill={pinned ? 'currentColor' : 'none'} />
        </IconButton>
      }
    />
  )
})

const Rank = observer(function Rank({ rank, move }: { readonly rank: number; readonly move: number }) {
  const texts = useTexts()
  return (
    <>
      <Badge tone={rank <= 3 ? 'veil-gold' : 'veil'}>
        <span aria-hidden="true">{rank}</span>
        <VisuallyHidden>{texts.t('discovery.top.place', { place: rank })}</VisuallyHidden>
      </Badge>
      {move === 0 ? null : (
        <Badge tone="veil" icon={move > 0 ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}>
          <span aria-hidden="true">{Math.abs(move)}</span>
          <VisuallyHidden>
            {texts.t(move > 0 ? 'discovery.top.up' : 'discovery.top.down', { count: Math.abs(move) })}
          </VisuallyHidden>
        </Badge>
      )}
    </>
  )
})

/** Returns the measure of the ranking. `own`: the guest's own pin, if newer than the list. */
function measureOf(cam: TopCam, list: TopList | null, own: number, texts: Texts): string {
  if (list === 'favorites') return texts.t('discovery.top.fans', { count: cam.pinnedCount + own })
  if (list === 'videocall') {
    const price = cam.videocallPrice.singleC2CChat
    return price === null
      ? ''
      : texts.t('shell.perMinuteShort', { price: texts.t('shell.coins', { count: price.value }) })
  }
  const { ratingCount: countRatings, satisfactionRate } = cam
  return ratingsShown({ lastNinetyDays: { countRatings, satisfactionRate } })
    ? texts.t('discovery.top.liked', { rate: satisfactionRate })
    : ''
}
