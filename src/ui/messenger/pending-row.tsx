import { RotateCcw, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'

import { vxc } from '@/domain/money/money'
import { Button } from '@/ui/kit/actions/button'
import { cx } from '@/ui/kit/class-names'
import { PayButton } from '@/ui/payments/pay-button'
import type { Texts } from '@/ui/texts/texts'
import type { DraftViewModel } from './draft-view-model'
import { Bubble } from './message-bubble'
import css from './message-list.module.css'
import type { PendingMessage } from './pending-messages'

/** A pending or failed message. Memoized, since hundreds may wait for a network. */
export const PendingRow = observer(function PendingRow({
  pending: { outgoing, state, isResent = false },
  isOnline,
  draft,
  texts,
}: {
  readonly pending: PendingMessage
  readonly isOnline: boolean
  readonly draft: DraftViewModel
  readonly texts: Texts
}) {
  return (
    <div className={cx(css['row'], css['mine'])}>
      <Bubble
        text={outgoing.text}
        gifts={outgoing.gifts}
        catalog={draft.catalog}
        price={0}
        isMine
        texts={texts}
        isFaint
      />
      {state === 'failed' && isResent && !isOnline ? (
        <div className={css['waiting']}>
          <span>{texts.t('messenger.waiting')}</span>
          <Button size="s" kind="ghost" icon={<X />} onClick={() => draft.discard(outgoing.clientId)}>
            {texts.t('messenger.discard')}
          </Button>
        </div>
      ) : state === 'failed' ? (
        <div className={css['failed']} role="alert">
          <span>{texts.t('messenger.failed')}</span>
          <PayButton
            size="s"
            kind="ghost"
            icon={<RotateCcw />}
            sum={{ price: vxc(draft.priceAgain(outgoing)), per: 'once' }}
            words={() => texts.t('shell.states.retry')}
            onPay={(agreed) => void draft.retry(outgoing.clientId, agreed)}
          />
          <Button size="s" kind="ghost" icon={<X />} onClick={() => draft.discard(outgoing.clientId)}>
            {texts.t('messenger.discard')}
          </Button>
        </div>
      ) : (
        <span className={css['meta']}>{texts.t(isOnline ? 'messenger.sending' : 'messenger.waiting')}</span>
      )}
    </div>
  )
})
