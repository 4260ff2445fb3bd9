import { observer } from 'mobx-react-lite'
import { useCallback, type ReactNode } from 'react'
import type { BlogActor, BlogPost, BlogPostDetails } from '@/domain/blog/post'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useParamsOf } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { RichText } from '@/ui/base/rich-text'
import { useHref } from '@/ui/base/use-href'
import { MissingPost } from '@/ui/blog/list/missing-post'
import { PostCard, PostFacts } from '@/ui/blog/post-card'
import { Link } from '@/ui/kit/actions/link'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Avatar } from '@/ui/kit/media/avatar'
import { Picture } from '@/ui/kit/media/picture'
import { Breadcrumb } from '@/ui/seo/breadcrumb'
import { useBreadcrumb } from '@/ui/seo/use-breadcrumb'
import { useTexts } from '@/ui/texts/use-texts'
import css from './post-screen.module.css'
import { postSubject } from './post-subject'
import { PostViewModel } from './post-view-model'

/** One story: headline, picture, text, the actor it is about, and further posts. */
export const Screen = observer(function PostScreen() {
  const texts = useTexts()
  const href = useHref()
  const { postSlug } = useParamsOf('blogPost')
  const model = useViewModel(PostViewModel)
  useShown(
    model,
    useCallback(() => model.show(postSlug), [model, postSlug]),
  )
  const crumbs = useBreadcrumb({ type: 'blogPost', postSlug })
  const { shown } = model
  if (shown.value === undefined) return shown.error === null ? <Coming /> : <LoadError of={shown} heading="h1" />
  const { post, actors } = shown.value
  if (post === null) return <MissingPost />
  const { title, teaser, category, picture } = post
  return (
    <article className={css['page']}>
      <PageTitle title={title} description={teaser} breadcrumb={crumbs} subject={postSubject(post)} />
      <Breadcrumb label={texts.t('blog.way')} crumbs={crumbs} />
      <header className={css['head']}>
        <p className={css['category']}>
          <Link href={href('blogCategory', { blogCategory: category })}>{texts.t(`blog.category.${category}`)}</Link>
        </p>
        <h1>{title}</h1>
        <p className={css['teaser']}>{teaser}</p>
        <PostFacts post={post} withAuthor />
      </header>
      <div className={css['picture']}>
        <Picture source={pictureOf(picture)} alt="" shape="landscape" sizes="(min-width: 1200px) 1100px, 100vw" eager />
      </div>
      <Body post={post} actors={actors} />
      <Related posts={post.related} />
    </article>
  )
})

const Body = ({ post, actors }: { readonly post: BlogPostDetails; readonly actors: readonly BlogActor[] }) => (
  <div className={css['columns']}>
    {actors.length === 0 ? null : <Actors actors={actors} />}
    <RichText blocks={post.body} lead />
  </div>
)

const Actors = observer(function Actors({ actors }: { readonly actors: readonly BlogActor[] }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <aside className={css['actors']} aria-label={texts.t('blog.post.about')}>
      <h2>{texts.t('blog.post.about')}</h2>
      <ul role="list">
        {actors.map(({ id, name, avatar, isOnline }) => (
          <li key={id}>
            <Link href={href('actor', { actorName: name })}>
              <Avatar source={pictureOf(avatar)} alt="" size="l" ring={isOnline ? 'live' : 'none'} />
              <span>
                <strong>{name}</strong>
                <span className={css['state']}>
                  {isOnline ? <LiveDot state="live" /> : null}
                  {texts.t(isOnline ? 'blog.post.live' : 'blog.post.profile')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
})

const Related = observer(function Related({ posts }: { readonly posts: readonly BlogPost[] }) {
  const texts = useTexts()
  if (posts.length === 0) return null
  return (
    <section className={css['related']} aria-labelledby="read-on">
      <h2 id="read-on">{texts.t('blog.post.next')}</h2>
      <div>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
    </section>
  )
})

const Coming = (): ReactNode => (
  <div className={css['page']} aria-busy="true">
    <div className={css['head']}>
      <Skeleton width="8rem" />
      <Skeleton width="min(36rem, 95%)" height="3rem" />
      <Skeleton width="min(30rem, 80%)" />
    </div>
    <div className={css['picture']}>
      <Skeleton shape="landscape" />
    </div>
  </div>
)
