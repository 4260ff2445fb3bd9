import { observer } from 'mobx-react-lite'
import { MAX_COMMENT } from '@/domain/feed/comments'
import { LoadError } from '@/ui/base/load-error'
import { Button } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { TextArea } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import type { AlbumCommentsViewModel } from './album-comments-view-model'
import css from './comment-list.module.css'

type Talk = Pick<
  AlbumCommentsViewModel,
  | 'items'
  | 'total'
  | 'draft'
  | 'hasMore'
  | 'isKnown'
  | 'isLoading'
  | 'isWriting'
  | 'error'
  | 'mayComment'
  | 'canSend'
  | 'more'
  | 'write'
  | 'send'
  | 'signUp'
  | 'retry'
>

/** Comments on an album with the form to write one, or the reason why the guest cannot. */
export const CommentList = observer(function CommentList({ talk }: { readonly talk: Talk }) {
  const texts = useTexts()
  const { items, total, isKnown, hasMore } = talk
  return (
    <section className={css['talk']} aria-busy={!isKnown && talk.error === null}>
      <h2>
        {texts.t('albums.comments.title')} {total > 0 ? <span className="num">{texts.number(total)}</span> : null}
      </h2>
      {isKnown ? <CommentForm talk={talk} /> : null}
      {isKnown || talk.error !== null ? null : (
        <div className={css['list']}>
          <Skeleton width="70%" />
          <Skeleton width="50%" />
          <Skeleton width="60%" />
        </div>
      )}
      <LoadError of={talk} />
      {isKnown && total === 0 ? <p className={css['note']}>{texts.t('albums.comments.none')}</p> : null}
      <ul role="list" className={css['list']}>
        {items.map(({ id, name, text, created, isOwn }) => (
          <li key={id}>
            <div className={css['comment']}>
              <span className={css['initial']} aria-hidden="true">
                {Array.from(name)[0] ?? ''}
              </span>
              <div className={css['body']}>
                <p className={css['by']}>
                  <strong>{name}</strong>
                  {isOwn ? <Badge>{texts.t('albums.comments.own')}</Badge> : null}
                  <time dateTime={new Date(created).toISOString()}>{texts.date(created)}</time>
                </p>
                <p className={css['text']}>{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {hasMore && isKnown ? (
        <Button className={css['more'] ?? ''} size="s" loading={talk.isLoading} onClick={() => void talk.more()}>
          {texts.t('albums.comments.more')}
        </Button>
      ) : null}
    </section>
  )
})

const CommentForm = observer(function CommentForm({ talk }: { readonly talk: Talk }) {
  const texts = useTexts()
  const { mayComment } = talk
  if (mayComment === 'login')
    return (
      <p className={css['login']}>
        <span>{texts.t('albums.comments.login')}</span>
        <Button size="s" onClick={() => void talk.signUp()}>
          {texts.t('albums.offer.loginAction')}
        </Button>
      </p>
    )
  if (mayComment !== 'yes') return <p className={css['note']}>{texts.t(`albums.comments.${mayComment}`)}</p>
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void talk.send()
      }}
    >
      <TextArea
        label={texts.t('albums.comments.write')}
        hint={texts.t('albums.comments.once')}
        rows={2}
        maxLength={MAX_COMMENT}
        value={talk.draft}
        onChange={(text) => talk.write(text)}
      />
      <Button type="submit" size="s" disabled={!talk.canSend} loading={talk.isWriting}>
        {texts.t('albums.comments.send')}
      </Button>
    </form>
  )
})
