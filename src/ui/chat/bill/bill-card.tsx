import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { afterExit } from '@/domain/chat/after-exit'
import { spentIn, type CountedChat } from '@/domain/chat/counted-chat'
import { exitCodes } from '@/domain/chat/exit-code'
import { exitReasonOf } from '@/domain/chat/exit-reason'
import { lengthText } from '@/domain/media/length'
import { modeAfterPreview } from '@/domain/chat/first-mode'
import { offerOf } from '@/domain/chat/chat-buttons'
import type { ChatOffers } from '@/ui/actors/chat-offers-view-model'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { useFoot } from '@/ui/kit/foot'
import { FormError } from '@/ui/kit/forms/form-error'
import { useMedia } from '@/ui/kit/use-media'
import { HelpLink } from '@/ui/base/help-link'
import { useHref } from '@/ui/base/use-href'
import { LinkedText } from '@/ui/base/linked-text'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'
import card from '@/ui/chat/base/room-card.module.css'
import css from './bill-card.module.css'
import { CARD_AT_FOOT } from '@/ui/chat/base/card-at-foot'
import type { RoomViewModel } from '@/ui/chat/visit/room-view-model'
import { StartButton, type EnteredRoom } from '@/ui/chat/entry/start-button'

const ExitSurvey = lazy(async () => ({ default: (await import('./exit-survey-screen')).ExitSurvey }))

/** What the bill needs of its room. */
export type BilledRoom = EnteredRoom &
  Pick<RoomViewModel, 'bill' | 'actor' | 'balance' | 'error' | 'topUp' | 'showWays' | 'proveAge' | 'again'> & {
    readonly entry: Pick<RoomViewModel['entry'], 'refusal'>
  }

/**
 * The bill of a chat, and the next steps (CHA-010, CHA-011). Previews and chats that never began
 * have no bill; after a preview the guest is invited to stay.
 */
