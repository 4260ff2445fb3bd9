import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Quote } from '@/domain/chat/quote'
import { Picture } from '@/ui/kit/media/picture'
import { part } from '@/ui/kit/part'
import { useMedia } from '@/ui/kit/use-media'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useService, useViewModel } from '@/ui/base/container'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { useParamsOf } from '@/ui/base/page'
import { useHref } from '@/ui/base/use-href'
import { PageTitle } from '@/ui/base/page-title'
import { useRetainedFocus } from '@/ui/base/return-focus'
import { LoadError } from '@/ui/base/load-error'
import { MissingPage } from '@/ui/base/missing-page'
import { ChatOffersViewModel } from '@/ui/actors/chat-offers-view-model'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { Toasts } from '@/ui/base/toasts'
import { useTexts } from '@/ui/texts/use-texts'
import { Arrivals } from '@/ui/chat/lines/arrivals'
import { ArrivalsViewModel } from '@/ui/chat/lines/arrivals-view-model'
import { BillCard } from '@/ui/chat/bill/bill-card'
import { CameraViewModel } from '@/ui/chat/live/camera-view-model'
import { ClosedLobbyViewModel } from '@/ui/chat/entry/closed-lobby-view-model'
import { ControlsViewModel } from '@/ui/chat/controls/controls-view-model'
import { ConversionViewModel } from '@/ui/chat/entry/conversion-view-model'
import { goToLine } from '@/ui/chat/lines/go-to-line'
import { LivePictureViewModel } from '@/ui/chat/live/live-picture-view-model'
import { Lobby } from '@/ui/chat/entry/lobby'
import { EndButton, MeterCard } from '@/ui/chat/meter/meter-card'
import { PictureControls } from '@/ui/chat/live/picture-controls'
import { PreviewCard } from '@/ui/chat/entry/preview-card'
import { RepliesViewModel } from '@/ui/chat/lines/replies-view-model'
import { RoomHeader } from './room-header'
import { RoomLinesViewModel } from '@/ui/chat/lines/room-lines-view-model'
import { RoomPicture } from './room-picture'
import css from './room-screen.module.css'
import { RoomRulesViewModel } from '@/ui/chat/lines/room-rules-view-model'
import { RoomWindow } from '@/ui/chat/ongoing/room-window'
import { RoomSettings } from '@/ui/chat/base/room-settings'
import { RoomSide } from './room-side'
import { RoomViewModel } from '@/ui/chat/visit/room-view-model'
import { ShowCourseViewModel } from './show-course-view-model'
import { TipsViewModel } from '@/ui/chat/tips/tips-view-model'

const ChatStrip = part(async () => (await import('@/ui/chat/ongoing/chat-strip-screen')).ChatStrip)

const DeedLight = part(async () => (await import('@/ui/chat/controls/deed-light')).DeedLight)

/** A drawn picture shows the deed of a tip; an actor with a camera performs it. */
const Deed = observer(function Deed({
  room,
  arrivals,
  seed,
}: {
  readonly room: Pick<RoomViewModel, 'chat'>
  readonly arrivals: Pick<ArrivalsViewModel, 'gesture'>
  readonly seed: number
}) {
  const { gesture } = arrivals
  const isDrawn = (room.chat?.stream.kind ?? 'generated') === 'generated'
  return gesture === null || !isDrawn ? null : <DeedLight key={gesture} gesture={gesture} seed={seed} />
})

