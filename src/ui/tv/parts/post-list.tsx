import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { TvPost } from '@/domain/tv/tv'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import css from './post-list.module.css'

/** Posts of the editors; nothing without any. */
export const PostList = observer(function PostList({
  title,
  posts,
}: {
  readonly title: string
  readonly posts: readonly TvPost[]
}) {
  const texts = useTexts()
  const href = useHref()
  const id = useId()
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css['title']}>
        {title}
      </h2>
      <ul className={css['posts']} role="list">
        {posts.map(({ slug, title: headline, teaser, picture, publishedAt }) => (
          <li key={slug}>
            <Link className={css['post']} href={href('tvPost', { postSlug: slug })}>
              <span className={css['picture']}>
                <Picture source={pictureOf(picture)} alt="" shape="landscape" sizes="(min-width: 760px) 30vw, 92vw" />
              </span>
              <small>{texts.date(publishedAt)}</small>
              <strong>{headline}</strong>
              <span>{teaser}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
})
