import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Actor } from '@/domain/actors/actor'
import { firstMode } from '@/domain/chat/first-mode'
import { offerOf, type ChatButtons, type ModeOffer } from '@/domain/chat/chat-buttons'
import { secondsFor } from '@/domain/chat/meter'
import { chatModes } from '@/domain/chat/mode'
import { isPaidMode } from '@/domain/chat/offer'
import { voyeurPinLength } from '@/domain/chat/pin'
import { lengthText } from '@/domain/media/length'
import type { ChatOffersViewModel } from '@/ui/actors/chat-offers-view-model'
import { HelpLink } from '@/ui/base/help-link'
import type { Loadable } from '@/ui/base/resource'
import { LoadError } from '@/ui/base/load-error'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import type { ActorServices } from '@/ui/actors/actor-services'
import { Button } from '@/ui/kit/actions/button'
import { useFoot } from '@/ui/kit/foot'
import { FormError } from '@/ui/kit/forms/form-error'
import { TextField } from '@/ui/kit/forms/text-field'
import { Radio, Switch } from '@/ui/kit/forms/toggle'
import { useMedia } from '@/ui/kit/use-media'
import { sumText } from '@/ui/payments/pay-button'
import { LinkedText } from '@/ui/base/linked-text'
import { useTexts } from '@/ui/texts/use-texts'
import { ClosedLobby } from './closed-lobby'
import type { ClosedLobbyViewModel } from './closed-lobby-view-model'
import { ConversionStrip } from './conversion-strip'
import type { ConversionViewModel } from './conversion-view-model'
import type { CameraViewModel } from '@/ui/chat/live/camera-view-model'
import css from './lobby.module.css'
import { CARD_AT_FOOT } from '@/ui/chat/base/card-at-foot'
import { hintOf, sumOf } from '@/ui/actors/mode-labels'
import card from '@/ui/chat/base/room-card.module.css'
import type { LobbyChoice } from '@/ui/chat/visit/entry-view-model'
import type { RoomViewModel } from '@/ui/chat/visit/room-view-model'
import { StartButton, type EnteredRoom } from './start-button'
import { VoiceCallRadio } from '@/ui/chat/voice/voice-call-radio'

const DeviceCheck = lazy(async () => ({ default: (await import('@/ui/chat/live/guest-camera')).DeviceCheck }))

/** What the lobby needs of its room. */
export type LobbyRoom = EnteredRoom &
  Pick<RoomViewModel, 'actor' | 'balance' | 'error'> & {
    readonly entry: Pick<RoomViewModel['entry'], 'choice' | 'choose' | 'preview' | 'refusal' | 'refusedCall'>
    readonly meter: Pick<RoomViewModel['meter'], 'hasPreviewed'>
  }

/** The lobby of a room: ways to enter, price of a minute, and the guest's stop. Nothing runs. */
export const Lobby = observer(function Lobby({
  room,
  offers,
  closedLobby,
  conversion,
  camera,
  services,
}: {
  readonly room: LobbyRoom
  readonly camera: CameraViewModel
  readonly offers: Pick<
    ChatOffersViewModel,
    'buttons' | 'error' | 'isLoading' | 'retry' | 'isDeclining' | 'declinePreview' | 'freeSecondsLeft'
  >
  readonly closedLobby: ClosedLobbyViewModel
  readonly conversion: ConversionViewModel
  readonly services: ActorServices
}) {
  const texts = useTexts()
  const { actor } = room
  if (actor === null) return null
  const { buttons } = offers
  return (
    <div className={card['place']}>
      {buttons === null ? (
        <Unknown offers={offers} />
      ) : buttons.isBannedCountryCode ? (
        <section className={card['card']}>
          <h2>{actor.name}</h2>
          <p>{texts.t('chat.refused.banned-country')}</p>
        </section>
      ) : buttons.modes.length === 0 ? (
        <ClosedLobby actor={actor} closedLobby={closedLobby} conversion={conversion} services={services} />
      ) : (
        <EntryForm
          room={room}
          actor={actor}
          offers={offers}
          buttons={buttons}
          camera={camera}
          conversion={conversion}
          live={services.live}
        />
      )}
    </div>
  )
})

