import { observer } from 'mobx-react-lite'
import type { TvSeries } from '@/domain/tv/tv'
import type { BlogPost } from '@/domain/blog/post'
import { ActorTile } from '@/ui/actors/actor-tile'
import type { ActorServices } from '@/ui/actors/actor-services'
import { AlbumTile } from '@/ui/albums/list/album-tile'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { LandscapeTile } from '@/ui/kit/media/tile'
import { GRID_SIZES } from '@/ui/media/list/tile-sizes'
import { VideoTile } from '@/ui/media/list/video-tile'
import { useTexts } from '@/ui/texts/use-texts'
import { TvVideoTile } from '@/ui/tv/parts/tv-video-tile'
import type { ResultItem } from './search-page-view-model'

/** A result as it looks in the lists of its own feature. */
export const ResultTile = observer(function ResultTile({
  found,
  services,
  eager,
}: {
  readonly found: ResultItem
  readonly services: ActorServices
  readonly eager: boolean
}) {
  switch (found.category) {
    case 'actors':
    case 'models':
      return <ActorTile actor={found.item} services={services} heading="h2" eager={eager} />
    case 'videos':
    case 'asmr':
      return <VideoTile video={found.item} heading="h2" eager={eager} sizes={GRID_SIZES} />
    case 'photos':
    case 'galleries':
      return <AlbumTile album={found.item} heading="h2" eager={eager} sizes={GRID_SIZES} />
    case 'tv':
      return <FormatTile format={found.item} eager={eager} />
    case 'mediathek':
      return <TvVideoTile video={found.item} heading="h2" eager={eager} sizes={GRID_SIZES} />
    case 'blog':
      return <PostTile post={found.item} eager={eager} />
  }
})

/** A format: its page has when it is broadcast, and its episodes. */
const FormatTile = observer(function FormatTile({
  format,
  eager,
}: {
  readonly format: TvSeries
  readonly eager: boolean
}) {
  const href = useHref()
  return (
    <LandscapeTile
      href={href('tvFormat', { formatKey: format.id })}
      source={pictureOf(format.picture)}
      heading="h2"
      eager={eager}
      sizes={GRID_SIZES}
      title={format.title}
      by={format.tagline}
    />
  )
})

const PostTile = observer(function PostTile({ post, eager }: { readonly post: BlogPost; readonly eager: boolean }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <LandscapeTile
      href={href('blogPost', { postSlug: post.slug })}
      source={pictureOf(post.picture)}
      heading="h2"
      eager={eager}
      sizes={GRID_SIZES}
      title={post.title}
      by={texts.date(post.publishedAt)}
    />
  )
})
