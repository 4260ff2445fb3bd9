import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import type { TvPostDetails } from '@/domain/tv/tv'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { MissingPage } from '@/ui/base/missing-page'
import { useParamsOf } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import { PostList } from '@/ui/tv/parts/post-list'
import { TvPage } from '@/ui/tv/parts/tv-page'
import { TvPostViewModel } from './tv-format-view-model'
import css from './tv-post-screen.module.css'

/** An editors' post with its section, the previous one and similar ones (TVS-002). */
export const Screen = observer(function TvPostScreen() {
  const { postSlug } = useParamsOf('tvPost')
  const model = useViewModel(TvPostViewModel)
  useShown(
    model,
    useCallback(() => model.show(postSlug), [model, postSlug]),
  )
  const { post } = model
  if (post.value === null)
    return <MissingPage title="tv.post.missing" text="tv.post.missingText" route="tvLivestream" link="tv.block.all" />
  if (post.value === undefined)
    return (
      <TvPage busy>
        <LoadError of={post} heading="h1" />
        {post.error === null ? (
          <>
            <Skeleton width="min(30rem, 90%)" height="2.6rem" />
            <Skeleton shape="landscape" />
          </>
        ) : null}
      </TvPage>
    )
  return <Post post={post.value} />
})

const Post = observer(function Post({ post }: { readonly post: TvPostDetails }) {
  const texts = useTexts()
  const href = useHref()
  const { title, teaser, picture, publishedAt, paragraphs, breadcrumbs, previous, similar } = post
  return (
    <TvPage>
      <PageTitle title={title} description={teaser} />
      <article className={css['post']}>
        <nav className={css['path']} aria-label={texts.t('tv.post.path')}>
          <Link href={href('tvLivestream', {})}>{texts.t('tv.brand')}</Link>
          {breadcrumbs.map((crumb) => (
            <Link key={crumb.formatKey} href={href('tvFormat', { formatKey: crumb.formatKey })}>
              {crumb.title}
            </Link>
          ))}
          <span aria-current="page">{title}</span>
        </nav>
        <h1>{title}</h1>
        <p className={css['teaser']}>{teaser}</p>
        <p className={css['date']}>{texts.date(publishedAt)}</p>
        <span className={css['picture']}>
          <Picture source={pictureOf(picture)} alt="" shape="landscape" eager sizes="(min-width: 800px) 760px, 100vw" />
        </span>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {previous === null ? null : (
          <Link className={css['previous']} href={href('tvPost', { postSlug: previous.slug })}>
            <small>{texts.t('tv.post.previous')}</small>
            <strong>{previous.title}</strong>
          </Link>
        )}
      </article>
      <PostList title={texts.t('tv.post.similar')} posts={similar} />
    </TvPage>
  )
})
