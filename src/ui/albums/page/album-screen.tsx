import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AlbumDetails } from '@/domain/albums/album'
import type { Crumb } from '@/domain/seo/breadcrumb'
import { LiveActors } from '@/ui/actors/live-actors'
import { AlbumTile } from '@/ui/albums/list/album-tile'
import { AlbumOpinionsViewModel } from '@/ui/albums/opinions/album-opinions-view-model'
import { OpinionBar } from '@/ui/albums/opinions/opinion-bar'
import { TagSuggestion } from '@/ui/albums/opinions/tag-suggestion'
import { usePreparation, useService, useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { MissingPage } from '@/ui/base/missing-page'
import { useParamsOf } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Link } from '@/ui/kit/actions/link'
import { Badge } from '@/ui/kit/feedback/badge'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Near } from '@/ui/kit/near'
import { part } from '@/ui/kit/part'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { VideoAuthor } from '@/ui/media/page/video-author'
import { Breadcrumb } from '@/ui/seo/breadcrumb'
import { useBreadcrumb } from '@/ui/seo/use-breadcrumb'
import { useTexts } from '@/ui/texts/use-texts'
import { AlbumActionsViewModel } from './album-actions-view-model'
import { voucherPieces } from '@/ui/guest/voucher-pieces'
import { AlbumOffer } from './album-offer'
import css from './album-screen.module.css'
import { albumSubject } from './album-subject'
import { AlbumViewModel } from './album-view-model'
import { PictureGrid } from './picture-grid'
import { PictureViewer } from './picture-viewer'

const AlbumComments = part(async () => (await import('@/ui/albums/comments/album-comments-screen')).AlbumComments)
const IncentiveSpot = part(async () => (await import('@/ui/incentives/incentive-spot-screen')).IncentiveSpot)

/** Redirects to an album's canonical address, which is below its actor and has its own name. */
function useOwnAddress(album: AlbumDetails | null): void {
  const href = useHref()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const preparation = usePreparation()
  const own = album === null ? pathname : href('actorAlbum', { actorName: album.actor.name, albumId: album.id })
  const isElsewhere = decodeURI(own) !== decodeURI(pathname)
  if (isElsewhere) preparation?.answerMoved(`${own}${search}`)
  useEffect(() => {
    if (isElsewhere) void navigate(`${own}${search}`, { replace: true })
  }, [isElsewhere, own, search, navigate])
}

/** One album: its pictures, price, actor, and further albums. */
export const Screen = observer(function AlbumScreen() {
  const texts = useTexts()
  const href = useHref()
  const { albumId } = useParamsOf('actorAlbum', 'album')
  const page = useViewModel(AlbumViewModel)
  const actions = useViewModel(AlbumActionsViewModel)
  const opinions = useViewModel(AlbumOpinionsViewModel)
  const live = useService(LiveActors)
  const { guest, isLoggedIn } = useService(GuestViewModel)
  useShown(
    page,
    useCallback(() => {
      actions.about(page)
      opinions.about(page)
      return page.show(albumId)
    }, [page, actions, opinions, albumId]),
  )
  const crumbs = useBreadcrumb({ type: 'album', albumId })
  const { album, others } = page
  useOwnAddress(album)
  if (album === null && page.error !== null) return <LoadError of={page} heading="h1" />
  if (album === null && !page.isLoading)
    return <MissingPage title="albums.missing.title" text="albums.missing.text" route="albums" link="albums.title" />
  if (album === null) return <Coming />
  return (
    <div className={css['page']}>
      <AlbumTitle album={album} crumbs={crumbs} />
      <Breadcrumb label={texts.t('albums.page.way')} crumbs={crumbs} />
      <div className={css['columns']}>
        <Head album={album} opinions={opinions} />
        <div className={css['grid']}>
          <PictureGrid album={album} lockedCount={page.lockedCount} onOpen={(index) => page.open(index)} />
          {page.awaitsAddresses ? <LoadError of={page} /> : null}
        </div>
        <aside className={css['aside']} aria-label={album.title}>
          <div className={css['offer']}>
            <AlbumOffer
              actions={actions}
              album={album}
              isAgePending={guest?.avsStatus === 'pending'}
              vouchers={voucherPieces(guest, 'photoAlbum', album.actor.id, Date.now())}
            />
          </div>
          <div className={css['maker']}>
            <VideoAuthor actor={album.actor} state={page.actorState} live={live} />
          </div>
          {album.need === 'needPurchase' ? (
            <div className={css['spot']}>
              <IncentiveSpot event="buy-image-album" id={album.id} />
            </div>
          ) : null}
        </aside>
      </div>
      {others.length === 0 ? null : (
        <section className={css['row']}>
          <div className={css['heading']}>
            <h2>{texts.t('albums.page.more', { name: album.actor.name })}</h2>
            <Link href={href('actorPictures', { actorName: album.actor.name })}>{texts.t('albums.page.all')}</Link>
          </div>
          <ul role="list" className={css['others']}>
            {others.map((other) => (
              <li key={other.id}>
                <AlbumTile album={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Near height={240}>
        <AlbumComments album={album} />
      </Near>
      {isLoggedIn ? <TagSuggestion opinions={opinions} /> : null}
      <PictureViewer page={page} album={album} opinions={opinions} />
    </div>
  )
})

/** Title and description of the page, and the facts that search engines list. */
function AlbumTitle({ album, crumbs }: { readonly album: AlbumDetails; readonly crumbs: readonly Crumb[] }) {
  const href = useHref()
  return (
    <PageTitle
      title={album.title}
      description={album.description}
      breadcrumb={crumbs}
      subject={albumSubject(album, href('actor', { actorName: album.actor.name }))}
    />
  )
}

/** Title, facts and description of an album. */
const Head = observer(function Head({
  album,
  opinions,
}: {
  readonly album: AlbumDetails
  readonly opinions: Pick<AlbumOpinionsViewModel, 'rate' | 'togglePin'>
}) {
  const texts = useTexts()
  return (
    <header className={css['head']}>
      <h1>{album.title}</h1>
      <div className={css['facts']}>
        <span className="num">{texts.t('albums.pictures', { count: album.pictureCount })}</span>
        <span>{texts.t('albums.page.released', { date: texts.date(album.releasedAt) })}</span>
        {album.albumTotalViews === null ? null : (
          <span className="num">{texts.t('albums.page.views', { count: album.albumTotalViews })}</span>
        )}
        {album.ageRating === 18 ? (
          <Badge>
            <span aria-hidden="true">{texts.t('albums.page.age', { count: album.ageRating })}</span>
            <VisuallyHidden>{texts.t('albums.page.ageLabel', { count: album.ageRating })}</VisuallyHidden>
          </Badge>
        ) : null}
        {album.new ? <Badge>{texts.t('actors.tile.new')}</Badge> : null}
      </div>
      <p className={css['about']}>{album.description}</p>
      <OpinionBar
        name={album.title}
        likes={album}
        isFavorite={album.isFavorite}
        onRate={(rating) => void opinions.rate(rating)}
        onPin={() => void opinions.togglePin()}
      />
    </header>
  )
})

const Coming = (): ReactNode => (
  <div className={css['page']} aria-busy="true">
    <div className={css['columns']}>
      <div className={css['head']}>
        <Skeleton width="min(26rem, 90%)" height="2.6rem" />
        <Skeleton width="60%" />
      </div>
      <div className={css['grid']}>
        <Skeleton shape="landscape" />
      </div>
      <div className={css['aside']}>
        <Skeleton shape="block" height="190px" />
        <Skeleton shape="block" height="98px" />
      </div>
    </div>
  </div>
)
