import { Heart, MessageCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Actor } from '@/domain/actors/actor'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Badge } from '@/ui/kit/badge'
import { Button, ButtonLink } from '@/ui/kit/button'
import { LiveDot } from '@/ui/kit/live-dot'
import { Picture } from '@/ui/kit/picture'
import { pictureOf } from '@/ui/painting/picture-of'
import { Checkout } from '@/ui/payments/checkout-door'
import { useService } from '@/ui/shell/container'
import { useHref } from '@/ui/shell/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { statusOf } from './actor-tile'
import { LiveActors } from './live-actors'
import { Pins } from './pins'
import css from './profile-head.module.css'
import type { ProfileViewModel } from './profile-view-model'

/** Who she is and how to meet her: the painting, the name, the one main action. */
export const ProfileHead = observer(function ProfileHead({
  profile,
  actor,
}: {
  readonly profile: ProfileViewModel
  readonly actor: Actor
}) {
  const texts = useTexts()
  const live = useService(LiveActors)
  const status = statusOf(live.stateOf(actor), texts)
  return (
    <header className={css['head']} data-theme="dark" data-hero>
      <div className={css['picture']}>
        <Picture source={pictureOf({ family: actor.seed, variant: 'l0' })} alt="" shape="fill" eager sizes="100vw" />
      </div>
      <div className={css['inner']}>
        <div className={css['marks']}>
          <span className={css['status']}>
            <LiveDot state={status.state} />
            {status.text}
          </span>
          {actor.isNew ? <Badge tone="veil">{texts.t('actors.tile.new')}</Badge> : null}
          {actor.features.hd ? <Badge tone="veil">{texts.t('chat.hd')}</Badge> : null}
        </div>
        <h1>
          {actor.name} <span className="num">{actor.age}</span>
        </h1>
        <p className={css['tagline']}>{actor.tagline}</p>
        {profile.isBanned ? (
          <p className={css['banned']} role="status">
            {texts.t('actors.profile.banned')}
          </p>
        ) : (
          <Actions actor={actor} />
        )}
      </div>
    </header>
  )
})

const Actions = observer(function Actions({ actor }: { readonly actor: Actor }) {
  const texts = useTexts()
  const href = useHref()
  const live = useService(LiveActors)
  const pins = useService(Pins)
  const { isLoggedIn } = useService(GuestViewModel)
  const checkout = useService(Checkout)
  const state = live.stateOf(actor)
  const pinned = live.isFavorite(actor)
  const chat = href('actorChat', { actorName: actor.name })
  const write = href('messenger', {}, { actor: actor.id })
  return (
    <div className={css['actions']}>
      {state.isOnline ? (
        <ButtonLink kind="primary" size="l" href={chat}>
          {texts.t('actors.profile.chat')}
        </ButtonLink>
      ) : null}
      {isLoggedIn ? (
        <ButtonLink kind={state.isOnline ? 'glass' : 'primary'} size="l" icon={<MessageCircle />} href={write}>
          {texts.t('actors.profile.write')}
        </ButtonLink>
      ) : (
        <Button
          kind={state.isOnline ? 'glass' : 'primary'}
          size="l"
          icon={<MessageCircle />}
          onClick={() =>
            void checkout.open('signup', {
              host: actor.name,
              pending: { type: 'openUrl', params: { targetUrl: write } },
            })
          }
        >
          {texts.t('actors.profile.write')}
        </Button>
      )}
      <Button
        size="l"
        icon={<Heart fill={pinned ? 'currentColor' : 'none'} />}
        aria-pressed={pinned}
        onClick={() => void pins.toggle(actor)}
      >
        {texts.t('actors.profile.pin')}
      </Button>
    </div>
  )
})
