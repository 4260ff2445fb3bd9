import { PartyPopper } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FeedPost } from '@/domain/feed/post'
import type { TippingGoal } from '@/domain/feed/tipping-goal'
import { Button } from '@/ui/kit/actions/button'
import { Meter } from '@/ui/kit/feedback/meter'
import { useTexts } from '@/ui/texts/use-texts'
import css from './post-goal.module.css'
import type { PostServices } from './post-services'

/** The goal of a post's tips, and its progress. */
export const PostGoal = observer(function PostGoal({
  goal: { goalCoins, tipsSumCoins, progressPercent, achieved },
  post,
  actions,
}: {
  readonly goal: TippingGoal
  readonly post: FeedPost
  readonly actions: Pick<PostServices['actions'], 'openTip'> | null
}) {
  const texts = useTexts()
  const sum = texts.t('feed.goal.sum', { collected: tipsSumCoins, goal: goalCoins, percent: progressPercent })
  return (
    <div className={css['goal']} data-achieved={achieved || undefined} data-testid="post-goal">
      <div className={css['words']}>
        <strong>
          {achieved ? <PartyPopper aria-hidden="true" /> : null}
          {texts.t(achieved ? 'feed.goal.achieved' : 'feed.goal.title')}
        </strong>
        <span className="num">{sum}</span>
      </div>
      <Meter
        thin
        tone={achieved ? 'good' : 'gold'}
        label={texts.t('feed.goal.title')}
        value={progressPercent / 100}
        valueText={sum}
      />
      {actions === null || achieved ? null : (
        <Button className={css['give'] ?? ''} size="s" kind="gold" onClick={() => void actions.openTip(post)}>
          {texts.t('feed.goal.give')}
        </Button>
      )}
    </div>
  )
})