/** Stores a value in the address, for reloads and returns from sign-up; empty removes it. */
function storeInAddress(name: 'mode' | 'stop', value: string): void {
  const address = new URL(location.href)
  if (value === '') address.searchParams.delete(name)
  else address.searchParams.set(name, value)
  history.replaceState(history.state, '', address)
}

const STOP_DIGITS = 6

/** Returns the stop in the page's address; empty: none, or not a number. */
const storedStop = (query: string): string => {
  const stop = new URLSearchParams(query).get('stop') ?? ''
  return new RegExp(`^\\d{1,${STOP_DIGITS}}$`, 'u').test(stop) ? stop : ''
}

/** Shown while nothing is known, or if loading failed. */
const Unknown = observer(function Unknown({ offers }: { readonly offers: Loadable }) {
  if (offers.error !== null) return <LoadError of={offers} />
  return (
    <div className={card['card']} aria-busy="true">
      <Skeleton width="40%" height="1.6rem" />
      <Skeleton width="100%" height="3.4rem" />
      <Skeleton width="100%" height="3.4rem" />
      <Skeleton width="100%" height="3rem" shape="pill" />
    </div>
  )
})

const EntryForm = observer(function EntryForm({
  room,
  actor,
  offers,
  buttons,
  camera,
  conversion,
  live,
}: {
  readonly camera: CameraViewModel
  readonly conversion: ConversionViewModel
  readonly live: ActorServices['live']
  readonly room: LobbyRoom
  readonly actor: Actor
  readonly buttons: ChatButtons
  readonly offers: Pick<ChatOffersViewModel, 'isDeclining' | 'declinePreview' | 'freeSecondsLeft'>
}) {
  const texts = useTexts()
  const state = live.stateOf(actor)
  const offered = buttons.modes.map((offer) => offer.mode)
  const { search } = useLocation()
  const requested = new URLSearchParams(search).get('mode')
  const modes = useRef<HTMLFieldSetElement>(null)
  const foot = useFoot<HTMLFormElement>(useMedia(CARD_AT_FOOT))
  const chosen = room.entry.choice ?? (requested === 'voice' ? requested : null)
  const [pin, setPin] = useState('')
  const [isPrompted, setPrompted] = useState(false)
  const [stopAt, setStopAt] = useState(() => storedStop(search))
  const [useVoucher, setUseVoucher] = useState(true)
  const visit = {
    requested: chatModes.find((mode) => mode === requested) ?? null,
    hasPreviewed: room.meter.hasPreviewed,
  }
  const isVoice = chosen === 'voice' && buttons.isVoiceCallOffered
  const wished = chosen === 'voice' ? 'video-call' : chosen
  const mode = wished !== null && offered.includes(wished) ? wished : firstMode(offered, visit)
  const offer = mode === null ? undefined : offerOf(buttons, mode)
  const isOnly = offered.length === 1 && !buttons.isVoiceCallOffered
  const isPaid = mode !== null && isPaidMode(mode)
  const needsPin = room.entry.refusal === 'pin-needed' || room.entry.refusal === 'wrong-pin'
  const stop = Number.parseInt(stopAt, 10)
  const isRequested = requested === 'preview' && mode === 'preview' && room.entry.choice === null
  useEffect(() => {
    if (isRequested) void room.entry.preview()
  }, [isRequested, room])
  const lastsText = ({ pricePerMinute }: ModeOffer): string => {
    if (pricePerMinute === 0 || room.balance === 0) return ''
    const time = lengthText(secondsFor(pricePerMinute, room.balance))
    return texts.t('chat.lobby.lasts', { coins: texts.number(room.balance), time })
  }
  const choose = (choice: LobbyChoice): void => {
    room.entry.choose(choice)
    storeInAddress('mode', choice)
  }
  return (
    <form ref={foot} className={card['card']}>
      <h2>{isOnly && mode !== null ? texts.t(`chat.mode.${mode}`) : texts.t('chat.lobby.title')}</h2>
      {isOnly && offer !== undefined ? (
        <p>
          {hintOf(offer, state, texts)} {offer.mode === 'ticket' ? null : `${sumText(sumOf(offer), texts)}.`}
        </p>
      ) : (
        <fieldset ref={modes} className={css['modes']}>
          <legend className="visually-hidden">{texts.t('chat.lobby.modes')}</legend>
          {buttons.modes.map((one) => (
            <Radio
              key={one.mode}
              name="mode"
              label={`${texts.t(`chat.mode.${one.mode}`)} · ${
                one.mode === 'ticket' ? texts.t('chat.withTicket') : sumText(sumOf(one), texts)
              }`}
              hint={[hintOf(one, state, texts), lastsText(one)].filter(Boolean).join(' ')}
              checked={one.mode === mode && !isVoice}
              onChoose={() => choose(one.mode)}
            />
          ))}
          {isPrompted && mode === null ? <FormError>{texts.t('chat.lobby.chooseFirst')}</FormError> : null}
          {buttons.isVoiceCallOffered ? (
            <VoiceCallRadio buttons={buttons} name={actor.name} checked={isVoice} onChoose={() => choose('voice')} />
          ) : null}
        </fieldset>
      )}
      {isPaid ? (
        <TextField
          label={texts.t('chat.lobby.stop')}
          {...(room.isLoggedIn
            ? { hint: texts.t('chat.lobby.stopHint', { balance: texts.number(room.balance) }) }
            : {})}
          inputMode="numeric"
          maxLength={STOP_DIGITS}
          value={stopAt}
          onChange={(value) => {
            const digits = value.replaceAll(/\D/gu, '')
            setStopAt(digits)
            storeInAddress('stop', digits)
          }}
        />
      ) : null}
      {isPaid && buttons.voucherChatMinutes > 0 ? (
        <Switch
          label={texts.t('chat.lobby.voucher', { count: buttons.voucherChatMinutes })}
          on={useVoucher}
          onToggle={setUseVoucher}
        />
      ) : null}
      {needsPin && mode === 'voyeur' ? (
        <TextField
          label={texts.t('chat.lobby.pin', { count: voyeurPinLength })}
          inputMode="numeric"
          maxLength={voyeurPinLength}
          value={pin}
          onChange={setPin}
          {...(room.entry.refusal === 'wrong-pin' ? { error: texts.t('chat.refused.wrong-pin') } : {})}
        />
      ) : null}
      {room.entry.refusal === null ? null : (
        <FormError>
          {room.entry.refusedCall === null ? null : (
            <>{texts.t('chat.voice.refused', { name: actor.name, code: String(room.entry.refusedCall.code) })} </>
          )}
          <LinkedText text={texts.t(`chat.refused.${room.entry.refusal}`)} />
        </FormError>
      )}
      {room.error === null ? null : <FormError>{texts.t(`errors.${room.error}`)}</FormError>}
      {mode === null || offer === undefined ? (
        <Button
          kind="primary"
          size="l"
          wide
          type="submit"
          onClick={(event) => {
            event.preventDefault()
            setPrompted(true)
            modes.current?.querySelector('input')?.focus()
          }}
        >
          {texts.t('chat.lobby.choose')}
        </Button>
      ) : (
        <StartButton
          room={room}
          offer={offer}
          entry={{ mode, pin, useVoucher, stopAt: stop > 0 ? stop : null, isVoice }}
          freeMinutes={isPaid && useVoucher ? buttons.voucherChatMinutes : 0}
        />
      )}
      {isPaid ? <HelpLink answer="chat-billing" /> : null}
      {mode === 'preview' && !isOnly ? (
        <Button wide loading={offers.isDeclining} onClick={() => void offers.declinePreview()}>
          {texts.t('chat.lobby.decline')}
        </Button>
      ) : null}
      {mode === 'video-call' && !isVoice ? (
        <div className={css['camera']}>
          <Suspense fallback={null}>
            <DeviceCheck camera={camera} name={actor.name} />
          </Suspense>
        </div>
      ) : null}
      {offers.freeSecondsLeft !== null && (mode === 'free' || offers.freeSecondsLeft === 0) ? (
        <p className={css['note']}>
          {offers.freeSecondsLeft === 0
            ? texts.t('chat.lobby.freeUsedUp')
            : texts.t('chat.lobby.freeLeft', { count: Math.ceil(offers.freeSecondsLeft / 60) })}
        </p>
      ) : null}
      {isPaid ? <p className={css['note']}>{texts.t('chat.lobby.note')}</p> : null}
      <ConversionStrip conversion={conversion} actor={actor} live={live} />
    </form>
  )
})
