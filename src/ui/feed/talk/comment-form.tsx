import { CornerDownRight, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { MAX_COMMENT } from '@/domain/feed/comments'
import type { FeedPost } from '@/domain/feed/post'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { TextArea } from '@/ui/kit/forms/text-field'
import type { PostServices } from '@/ui/feed/post/post-services'
import { useTexts } from '@/ui/texts/use-texts'
import css from './thread.module.css'

/** The form for a comment, or the reason why the guest cannot write, with a link to a remedy. */
export const CommentForm = observer(function CommentForm({
  post,
  thread,
}: {
  readonly post: FeedPost
  readonly thread: PostServices['thread']
}) {
  const texts = useTexts()
  if (thread.mayWrite === 'blocked')
    return <p className={css['none']}>{texts.t('feed.refused.blocked-for-comments')}</p>
  if (thread.mayWrite === 'login')
    return (
      <p className={css['login']}>
        <span>{texts.t('feed.comments.login')}</span>
        <Button size="s" onClick={() => void thread.signUp(post)}>
          {texts.t('feed.lock.signUp')}
        </Button>
      </p>
    )
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void thread.send()
      }}
    >
      <ReplyNote thread={thread} />
      <TextArea
        label={texts.t('feed.comments.write', { name: post.model.name })}
        rows={2}
        maxLength={MAX_COMMENT}
        value={thread.draft}
        onChange={(text) => thread.write(text)}
      />
      <Button type="submit" size="s" disabled={!thread.canSend} loading={thread.isWriting}>
        {texts.t('feed.comments.send')}
      </Button>
    </form>
  )
})

/** The addressee of a reply, with a button to cancel it. */
const ReplyNote = observer(function ReplyNote({
  thread,
}: {
  readonly thread: Pick<PostServices['thread'], 'replyingTo' | 'reply'>
}) {
  const texts = useTexts()
  const name = thread.replyingTo?.user?.name
  if (name === undefined) return null
  return (
    <p className={css['replying']}>
      <CornerDownRight aria-hidden="true" />
      <span>{texts.t('feed.comments.replying', { name })}</span>
      <IconButton size="s" label={texts.t('feed.comments.cancel')} onClick={() => thread.reply(null)}>
        <X />
      </IconButton>
    </p>
  )
})
