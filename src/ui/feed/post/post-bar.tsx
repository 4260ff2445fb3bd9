import { Eye, HandCoins, Heart, MessageCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FeedPost } from '@/domain/feed/post'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { useTexts } from '@/ui/texts/use-texts'
import css from './post-bar.module.css'
import type { PostServices } from './post-services'

/** The actions for a post, each with its count. */
export const PostBar = observer(function PostBar({
  post,
  services: { actions, thread },
}: {
  readonly post: FeedPost
  readonly services: Pick<PostServices, 'actions' | 'thread'>
}) {
  const texts = useTexts()
  const { likes, views, guestState, comments, title } = post
  const isOpen = thread.open === post.id
  return (
    <fieldset className={css['bar']} aria-label={texts.t('feed.bar.label', { title })}>
      <button
        type="button"
        className={css['action']}
        aria-pressed={guestState.liked}
        aria-label={texts.t('feed.bar.like', { count: likes })}
        onClick={() => void actions.toggleLike(post)}
      >
        <Heart aria-hidden="true" />
        <span className="num">{texts.number(likes)}</span>
      </button>
      <button
        type="button"
        className={css['action']}
        aria-expanded={isOpen}
        aria-label={texts.t('feed.bar.comments', { count: comments.totalCount })}
        onClick={() => void thread.toggle(post)}
      >
        <MessageCircle aria-hidden="true" />
        <span className="num">{texts.number(comments.totalCount)}</span>
      </button>
      <button type="button" className={css['action']} onClick={() => void actions.openTip(post)}>
        <HandCoins aria-hidden="true" />
        {texts.t('feed.bar.tip')}
      </button>
      <span className={css['views']}>
        <Eye aria-hidden="true" />
        <span className="num" aria-hidden="true">
          {texts.number(views)}
        </span>
        <VisuallyHidden>{texts.t('feed.bar.views', { count: views })}</VisuallyHidden>
      </span>
    </fieldset>
  )
})
