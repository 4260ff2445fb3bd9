import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { FeedPost } from '@/domain/feed/post'
import { isTipAmount, TIP_COINS, TIP_SUGGESTIONS } from '@/domain/feed/tipping-goal'
import { vxc } from '@/domain/money/money'
import { Chip } from '@/ui/kit/actions/chip'
import { TextField } from '@/ui/kit/forms/text-field'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { useMedia } from '@/ui/kit/use-media'
import { PayButton } from '@/ui/payments/pay-button'
import { ReadyLine } from '@/ui/payments/ready-line'
import { useTexts } from '@/ui/texts/use-texts'
import { PostGoal } from '@/ui/feed/post/post-goal'
import type { PostServices } from '@/ui/feed/post/post-services'
import css from './tip-sheet.module.css'

const [, FIRST] = TIP_SUGGESTIONS

/** Asks how many coins a guest gives for a post; the button names them. */
export const TipSheet = observer(function TipSheet({
  post,
  actions,
}: {
  /** `null`: the sheet is closed. */
  readonly post: FeedPost | null
  readonly actions: Pick<PostServices['actions'], 'isTipping' | 'closeTip' | 'deferredTip' | 'tip'>
}) {
  const texts = useTexts()
  const isNarrow = useMedia('(max-width: 767px)')
  return (
    <Sheet
      open={post !== null}
      onClose={() => actions.closeTip()}
      title={post === null ? '' : texts.t('feed.tip.title', { name: post.model.name })}
      closeLabel={texts.t('shell.states.close')}
      side={isNarrow ? 'bottom' : 'right'}
    >
      {post === null ? null : <Amount key={post.id} post={post} actions={actions} />}
    </Sheet>
  )
})

const Amount = observer(function Amount({
  post,
  actions,
}: {
  readonly post: FeedPost
  readonly actions: Pick<PostServices['actions'], 'isTipping' | 'deferredTip' | 'tip'>
}) {
  const texts = useTexts()
  const deferred = actions.deferredTip(post)
  const [typed, setTyped] = useState(() => String(deferred?.coins ?? FIRST))
  const coins = /^\d{1,5}$/u.test(typed) ? Number(typed) : Number.NaN
  const isValid = isTipAmount(coins)
  return (
    <div className={css['sheet']}>
      <p className={css['lead']}>{texts.t('feed.tip.lead', { title: post.title })}</p>
      {post.tippingGoal === null ? null : <PostGoal goal={post.tippingGoal} post={post} actions={null} />}
      <fieldset className={css['amounts']} aria-label={texts.t('feed.tip.amounts')}>
        {TIP_SUGGESTIONS.map((amount) => (
          <Chip key={amount} on={coins === amount} onToggle={() => setTyped(String(amount))}>
            {texts.t('shell.coins', { count: amount })}
          </Chip>
        ))}
      </fieldset>
      <TextField
        label={texts.t('feed.tip.own')}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        {...(isValid ? {} : { error: texts.t('feed.tip.range', { least: TIP_COINS.least, most: TIP_COINS.most }) })}
      />
      <PayButton
        wide
        size="l"
        kind="gold"
        disabled={!isValid}
        loading={actions.isTipping}
        sum={{ price: vxc(isValid ? coins : TIP_COINS.least), per: 'once' }}
        words={(sum) => texts.t('feed.tip.give', { sum })}
        onPay={(agreed) => void actions.tip(post, agreed)}
      />
      {deferred?.isReady === true && deferred.coins === coins ? (
        <ReadyLine>{texts.t('feed.tip.ready')}</ReadyLine>
      ) : null}
      <p className={css['note']}>{texts.t('feed.tip.note')}</p>
    </div>
  )
})
