import { Lock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FeedPost } from '@/domain/feed/post'
import { groupOf } from '@/domain/feed/feed-lists'
import { vxc } from '@/domain/money/money'
import { placeholderOf } from '@/ui/artwork/palette'
import { Button } from '@/ui/kit/actions/button'
import { PayButton } from '@/ui/payments/pay-button'
import { ReadyLine } from '@/ui/payments/ready-line'
import { LinkedText } from '@/ui/base/linked-text'
import { useTexts } from '@/ui/texts/use-texts'
import css from './post-lock.module.css'
import type { PostServices } from './post-services'

/** Replaces locked content: its kind, in its author's colours, and the step that unlocks it. */
export const PostLock = observer(function PostLock({
  post,
  actions,
}: {
  readonly post: FeedPost
  readonly actions: Pick<PostServices['actions'], 'buying' | 'buy' | 'isReady' | 'signUp' | 'proveAge' | 'isAgePending'>
}) {
  const texts = useTexts()
  const group = groupOf(post.type)
  const count = post.photos?.count ?? 0
  const what =
    group === 'photos'
      ? texts.t('feed.lock.photos', { count })
      : group === 'clips'
        ? texts.t('feed.lock.clip', { count: post.clip?.length ?? 0 })
        : texts.t('feed.lock.text', { count: post.words })
  return (
    <div className={css['lock']} data-group={group} data-theme="dark">
      <span
        className={css['colors']}
        style={{ background: placeholderOf(post.model.avatar.picture?.family ?? 1) }}
        aria-hidden="true"
      />
      <div className={css['inside']}>
        <Lock aria-hidden="true" />
        <p className={css['what']}>{what}</p>
        <Way post={post} actions={actions} />
      </div>
    </div>
  )
})

const Way = observer(function Way({ post, actions }: Parameters<typeof PostLock>[0]) {
  const texts = useTexts()
  const { need, priceCoins } = post
  if (need === 'withdrawn')
    return (
      <p className={css['why']}>
        <LinkedText text={texts.t('feed.lock.withdrawn')} />
      </p>
    )
  if (need === 'needAgeCheck')
    return (
      <>
        <p className={css['why']}>{texts.t(actions.isAgePending ? 'feed.lock.agePending' : 'feed.lock.age')}</p>
        <Button kind="ink" onClick={() => actions.proveAge()}>
          {texts.t('feed.lock.ageAction')}
        </Button>
      </>
    )
  if (priceCoins > 0)
    return (
      <>
        <PayButton
          kind="gold"
          loading={actions.buying === post.id}
          sum={{ price: vxc(priceCoins), per: 'once' }}
          words={() => texts.t('feed.lock.buy', { count: priceCoins })}
          onPay={(agreed) => void actions.buy(post, agreed)}
        />
        {actions.isReady(post) ? <ReadyLine>{texts.t('feed.lock.ready')}</ReadyLine> : null}
        {need === 'needLogin' ? (
          <p className={css['why']}>{texts.t('feed.lock.price', { count: priceCoins })}</p>
        ) : null}
      </>
    )
  return (
    <>
      <p className={css['why']}>{texts.t('feed.lock.account')}</p>
      <Button kind="ink" onClick={() => void actions.signUp(post)}>
        {texts.t('feed.lock.signUp')}
      </Button>
    </>
  )
})
