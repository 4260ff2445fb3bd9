import { Minus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Gift } from '@/domain/gifts/gift'
import { ownedOf } from '@/domain/gifts/basket'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Badge } from '@/ui/kit/badge'
import { IconButton } from '@/ui/kit/icon-button'
import { ScrollRow } from '@/ui/kit/scroll-row'
import { useService } from '@/ui/shell/container'
import { useTexts } from '@/ui/texts/use-texts'
import type { ConversationViewModel } from './conversation-view-model'
import css from './gift-bar.module.css'
import { GiftIcon } from './gift-icon'
import { giftName } from './message-list'

/** Gifts in reach of the thumb: a press puts one into the message, what is owned comes first and costs nothing. */
export const GiftBar = observer(function GiftBar({ conversation }: { readonly conversation: ConversationViewModel }) {
  const texts = useTexts()
  return (
    <div className={css['bar']}>
      <ScrollRow label={texts.t('messenger.gifts')} className={css['row'] ?? ''}>
        {conversation.offered.map((gift) => (
          <GiftTile key={gift.id} gift={gift} conversation={conversation} />
        ))}
      </ScrollRow>
    </div>
  )
})

const GiftTile = observer(function GiftTile({
  gift,
  conversation,
}: {
  readonly gift: Gift
  readonly conversation: ConversationViewModel
}) {
  const texts = useTexts()
  const { guest } = useService(GuestViewModel)
  const { basket } = conversation
  const name = giftName(gift, gift.id, texts)
  const count = basket.countOf(gift.id)
  const owned = ownedOf(guest?.boughtGifts ?? {}, gift.id)
  return (
    <div className={css['tile']} data-chosen={count > 0 || undefined}>
      <button type="button" onClick={() => conversation.addGift(gift)}>
        <GiftIcon imageUrl={gift.imageUrl} />
        <span className={css['name']}>{name}</span>
        <span className={css['cost']}>
          {owned > basket.ownedOf(gift.id)
            ? texts.t('messenger.ownedCount', { count: owned - basket.ownedOf(gift.id) })
            : texts.t('shell.coins', { count: gift.price.value })}
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
