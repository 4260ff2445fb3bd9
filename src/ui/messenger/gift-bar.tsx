import { Minus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type KeyboardEvent } from 'react'
import type { Gift } from '@/domain/gifts/gift'
import { isToyControl } from '@/domain/gifts/toy-control'
import type { GiftId } from '@/domain/ids'
import { lengthText } from '@/domain/media/length'
import { Badge } from '@/ui/kit/feedback/badge'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { ScrollRow } from '@/ui/kit/lists/scroll-row'
import { useTexts } from '@/ui/texts/use-texts'
import type { DraftViewModel } from './draft-view-model'
import css from './gift-bar.module.css'
import { GiftIcon } from './gift-icon'
import { giftName } from './message-bubble'

/** Handles arrows, Home and End: the gift bar is one tab stop. */
function moveBetweenGifts(event: KeyboardEvent<HTMLElement>): void {
  const gifts = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-gift]')]
  const at = gifts.findIndex((gift) => gift === document.activeElement)
  if (at === -1) return
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: gifts.length - 1 }[event.key]
  const gift = to === undefined ? undefined : gifts[to]
  if (gift === undefined) return
  event.preventDefault()
  gift.focus()
}

/** Gifts within reach of the thumb: a press adds one; owned ones come first and are free. */
export const GiftBar = observer(function GiftBar({ draft }: { readonly draft: DraftViewModel }) {
  const texts = useTexts()
  const { offered } = draft
  const [stop, setStop] = useState<GiftId | null>(null)
  const current = offered.some(({ id }) => id === stop) ? stop : offered[0]?.id
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={texts.t('messenger.gifts')}
      className={css['bar']}
      onKeyDown={moveBetweenGifts}
    >
      <ScrollRow label={texts.t('messenger.gifts')} className={css['row'] ?? ''}>
        {offered.map((gift) => (
          <GiftTile
            key={gift.id}
            gift={gift}
            draft={draft}
            isStop={gift.id === current}
            onStop={() => setStop(gift.id)}
          />
        ))}
      </ScrollRow>
    </div>
  )
})

const GiftTile = observer(function GiftTile({
  gift,
  draft,
  isStop,
  onStop,
}: {
  readonly gift: Gift
  readonly draft: DraftViewModel
  /** Whether keyboard focus enters the gift bar here. */
  readonly isStop: boolean
  readonly onStop: () => void
}) {
  const texts = useTexts()
  const { basket } = draft
  const name = giftName(gift, gift.id, texts)
  const count = basket.countOf(gift.id)
  const left = basket.leftOf(gift.id)
  return (
    <div className={css['tile']} data-chosen={count > 0 || undefined}>
      <button type="button" data-gift tabIndex={isStop ? 0 : -1} onFocus={onStop} onClick={() => draft.addGift(gift)}>
        <GiftIcon imageUrl={gift.imageUrl} />
        <span className={css['name']}>{name}</span>
        <span className={css['cost']}>
          {left > 0
            ? texts.t('messenger.ownedCount', { count: left })
            : texts.t('shell.coins', { count: gift.price.value })}
          {isToyControl(gift) ? ` · ${lengthText(gift.durationSeconds)}` : ''}
        </span>
        {gift.vip ? (
          <span className={css['vip']}>
            <Badge tone="gold">{texts.t('shell.vip')}</Badge>
          </span>
        ) : null}
        {count > 0 ? <span className={css['count']}>{count}</span> : null}
      </button>
      {count > 0 ? (
        <IconButton
          size="s"
          kind="glass"
          className={css['less'] ?? ''}
          label={texts.t('messenger.oneLess', { name })}
          onClick={() => basket.remove(gift.id)}
        >
          <Minus />
        </IconButton>
      ) : null}
    </div>
  )
})
