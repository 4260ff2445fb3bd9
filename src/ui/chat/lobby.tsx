import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '@/ui/kit/button'
import { FormError } from '@/ui/kit/form-error'
import { TextField } from '@/ui/kit/text-field'
import { Radio, Switch } from '@/ui/kit/toggle'
import { chatModes, type ChatMode } from '@/domain/chat/mode'
import { isPaidMode } from '@/domain/chat/offer'
import { voyeurPinLength } from '@/domain/chat/pin'
import { LiveActors } from '@/ui/actors/live-actors'
import { useService } from '@/ui/shell/container'
import { LinkedText } from '@/ui/shell/linked-text'
import { useTexts } from '@/ui/texts/use-texts'
import card from './room-card.module.css'
import css from './lobby.module.css'
import { modesOnOffer, priceOf } from './modes-on-offer'
import type { RoomViewModel } from './room-view-model'

/** The door of a room: how to enter, what it costs a minute, and where the guest wants it to stop. Nothing runs yet. */
export const Lobby = observer(function Lobby({ room }: { readonly room: RoomViewModel }) {
  const texts = useTexts()
  const live = useService(LiveActors)
  const asked = new URLSearchParams(useLocation().search).get('mode')
  const { actor } = room
  const [chosen, choose] = useState<ChatMode | null>(chatModes.find((mode) => mode === asked) ?? null)
  const [pin, setPin] = useState('')
  const [stopAt, setStopAt] = useState('')
  const [useVoucher, setUseVoucher] = useState(true)
  if (actor === null) return null
  const offered = modesOnOffer(actor, live.stateOf(actor))
  const mode = chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? null)
  const price = mode === null ? 0 : priceOf(actor, mode)
  const enter = () => {
    const coins = Number.parseInt(stopAt, 10)
    if (mode !== null) void room.enter({ mode, pin, useVoucher, stopAt: coins > 0 ? coins : null })
  }
  const needsPin = room.refusal === 'pin-needed' || room.refusal === 'wrong-pin'
  return (
    <div className={card['place']}>
      <form
        className={card['card']}
        onSubmit={(event) => {
          event.preventDefault()
          enter()
        }}
      >
        <h2>{mode === null ? texts.t('chat.lobby.away', { name: actor.name }) : texts.t('chat.lobby.title')}</h2>
        {mode === null ? <p>{texts.t('chat.lobby.awayText')}</p> : null}
        {offered.length > 1 ? (
          <fieldset className={css['modes']}>
            <legend className="visually-hidden">{texts.t('chat.lobby.modes')}</legend>
            {offered.map((one) => (
              <Radio
                key={one}
                name="mode"
                label={`${texts.t(`chat.mode.${one}`)} · ${priceLabel(priceOf(actor, one), texts)}`}
                hint={texts.t(`chat.modeHint.${one}`)}
                checked={one === mode}
                onChoose={() => choose(one)}
              />
            ))}
          </fieldset>
        ) : null}
        {mode !== null && isPaidMode(mode) && room.isLoggedIn ? (
          <TextField
            label={texts.t('chat.lobby.stop')}
            hint={texts.t('chat.lobby.stopHint', { balance: texts.number(room.balance) })}
            inputMode="numeric"
            maxLength={6}
            value={stopAt}
            onChange={(value) => setStopAt(value.replaceAll(/\D/gu, ''))}
          />
        ) : null}
        {mode !== null && isPaidMode(mode) && actor.voucherChatMinutes > 0 ? (
          <Switch
            label={texts.t('chat.lobby.voucher', { count: actor.voucherChatMinutes })}
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
            {...(room.refusal === 'wrong-pin' ? { error: texts.t('chat.refused.wrong-pin') } : {})}
          />
        ) : null}
        {room.refusal === null ? null : (
          <FormError>
            <LinkedText text={texts.t(`chat.refused.${room.refusal}`)} />
          </FormError>
        )}
        {room.fault === null ? null : <FormError>{texts.t(`errors.${room.fault}`)}</FormError>}
        {mode === null ? null : (
          <Button type="submit" kind="primary" size="l" wide loading={room.isStarting}>
            {room.isLoggedIn || mode === 'preview'
              ? texts.t('chat.lobby.enter', { price: priceLabel(price, texts) })
              : texts.t('chat.lobby.signUp')}
          </Button>
        )}
        <p className={css['note']}>{texts.t('chat.lobby.note')}</p>
      </form>
    </div>
  )
})

const priceLabel = (price: number, texts: ReturnType<typeof useTexts>): string =>
  price === 0 ? texts.t('shell.free') : texts.t('shell.perMinute', { price: texts.t('shell.coins', { count: price }) })
