import { Pin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { FeedPost } from '@/domain/feed/post'
import { useAlive } from '@/ui/base/container'
import { Badge } from '@/ui/kit/feedback/badge'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { useTexts } from '@/ui/texts/use-texts'
import { Thread } from '@/ui/feed/talk/thread'
import { PostBar } from './post-bar'
import css from './post-card.module.css'
import { PostGoal } from './post-goal'
import { PostHead } from './post-head'
import { PostLock } from './post-lock'
import { PostMedia } from './post-media'
import type { PostServices } from './post-services'
import { useSeen } from './use-seen'

/** A post: author and time, text and media, and the guest's actions. */
export const PostCard = observer(function PostCard({
  post,
  services,
  isOfProfile = false,
  heading: Heading = 'h3',
}: {
  readonly post: FeedPost
  readonly services: PostServices
  /** On the profile of its author nobody has to be led there. */
  readonly isOfProfile?: boolean
  readonly heading?: 'h2' | 'h3'
}) {
  const { actions, feed, thread } = services
  const box = useSeen<HTMLElement>(() => actions.see(post, feed.context))
  const titleId = `post-${post.id}`
  return (
    <article ref={box} className={css['card']} aria-labelledby={`${titleId} ${titleId}-facts`} data-post={post.id}>
      <PostHead post={post} services={services} isOfProfile={isOfProfile} />
      <div className={css['words']}>
        <Marks post={post} isOfProfile={isOfProfile} />
        <Heading id={titleId} className={css['title']}>
          {post.title}
        </Heading>
        {post.text === '' ? null : <PostText text={post.text} />}
      </div>
      {post.need === null ? <PostMedia post={post} /> : <PostLock post={post} actions={actions} />}
      {post.tippingGoal === null ? null : <PostGoal goal={post.tippingGoal} post={post} actions={actions} />}
      <PostBar post={post} services={services} />
      {thread.open === post.id ? <Thread post={post} services={services} /> : null}
    </article>
  )
})

/** Labels of special posts, before the title. */
const Marks = observer(function Marks({
  post: { pinned, type, fsk, guestState, paidContent },
  isOfProfile,
}: {
  readonly post: FeedPost
  readonly isOfProfile: boolean
}) {
  const texts = useTexts()
  const isReport = type !== 'text' && type !== 'clip' && type !== 'photos'
  const isPinned = pinned && isOfProfile
  const isOwned = paidContent && guestState.bought
  if (!isPinned && !isReport && fsk !== 18 && !isOwned) return null
  return (
    <p className={css['marks']}>
      {isPinned ? (
        <span className={css['pinned']}>
          <Pin aria-hidden="true" />
          {texts.t('feed.pinned')}
        </span>
      ) : null}
      {isReport ? <Badge>{texts.t(`feed.type.${type}`)}</Badge> : null}
      {fsk === 18 ? (
        <Badge>
          <span aria-hidden="true">{texts.t('feed.fsk', { count: fsk })}</span>
          <VisuallyHidden>{texts.t('feed.fskLabel', { count: fsk })}</VisuallyHidden>
        </Badge>
      ) : null}
      {isOwned ? <Badge tone="gold">{texts.t('shell.yours')}</Badge> : null}
    </p>
  )
})

/** Characters shown before the guest opens the full text. */
const SHORT = 220

/** A text of which a list shows the beginning. */
function PostText({ text }: { readonly text: string }) {
  const texts = useTexts()
  const isAlive = useAlive()
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > SHORT
  return (
    <div>
      <p className={css['text']} data-cut={(isLong && !isWhole) || undefined}>
        {text}
      </p>
      {isLong && isAlive ? (
        <button type="button" className={css['more']} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {texts.t(isWhole ? 'feed.less' : 'feed.more')}
        </button>
      ) : null}
    </div>
  )
}
