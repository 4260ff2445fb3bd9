import { observer } from 'mobx-react-lite'
import type { BlogPost } from '@/domain/blog/post'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import css from './post-card.module.css'

/** Shows the date and reading time of a post; on the lead story also its author. */
export const PostFacts = observer(function PostFacts({
  post,
  withAuthor = false,
}: {
  readonly post: BlogPost
  readonly withAuthor?: boolean
}) {
  const texts = useTexts()
  return (
    <p className={css['facts']}>
      {withAuthor ? <span>{texts.t('blog.by', { name: post.author })}</span> : null}
      <time dateTime={new Date(post.publishedAt).toISOString()}>{texts.date(post.publishedAt)}</time>
      <span className="num">{texts.t('blog.minutes', { count: post.minutes })}</span>
    </p>
  )
})

const SIZES = {
  lead: '(min-width: 992px) 58vw, 100vw',
  wide: '(min-width: 992px) 40vw, 100vw',
  card: '(min-width: 992px) 26vw, (min-width: 640px) 46vw, 100vw',
  row: '140px',
} as const

/** A post in a list: picture, section, headline and date. The whole card is one link. */
export const PostCard = observer(function PostCard({
  post,
  look = 'card',
  heading: Heading = 'h3',
  eager = false,
  withCategory = true,
}: {
  readonly post: BlogPost
  readonly look?: keyof typeof SIZES
  readonly heading?: 'h2' | 'h3'
  readonly eager?: boolean
  readonly withCategory?: boolean
}) {
  const texts = useTexts()
  const href = useHref()
  return (
    <article className={css['card']} aria-label={post.title} data-look={look}>
      <div className={css['picture']}>
        <Picture source={pictureOf(post.picture)} alt="" shape="landscape" sizes={SIZES[look]} eager={eager} />
      </div>
      <div className={css['text']}>
        {withCategory ? <p className={css['category']}>{texts.t(`blog.category.${post.category}`)}</p> : null}
        <Heading className={css['title']}>
          <Link href={href('blogPost', { postSlug: post.slug })}>{post.title}</Link>
        </Heading>
        {look === 'row' ? null : <p className={css['teaser']}>{post.teaser}</p>}
        <PostFacts post={post} withAuthor={look === 'lead'} />
      </div>
    </article>
  )
})
