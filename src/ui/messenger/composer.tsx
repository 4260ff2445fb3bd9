import { ArrowUp, Gift as GiftBox } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { vxc } from '@/domain/money/money'
import { Button } from '@/ui/kit/actions/button'
import { useFoot } from '@/ui/kit/foot'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useMedia } from '@/ui/kit/use-media'
import { PayIconButton } from '@/ui/payments/pay-button'
import { ReadyLine } from '@/ui/payments/ready-line'
import { useTexts } from '@/ui/texts/use-texts'
import css from './composer.module.css'
import type { ConversationViewModel } from './conversation-view-model'
import { GiftBar } from './gift-bar'

/** Below this height the gifts would leave no space for the text; they open at a press. */
const SHORT = '(max-height: 619px)'

interface Props {
  readonly conversation: ConversationViewModel
  readonly giftsOpen?: boolean
  /** Above the field: the subject of the message. */
  readonly above?: ReactNode
  /** Beside the field: further tools for writing. */
  readonly tools?: ReactNode
  /** Unblocks the actor, if possible. */
  readonly onUnblock?: () => void
}

/** The foot of a conversation: the composer, or the reason why there is none. */
export const Composer = observer(function Composer(props: Props) {
  return props.conversation.channel?.blocked === true ? <Blocked {...props} /> : <Writing {...props} />
})

/** A blocked conversation, with the button to unblock it. */
function Blocked({ onUnblock }: Props) {
  const texts = useTexts()
  const foot = useFoot<HTMLDivElement>()
  return (
    <div ref={foot} className={css['blocked']}>
      <p>{texts.t('messenger.refused.blocked')}</p>
      {onUnblock === undefined ? null : <Button onClick={onUnblock}>{texts.t('messenger.unblock')}</Button>}
    </div>
  )
}

/** The composer of a message: text, gifts, and their price before sending. */
const Writing = observer(function Writing({ conversation, giftsOpen = false, above, tools }: Props) {
  const texts = useTexts()
  const foot = useFoot<HTMLFormElement>()
  const isShort = useMedia(SHORT)
  const [wantsGifts, setWantsGifts] = useState<boolean | null>(null)
  const showsGifts = wantsGifts ?? (giftsOpen && !isShort)
  const priceId = useId()
  const name = conversation.channel?.actorName ?? ''
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    // The key presses the button, which names the sum.
    event.currentTarget.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
  }
  return (
    <form ref={foot} className={css['composer']}>
      {showsGifts ? <GiftBar draft={conversation.draft} /> : null}
      {above}
      <div className={css['line']}>
        <IconButton
          label={texts.t(showsGifts ? 'messenger.hideGifts' : 'messenger.showGifts')}
          pressed={showsGifts}
          onClick={() => setWantsGifts(!showsGifts)}
        >
          <GiftBox />
        </IconButton>
        <textarea
          className={css['field']}
          rows={1}
          aria-label={texts.t('messenger.write', { name })}
          aria-describedby={priceId}
          placeholder={texts.t('messenger.write', { name })}
          value={conversation.draft.text}
          enterKeyHint="send"
          onChange={(event) => conversation.draft.write(event.target.value)}
          onKeyDown={onKey}
        />
        {tools}
        {/* Never disabled: the focus would be lost with every message that is sent. */}
        <PayIconButton
          kind="primary"
          type="submit"
          sum={{ price: vxc(conversation.draft.price), per: 'once' }}
          label={texts.t('messenger.send')}
          aria-disabled={conversation.draft.canSend ? undefined : true}
          onPay={(agreed) => void conversation.draft.send(agreed)}
        >
          <ArrowUp />
        </PayIconButton>
      </div>
      {conversation.draft.isReady ? <ReadyLine>{texts.t('messenger.ready')}</ReadyLine> : null}
      <p id={priceId} className={css['price']}>
        {priceLine(conversation, texts)}
      </p>
    </form>
  )
})

function priceLine(conversation: ConversationViewModel, texts: ReturnType<typeof useTexts>): string {
  if (conversation.draft.price > 0) return texts.t('messenger.cost', { count: conversation.draft.price })
  if (conversation.draft.chatId !== null) return texts.t('messenger.includedInChat')
  const price = conversation.draft.textPrice
  const free = conversation.draft.freeMessages
  if (price === 0 && free !== null) return texts.t('messenger.freeLeft', { count: free })
  return price === 0 ? texts.t('messenger.freeNow') : texts.t('messenger.pricePerMessage', { count: price })
}
