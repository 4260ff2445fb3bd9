import { CornerDownRight, HandCoins, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { FeedComment, FeedPost } from '@/domain/feed/post'
import { pictureOf } from '@/ui/artwork/picture-of'
import { LoadError } from '@/ui/base/load-error'
import { Button } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Avatar } from '@/ui/kit/media/avatar'
import { useTexts } from '@/ui/texts/use-texts'
import { ageText } from '@/ui/feed/post/post-age'
import type { PostServices } from '@/ui/feed/post/post-services'
import { CommentForm } from './comment-form'
import css from './thread.module.css'

interface Part {
  readonly post: FeedPost
  readonly services: Pick<PostServices, 'feed' | 'thread'>
}

/** The conversations below a post, and the form to write. */
export const Thread = observer(function Thread({ post, services }: Part) {
  const texts = useTexts()
  const { feed, thread } = services
  const threads = feed.commentsOf(post.id)
  const label = texts.t('feed.comments.title', { title: post.title })
  const section = useRef<HTMLElement>(null)
  const { mayWrite, replyingTo, isLed } = thread
  // When opened, or for a new reply, shows and focuses the form, or why the guest cannot write.
  useEffect(() => {
    if (thread.isLed && replyingTo === null) return
    const first = section.current?.firstElementChild
    first?.querySelector('textarea')?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'nearest' })
  }, [thread, mayWrite, replyingTo])
  const isThere = threads !== null
  useEffect(() => {
    // With its answers. The place moves once it is known whether the guest may write.
    if (isLed && isThere)
      section.current?.querySelector('[data-own]')?.closest('li')?.scrollIntoView({ block: 'center' })
  }, [isLed, isThere, mayWrite])
  if (post.need !== null)
    return (
      <section ref={section} className={css['thread']} aria-label={label}>
        <p className={css['none']}>{texts.t('feed.comments.locked')}</p>
      </section>
    )
  return (
    <section ref={section} className={css['thread']} aria-label={label}>
      <CommentForm post={post} thread={thread} />
      {threads === null && thread.error === null ? <Coming /> : null}
      {threads === null ? <LoadError of={thread} /> : null}
      {threads?.length === 0 ? <p className={css['none']}>{texts.t('feed.comments.none')}</p> : null}
      {threads === null ? null : (
        <ul role="list" className={css['list']}>
          {threads.map(({ replies, ...comment }) => (
            <li key={comment.id}>
              <Comment comment={comment} services={services} />
              {replies.length === 0 ? null : (
                <ul role="list" className={css['replies']}>
                  {replies.map((reply) => (
                    <li key={reply.id}>
                      <Comment comment={reply} services={services} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

const Coming = () => (
  <div className={css['coming']} aria-busy="true">
    <Skeleton width="70%" />
    <Skeleton width="50%" />
    <Skeleton width="60%" />
  </div>
)

const Comment = observer(function Comment({
  comment,
  services: { feed, thread },
}: Pick<Part, 'services'> & { readonly comment: FeedComment }) {
  const texts = useTexts()
  const { user, created, text, isCreator, tipped } = comment
  if (user === null) return <p className={css['deleted']}>{texts.t('feed.comments.deleted')}</p>
  return (
    <div className={css['comment']} data-own={user.isOwn || undefined}>
      {user.avatar === null ? (
        <span className={css['initial']} aria-hidden="true">
          {Array.from(user.name)[0] ?? ''}
        </span>
      ) : (
        <Avatar source={pictureOf(user.avatar)} alt="" size="xs" />
      )}
      <div className={css['body']}>
        <p className={css['by']}>
          <strong>{user.name}</strong>
          {isCreator ? <Badge>{texts.t('feed.comments.author')}</Badge> : null}
          {tipped ? (
            <Badge tone="gold">
              <HandCoins aria-hidden="true" />
              {texts.t('feed.comments.tipped')}
            </Badge>
          ) : null}
          <time dateTime={new Date(created).toISOString()}>{ageText(created, feed.now, texts)}</time>
        </p>
        <p className={css['text']}>{text}</p>
        <div className={css['actions']}>
          {thread.mayWrite === 'yes' ? (
            <Button
              size="s"
              kind="ghost"
              icon={<CornerDownRight />}
              aria-label={texts.t('feed.comments.replyTo', { name: user.name })}
              onClick={() => thread.reply(comment)}
            >
              {texts.t('feed.comments.reply')}
            </Button>
          ) : null}
          {user.isOwn ? (
            <Button size="s" kind="ghost" icon={<Trash2 />} onClick={() => void thread.remove(comment)}>
              {texts.t('feed.comments.delete')}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  )
})