export const BillCard = observer(function BillCard({
  room,
  offers,
}: {
  readonly room: BilledRoom
  readonly offers: ChatOffers
}) {
  const texts = useTexts()
  const href = useHref()
  const foot = useFoot<HTMLElement>(useMedia(CARD_AT_FOOT))
  const { bill, actor } = room
  if (bill === null || actor === null) return null
  const { hasBill, next: step } = afterExit(bill)
  const isPreview = step === 'stay' || bill.mode === 'preview'
  const { buttons } = offers
  const mode = isPreview ? modeAfterPreview(buttons?.modes.map((offer) => offer.mode) ?? []) : null
  const next = mode === null || buttons === null ? undefined : offerOf(buttons, mode)
  return (
    <div className={card['place']}>
      <section ref={foot} className={card['card']} aria-live="polite">
        <h2>{texts.t(isPreview ? 'chat.bill.previewTitle' : 'chat.bill.title', { name: actor.name })}</h2>
        <p>
          <LinkedText text={texts.t(reasonOf(bill))} />
        </p>
        {isPreview || !hasBill ? null : (
          <dl className={css['bill']}>
            <div>
              <dt>{texts.t('chat.bill.time')}</dt>
              <dd className="num">{lengthText(bill.seconds)}</dd>
            </div>
            <div>
              <dt>{texts.t('chat.bill.price')}</dt>
              <dd className="num">
                {bill.mode === 'ticket'
                  ? texts.t('chat.bill.ticket')
                  : bill.pricePerMinute === 0
                    ? texts.t('shell.free')
                    : texts.t('shell.perMinute', { price: texts.t('shell.coins', { count: bill.pricePerMinute }) })}
              </dd>
            </div>
            {bill.voucherMinutes > 0 ? (
              <div>
                <dt>{texts.t('chat.bill.voucher')}</dt>
                <dd className="num">{texts.t('chat.minutes', { count: bill.voucherMinutes })}</dd>
              </div>
            ) : null}
            {bill.giftCoins + bill.controlCoins > 0 ? (
              <>
                <div>
                  <dt>{texts.t('chat.bill.chat')}</dt>
                  <dd className="num">{texts.t('shell.coins', { count: texts.number(bill.coins) })}</dd>
                </div>
                {bill.giftCoins === 0 ? null : (
                  <div>
                    <dt>{texts.t('chat.bill.gifts')}</dt>
                    <dd className="num" data-testid="bill-gifts">
                      {texts.t('shell.coins', { count: texts.number(bill.giftCoins) })}
                    </dd>
                  </div>
                )}
                {bill.controlCoins === 0 ? null : (
                  <div>
                    <dt>{texts.t('chat.bill.control')}</dt>
                    <dd className="num" data-testid="bill-control">
                      {texts.t('shell.coins', { count: texts.number(bill.controlCoins) })}
                    </dd>
                  </div>
                )}
              </>
            ) : null}
            <div className={css['total']}>
              <dt>{texts.t('chat.bill.total')}</dt>
              <dd className="num" data-testid="bill-total">
                {texts.t('shell.coins', { count: texts.number(spentIn(bill)) })}
              </dd>
            </div>
            <div>
              <dt>{texts.t('chat.bill.balance')}</dt>
              <dd className="num">{texts.t('shell.coins', { count: texts.number(room.balance) })}</dd>
            </div>
          </dl>
        )}
        {isPreview || spentIn(bill) === 0 ? null : (
          <div className={css['more']}>
            <Link className={css['receipt']} href={href('memberPurchases', {})}>
              {texts.t('chat.bill.receipt')}
            </Link>
            <HelpLink answer="wrong-bill" />
          </div>
        )}
        {isPreview || hasBill ? null : <p>{texts.t('chat.bill.nothing')}</p>}
        {room.entry.refusal === null ? null : (
          <FormError>
            <LinkedText text={texts.t(`chat.refused.${room.entry.refusal}`)} />
          </FormError>
        )}
        {room.error === null ? null : <FormError>{texts.t(`errors.${room.error}`)}</FormError>}
        {next === undefined ? null : (
          <StartButton room={room} offer={next} entry={{ mode: next.mode, pin: '', useVoucher: true, stopAt: null }} />
        )}
        {step === 'top-up' ? (
          <Button wide kind="gold" onClick={() => room.topUp()}>
            {texts.t('shell.account.topUp')}
          </Button>
        ) : null}
        {step === 'top-up' || isPreview ? (
          <Button wide kind="ghost" onClick={() => room.showWays()}>
            {texts.t('chat.bill.ways')}
          </Button>
        ) : null}
        {step === 'prove-age' ? (
          <Button wide kind="primary" onClick={() => room.proveAge()}>
            {texts.t('chat.bill.proveAge')}
          </Button>
        ) : null}
        <div className={css['actions']}>
          <Button kind={step === 'again' && !isPreview ? 'primary' : 'glass'} onClick={() => room.again()}>
            {texts.t(isPreview ? 'chat.bill.other' : 'chat.bill.again')}
          </Button>
          <ButtonLink href={href('actor', { actorName: actor.name })}>{texts.t('home.hero.profile')}</ButtonLink>
        </div>
        {isPreview || !hasBill ? null : (
          <Suspense fallback={null}>
            <ExitSurvey chatId={bill.chatId} />
          </Suspense>
        )}
      </section>
    </div>
  )
})

/** Returns the reason for the end: shows, watched chats and used-up free chats have their own. */
function reasonOf({ mode, exitCode }: Pick<CountedChat, 'mode' | 'exitCode'>): TextKey {
  if (exitCode === exitCodes.modeTimeUp && mode === 'ticket') return 'chat.bill.showOver'
  if (exitCode === exitCodes.hostLeft && mode === 'voyeur') return 'chat.bill.watchOver'
  if (exitCode === exitCodes.modeTimeUp && mode === 'free') return 'chat.lobby.freeUsedUp'
  return `chat.reason.${exitReasonOf(exitCode)}`
}
