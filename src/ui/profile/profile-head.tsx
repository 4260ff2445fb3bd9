import { Heart, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ageShown } from '@/domain/actors/actor-rules'
import type { Actor } from '@/domain/actors/actor'
import { offerOf, type ChatButtons } from '@/domain/chat/chat-buttons'
import type { ChatMode } from '@/domain/chat/mode'
import type { ChatOffers } from '@/ui/actors/chat-offers-view-model'
import { Badge } from '@/ui/kit/feedback/badge'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Showcase } from '@/ui/kit/media/showcase'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { statusOf } from '@/ui/actors/actor-tile'
import type { ActorServices } from '@/ui/actors/actor-services'
import css from './profile-head.module.css'
import type { ProfileViewModel } from './profile-view-model'
import { RemindButton } from '@/ui/actors/remind-button'
import { WriteButton } from '@/ui/actors/write-button'

/** The head of a profile: artwork, name, and the one main action. */
export const ProfileHead = observer(function ProfileHead({
  profile,
  actor,
  offers,
  services,
}: {
  readonly offers: ChatOffers
  readonly profile: Pick<ProfileViewModel, 'isBanned'>
  readonly actor: Actor
  readonly services: ActorServices
}) {
  const texts = useTexts()
  const state = services.live.stateOf(actor)
  const status = statusOf(state, texts)
  const { buttons } = offers
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
          {buttons === null || buttons.buttonSubline === '' ? null : (
            <p className={css['costs']}>{buttons.buttonSubline}</p>
          )}
          <Actions actor={actor} buttons={buttons} services={services} />
        </>
      )}
    </Showcase>
  )
})

interface ActionsProps {
  readonly actor: Actor
  /** `null`: they could not be read. */
  readonly buttons: ChatButtons | null
}

const Actions = observer(function Actions({
  actor,
  buttons,
  services,
}: ActionsProps & { readonly services: ActorServices }) {
  const texts = useTexts()
  const href = useHref()
  const { live, pins } = services
  const pinned = live.isFavorite(actor)
  const chats = (buttons?.modes ?? []).filter(({ mode }) => mode !== 'preview')
  const only = chats.length === 1 ? chats[0]?.mode : undefined
  const preview = buttons === null ? undefined : offerOf(buttons, 'preview')
  // If the offers could not be read, the room reads them again.
  const canChat = buttons === null ? live.stateOf(actor).isOnline : chats.length > 0
  const room = (mode?: ChatMode) => href('actorChat', { actorName: actor.name }, mode === undefined ? {} : { mode })
  return (
    <div className={css['actions']}>
      {canChat ? (
        <ButtonLink kind="primary" size="l" href={room(only)}>
          {buttons?.buttonText ?? texts.t('actors.profile.chat')}
        </ButtonLink>
      ) : null}
      {preview !== undefined ? (
        <ButtonLink size="l" icon={<Play />} href={room('preview')}>
          {texts.t('discovery.profile.preview', { count: preview.seconds ?? 0 })}
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
