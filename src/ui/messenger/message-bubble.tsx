import { nameOfGift, type Gift } from '@/domain/gifts/gift'
import type { SentGift } from '@/domain/messenger/message'
import { cx } from '@/ui/kit/class-names'
import type { Texts } from '@/ui/texts/texts'
import { GiftIcon } from './gift-icon'
import css from './message-list.module.css'

/** The words of a message and the gifts that came with it. */
export function Bubble({
  text,
  gifts,
  catalog,
  price,
  isMine,
  texts,
  isFaint = false,
}: {
  readonly text: string
  readonly gifts: readonly SentGift[]
  readonly catalog: readonly Gift[]
  readonly price: number
  readonly isMine: boolean
  readonly texts: Texts
  readonly isFaint?: boolean
}) {
  return (
    <>
      {text === '' ? null : (
        <p className={cx(css['bubble'], isMine && css['own'], isFaint && css['faint'])} dir="auto">
          {text}
        </p>
      )}
      {gifts.map(({ giftId, count }) => {
        const gift = catalog.find(({ id }) => id === giftId)
        return (
          <div key={giftId} className={cx(css['gift'], isFaint && css['faint'])}>
            <GiftIcon imageUrl={gift?.imageUrl ?? ''} />
            <strong>{giftName(gift, giftId, texts)}</strong>
            {count > 1 ? <span className="num">×{count}</span> : null}
            <span className={css['giftPrice']}>
              {price === 0 ? texts.t('messenger.owned') : texts.t('shell.coins', { count: price })}
            </span>
          </div>
        )
      })}
    </>
  )
}

/** Returns the name of a gift in the guest's language. */
export const giftName = (gift: Gift | undefined, id: string, texts: Texts): string =>
  gift === undefined ? id : nameOfGift(gift, texts.language)
