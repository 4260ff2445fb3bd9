import { observer } from 'mobx-react-lite'
import { exitReasonOf } from '@/domain/chat/exit-reason'
import { lengthText } from '@/domain/media/length'
import { Button, ButtonLink } from '@/ui/kit/button'
import { useHref } from '@/ui/shell/use-href'
import { LinkedText } from '@/ui/shell/linked-text'
import { useTexts } from '@/ui/texts/use-texts'
import card from './room-card.module.css'
import css from './bill-card.module.css'
import type { RoomViewModel } from './room-view-model'

/** What a chat came to, and why it ended. A preview has no bill and asks to stay. */
export const BillCard = observer(function BillCard({ room }: { readonly room: RoomViewModel }) {
  const texts = useTexts()
  const href = useHref()
  const { bill, actor } = room
  if (bill === null || actor === null) return null
  const isPreview = bill.mode === 'preview'
  return (
    <div className={card['place']}>
      <section className={card['card']} aria-live="polite">
        <h2>{texts.t(isPreview ? 'chat.bill.previewTitle' : 'chat.bill.title', { name: actor.name })}</h2>
        <p>
          <LinkedText text={texts.t(`chat.reason.${exitReasonOf(bill.exitCode)}`)} />
        </p>
        {isPreview ? null : (
          <dl className={css['bill']}>
            <div>
              <dt>{texts.t('chat.bill.time')}</dt>
              <dd className="num">{lengthText(bill.seconds)}</dd>
            </div>
            <div>
              <dt>{texts.t('chat.bill.price')}</dt>
              <dd className="num">
                {bill.pricePerMinute === 0
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
            <div className={css['total']}>
              <dt>{texts.t('chat.bill.total')}</dt>
              <dd className="num" data-testid="bill-total">
                {texts.t('shell.coins', { count: texts.number(bill.coins) })}
              </dd>
            </div>
          </dl>
        )}
        <div className={css['actions']}>
          <Button kind="primary" onClick={() => room.again()}>
            {texts.t(isPreview ? 'chat.bill.enter' : 'chat.bill.again')}
          </Button>
          <ButtonLink href={href('actor', { actorName: actor.name })}>{texts.t('home.hero.profile')}</ButtonLink>
        </div>
      </section>
    </div>
  )
})