/** The live room: the actor, the meter, the messages. */
export const Screen = observer(function RoomScreen() {
  const texts = useTexts()
  const { actorName } = useParamsOf('actorChat')
  const room = useViewModel(RoomViewModel)
  const requested = new URLSearchParams(useLocation().search).get('mode')
  useEffect(() => room.show(actorName, requested === 'ticket' ? 'ticket' : null), [room, actorName, requested])
  const closedLobby = useViewModel(ClosedLobbyViewModel)
  const conversion = useViewModel(ConversionViewModel)
  const picture = useViewModel(LivePictureViewModel)
  const camera = useViewModel(CameraViewModel)
  const offers = useViewModel(ChatOffersViewModel)
  // Offers are read again after each refusal, bill or change by the platform.
  useEffect(() => offers.show(actorName, () => [room.actor, room.bill, room.entry.refusal]), [offers, actorName, room])
  const lines = useViewModel(RoomLinesViewModel)
  const tips = useViewModel(TipsViewModel)
  const replies = useViewModel(RepliesViewModel)
  const toasts = useService(Toasts)
  const goTo = useCallback(
    (quote: Quote) => {
      if (!goToLine(quote)) toasts.show('info', 'chat.reply.gone')
    },
    [toasts],
  )
  const controls = useViewModel(ControlsViewModel)
  const arrivals = useViewModel(ArrivalsViewModel)
  useEffect(
    () =>
      arrivals.follow({
        chatId: () => room.chat?.chatId ?? null,
        channelId: () => room.conversation.channel?.id ?? null,
        isHidden: (line) => lines.hides(line),
      }),
    [arrivals, room, lines],
  )
  const rules = useViewModel(RoomRulesViewModel)
  const show = useViewModel(ShowCourseViewModel)
  useEffect(() => show.follow(() => (room.chat?.mode === 'ticket' ? room.chat.actorId : null)), [show, room])
  useEffect(() => rules.follow(() => room.actor?.id ?? null), [rules, room])
  useEffect(() => {
    const chatId = () => (room.chat === null || room.meter.isPreview ? null : room.chat.chatId)
    const second = () => room.meter.shownSeconds
    const ends = [
      lines.follow(chatId),
      tips.follow(chatId),
      controls.follow({ chatId, second }),
      replies.follow({ chatId, draft: room.conversation.draft }),
    ]
    return () => ends.forEach((end) => end())
  }, [lines, tips, controls, replies, room])
  const settings = useViewModel(RoomSettings)
  const { isOne: isInWindow } = useViewModel(RoomWindow)
  const href = useHref()
  const navigate = useNavigate()
  const services = useActorServices()
  const { isOnline } = useService(DeviceViewModel)
  const { actor, phase } = room
  const isNarrow = useMedia('(max-width: 1022px)')
  const popOut = () => {
    if (room.popOut()) void navigate(href('actor', { actorName }))
  }
  // A camera is sent by the page that began the call.
  const canPopOut = !isInWindow && room.chat !== null && !room.meter.isPreview && room.chat.mode !== 'video-call'
  const isReceived = room.chat !== null && room.chat.stream.kind !== 'generated'
  const isMetered = phase === 'live' && !room.meter.isPreview
  // A tap on a field opens a keyboard over half the screen: on touch the heading gets the focus.
  const words = matchMedia('(pointer: fine)').matches ? ['main textarea:enabled'] : []
  useRetainedFocus(phase, ...(phase === 'live' ? words : phase === 'ended' ? ['main h2'] : []), 'main h1')
  if (phase === 'missing' && room.error !== null) return <LoadError of={room} heading="h1" />
  if (phase === 'missing')
    return (
      <MissingPage title="discovery.missing.title" text="discovery.missing.text" route="cams" link="home.live.all" />
    )
  return (
    <div
      className={css['room']}
      data-stage={phase}
      data-preview={room.meter.isPreview || undefined}
      data-theatre={(isMetered && settings.isTheatre) || undefined}
    >
      <PageTitle {...(actor === null ? {} : { title: actor.name })} />
      <section className={css['stage']} data-theme="dark" aria-label={texts.t('chat.stage')}>
        <div className={css['picture']}>
          {actor === null ? null : phase === 'live' ? (
            <>
              <RoomPicture room={room} actor={actor} picture={picture} camera={camera} />
              <Deed room={room} arrivals={arrivals} seed={actor.seed} />
              <Arrivals arrivals={arrivals} catalog={room.conversation.draft.catalog} />
            </>
          ) : (
            <Picture
              source={pictureOf({ family: actor.seed, variant: 'l0' })}
              tall={pictureOf({ family: actor.seed, variant: 'p0' })}
              alt=""
              shape="fill"
              eager
            />
          )}
        </div>
        <RoomHeader
          room={room}
          live={services.live}
          end={isNarrow && isMetered ? <EndButton meter={room.meter} size="m" /> : null}
        />
        {phase === 'live' ? (
          <PictureControls
            settings={room.meter.isPreview ? null : settings}
            received={isReceived ? picture : null}
            onPopOut={canPopOut ? popOut : null}
          />
        ) : null}
        {phase === 'lobby' ? (
          <Lobby
            room={room}
            offers={offers}
            closedLobby={closedLobby}
            conversion={conversion}
            camera={camera}
            services={services}
          />
        ) : null}
        {phase === 'live' && room.meter.isPreview ? <PreviewCard room={room} offers={offers} /> : null}
        {isMetered ? (
          <MeterCard
            room={room}
            isQuiet={settings.isQuiet}
            end={isNarrow ? null : <EndButton meter={room.meter} size="l" />}
          />
        ) : null}
        {phase === 'ended' ? <BillCard room={room} offers={offers} /> : null}
      </section>
      <RoomSide
        room={room}
        lines={lines}
        tips={tips}
        controls={controls}
        rules={rules}
        show={show}
        replies={replies}
        isQuiet={settings.isQuiet}
        onGo={goTo}
        isOnline={isOnline}
      />
      {(phase === 'lobby' || phase === 'ended') && room.isLoggedIn ? <ChatStrip /> : null}
    </div>
  )
})
