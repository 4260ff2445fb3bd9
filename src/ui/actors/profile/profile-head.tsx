import { Heart, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ageShown } from '@/domain/actors/actor-rules'
import type { Actor } from '@/domain/actors/actor'
import type { ChatMode } from '@/domain/chat/mode'
import { isPaidMode } from '@/domain/chat/offer'
import { modesOnOffer } from '@/domain/chat/modes-on-offer'
import { sumOf } from '@/ui/actors/mode-labels'
import { Badge } from '@/ui/kit/feedback/badge'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Showcase } from '@/ui/kit/media/showcase'
import { pictureOf } from '@/ui/artwork/picture-of'
import { sumText } from '@/ui/payments/pay-button'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { statusOf } from '@/ui/actors/actor-tile'
import type { ActorServices } from '@/ui/actors/actor-services'
import css from './profile-head.module.css'
import type { ProfileViewModel } from './profile-view-model'
import { RemindButton } from '@/ui/actors/remind-button'
import { WriteButton } from '@/ui/actors/write-button'

/** Who an actor is and how to contact them: the artwork, the name, the one main action. */
export const ProfileHead = observer(function ProfileHead({
  profile,
  actor,
  services,
}: {
  readonly profile: Pick<ProfileViewModel, 'isBanned'>
  readonly actor: Actor
  readonly services: ActorServices
}) {
  const texts = useTexts()
  const state = services.live.stateOf(actor)
  const status = statusOf(state, texts)
  const modes = modesOnOffer(actor, state)
  return (
    <Showcase
      as="header"
      className={css['head']}
      source={pictureOf({ family: actor.seed, variant: 'l0' })}
      tall={pictureOf({ family: actor.seed, variant: 'p0' })}
    >
      <div className={css['marks']}>
        <span className={css['status']}>
          <LiveDot state={status.state} />
          {status.text}
        </span>
        {actor.isNew ? <Badge tone="veil">{texts.t('actors.tile.new')}</Badge> : null}
        {actor.features.hd ? <Badge tone="veil">{texts.t('chat.hd')}</Badge> : null}
      </div>
      <h1>
        {actor.name} <span className="num">{ageShown(actor)}</span>
      </h1>
      <p className={css['tagline']}>{actor.tagline}</p>
      {profile.isBanned ? (
        <p className={css['banned']} role="status">
          {texts.t('discovery.profile.banned')}
        </p>
      ) : (
        <>
          <Costs actor={actor} modes={modes} />
          <Actions actor={actor} modes={modes} services={services} />
        </>
      )}
    </Showcase>
  )
})

/** What a minute costs, named before anything is pressed; free chat is named first where it is offered. */
const Costs = observer(function Costs({ actor, modes }: ActionsProps) {
  const texts = useTexts()
  const paid = modes.find(isPaidMode) ?? 'single'
  const named = [...(modes.includes('free') ? ['free' as const] : []), paid]
  return (
    <p className={css['costs']}>
      {named.map((mode) => (
        <span key={mode}>
          {texts.t(`chat.mode.${mode}`)}
          {isPaidMode(mode) ? <strong className="num"> {sumText(sumOf(actor, mode), texts)}</strong> : null}
        </span>
      ))}
    </p>
  )
})

interface ActionsProps {
  readonly actor: Actor
  readonly modes: readonly ChatMode[]
}

const Actions = observer(function Actions({
  actor,
  modes,
  services,
}: ActionsProps & { readonly services: ActorServices }) {
  const texts = useTexts()
  const href = useHref()
  const { live, pins } = services
  const pinned = live.isFavorite(actor)
  const chats = modes.filter((mode) => mode !== 'preview')
  const [only] = chats.length === 1 ? chats : []
  const isFree = modes.includes('single')
  const canChat = chats.length > 0
  const room = (mode?: ChatMode) => href('actorChat', { actorName: actor.name }, mode === undefined ? {} : { mode })
  return (
    <div className={css['actions']}>
      {canChat ? (
        <ButtonLink kind="primary" size="l" href={room(only)}>
          {texts.t(isFree || only === undefined ? 'actors.profile.chat' : `chat.start.${only}`)}
        </ButtonLink>
      ) : null}
      {modes.includes('preview') ? (
        <ButtonLink size="l" icon={<Play />} href={room('preview')}>
          {texts.t('discovery.profile.preview')}
        </ButtonLink>
      ) : null}
      <WriteButton actor={actor} services={services} kind={canChat ? 'glass' : 'primary'} />
      {canChat ? (
        <Button
          size="l"
          icon={<Heart fill={pinned ? 'currentColor' : 'none'} />}
          aria-pressed={pinned}
          onClick={() => void pins.toggle(actor)}
        >
          {texts.t('discovery.profile.pin')}
        </Button>
      ) : (
        <RemindButton actor={actor} services={services} />
      )}
    </div>
  )
})
