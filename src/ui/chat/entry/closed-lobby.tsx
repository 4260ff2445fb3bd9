import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect } from 'react'
import type { Actor } from '@/domain/actors/actor'
import { presenceOf } from '@/domain/actors/presence'
import { statusOf } from '@/ui/actors/actor-tile'
import type { ActorServices } from '@/ui/actors/actor-services'
import { RemindButton } from '@/ui/actors/remind-button'
import { guestAhead, scheduleLines } from '@/ui/profile/schedule-text'
import { WriteButton } from '@/ui/actors/write-button'
import { useFoot } from '@/ui/kit/foot'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { useMedia } from '@/ui/kit/use-media'
import { useTexts } from '@/ui/texts/use-texts'
import { ActorRow } from '@/ui/chat/base/actor-row'
import { CARD_AT_FOOT } from '@/ui/chat/base/card-at-foot'
import css from './closed-lobby.module.css'
import type { ClosedLobbyViewModel } from './closed-lobby-view-model'
import { ConversionStrip } from './conversion-strip'
import type { ConversionViewModel } from './conversion-view-model'
import card from '@/ui/chat/base/room-card.module.css'

const ActorShows = lazy(async () => ({ default: (await import('@/ui/shows/shows-screen')).ActorShows }))

/** A lobby where nothing can start: the reason, its end, and further links. It explains no bill. */
export const ClosedLobby = observer(function ClosedLobby({
  actor,
  closedLobby,
  conversion,
  services,
}: {
  readonly actor: Actor
  readonly closedLobby: ClosedLobbyViewModel
  readonly conversion: ConversionViewModel
  readonly services: ActorServices
}) {
  const texts = useTexts()
  const foot = useFoot<HTMLElement>(useMedia(CARD_AT_FOOT))
  useEffect(() => void closedLobby.show(actor), [closedLobby, actor])
  const state = services.live.stateOf(actor)
  const presence = presenceOf(state)
  const status = statusOf(state, texts)
  const schedule = scheduleLines(actor.schedule, texts, guestAhead(Date.now()))
  const { name } = actor
  return (
    <section ref={foot} className={card['card']} aria-live="polite" data-presence={presence}>
      <h2>{texts.t(`chat.closed.${presence}`, { name })}</h2>
      <p className={css['status']}>
        <LiveDot state={status.state} />
        {status.text}
      </p>
      <p>{texts.t(`chat.closed.${presence}Text`, { name })}</p>
      {presence === 'away' && schedule.length > 0 ? (
        <p>
          {texts.t('discovery.usually')}: {schedule.join('; ')}
        </p>
      ) : null}
      {presence === 'show' ? (
        <Suspense fallback={null}>
          <ActorShows actorId={actor.id} only="running" />
        </Suspense>
      ) : null}
      <div className={css['ways']}>
        <WriteButton actor={actor} services={services} kind={presence === 'show' ? 'glass' : 'primary'} />
        <RemindButton actor={actor} services={services} />
      </div>
      <p className={css['hint']}>{texts.t('chat.closed.remindText', { name })}</p>
      <ConversionStrip conversion={conversion} actor={actor} live={services.live} />
      {closedLobby.similar.length === 0 ? null : (
        <div className={css['similar']}>
          <h3>{texts.t('chat.closed.similar')}</h3>
          <ul role="list">
            {closedLobby.similar.map((other) => (
              <li key={other.id}>
                <ActorRow actor={other} live={services.live} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
})
