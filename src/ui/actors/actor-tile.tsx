import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ActorState, ActorSummary } from '@/domain/actors/actor'
import { ageShown, coinsOf } from '@/domain/actors/actor-rules'
import { isListed, type LiveFilter } from '@/domain/actors/live-filter'
import { canBeWatched, presenceOf } from '@/domain/actors/presence'
import { Badge } from '@/ui/kit/feedback/badge'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Price } from '@/ui/kit/media/price'
import { PortraitTile } from '@/ui/kit/media/tile'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import type { ActorServices } from './actor-services'

const ALL: LiveFilter = {}

/**
 * An actor in a list: artwork, live state, price of a minute; the heart pins them. Actors who no
 * longer match the list's filter are dimmed until they leave it.
 */
export const ActorTile = observer(function ActorTile({
  actor,
  services: { live, pins },
  filter = ALL,
  eager = false,
  heading = 'h3',
}: {
  readonly actor: ActorSummary
  readonly services: Pick<ActorServices, 'live' | 'pins'>
  readonly filter?: LiveFilter
  readonly eager?: boolean
  readonly heading?: 'h2' | 'h3'
}) {
  const texts = useTexts()
  const href = useHref()
  const state = live.stateOf(actor)
  const pinned = live.isFavorite(actor)
  const [portrait] = actor.sedcards
  const age = ageShown(actor)
  return (
    <PortraitTile
      href={href('actor', { actorName: actor.name })}
      source={pictureOf(portrait ?? actor.avatar)}
      eager={eager}
      dimmed={!isListed(filter, coinsOf(actor), state)}
      heading={heading}
      name={actor.name}
      {...(age === null ? {} : { age: String(age) })}
      words={actor.threeWords}
      status={statusOf(state, texts)}
      marks={actor.isNew ? <Badge tone="veil">{texts.t('actors.tile.new')}</Badge> : undefined}
      price={<Price text={priceText(actor, state, texts)} />}
      action={
        <IconButton
          kind="veil"
          size="s"
          label={texts.t(pinned ? 'actors.tile.unpin' : 'actors.tile.pin', { name: actor.name })}
          pressed={pinned}
          onClick={() => void pins.toggle(actor)}
        >
          <Heart fill={pinned ? 'currentColor' : 'none'} />
        </IconButton>
      }
    />
  )
})

/** Returns the text and the dot for how a guest can reach an actor. */
export function statusOf(state: ActorState, texts: Texts): { state: 'live' | 'busy' | 'away'; text: string } {
  const presence = presenceOf(state)
  if (presence === 'live') return { state: 'live', text: texts.t('shell.live') }
  if (presence !== 'away')
    return { state: 'busy', text: texts.t(`actors.status.${canBeWatched(state) ? 'watch' : presence}`) }
  const { backAt } = state
  return {
    state: 'away',
    text:
      backAt === null
        ? texts.t('actors.status.away')
        : texts.t('actors.status.backAt', { time: texts.timeOfDay(backAt) }),
  }
}

/** Returns the price of a minute as shown in lists. */
export function priceText(actor: ActorSummary, state: ActorState, texts: Texts): string {
  if (state.isOnline && state.freeChat) return texts.t('actors.tile.freeChat')
  const coins = actor.prices.singleChat?.value ?? null
  return coins === null ? '' : texts.t('shell.perMinuteShort', { price: texts.t('shell.coins', { count: coins }) })
}
