import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { useService, useShown, useViewModel } from '@/ui/base/container'
import { ListPage } from '@/ui/base/list-page'
import { MissingPage } from '@/ui/base/missing-page'
import { useMatch } from '@/ui/base/page'
import { useHref } from '@/ui/base/use-href'
import { useListAddress } from '@/ui/base/use-list-address'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Link } from '@/ui/kit/actions/link'
import { part } from '@/ui/kit/part'
import { SeoFold } from '@/ui/seo/seo-text'
import { useSeoText } from '@/ui/seo/use-seo-text'
import { useTexts } from '@/ui/texts/use-texts'
import { AlbumGridView } from './album-grid-view'
import { albumAddress } from './album-query'
import { AlbumsViewModel } from './albums-view-model'

const PinnedPhotos = part(async () => (await import('@/ui/albums/pinned/pinned-photos-screen')).PinnedPhotos)

/** The actor of the address; `null` on the page of all albums. */
function useActorName(): string | null {
  const page = useMatch()
  return page.kind === 'route' && page.route === 'actorPictures' ? page.params.actorName : null
}

/** All albums, or those of one actor. */
export const Screen = observer(function AlbumsScreen() {
  const texts = useTexts()
  const href = useHref()
  const albums = useViewModel(AlbumsViewModel)
  const address = useListAddress(albumAddress)
  const { isLoggedIn } = useService(GuestViewModel)
  const actorName = useActorName()
  const { key } = useLocation()
  const { query } = address
  useShown(
    albums,
    useCallback(() => albums.show(actorName, query, key), [albums, actorName, query, key]),
  )
  const seo = useSeoText(actorName === null ? 'albums' : null)
  const { actor } = albums
  if (actorName !== null && actor === null)
    return <MissingPage title="albums.missing.title" text="albums.missing.text" route="albums" link="albums.title" />
  const title = actor ? texts.t('albums.titleOf', { name: actor.name }) : texts.t('albums.title')
  return (
    <ListPage
      title={title}
      {...(seo === null ? {} : { tabTitle: seo.seoTitle, description: seo.seoDescription })}
      note={
        <p>
          {actor ? (
            <Link href={href('actor', { actorName: actor.name })}>
              {texts.t('albums.profile', { name: actor.name })}
            </Link>
          ) : (
            texts.t('albums.lead')
          )}
        </p>
      }
    >
      {isLoggedIn && actorName === null ? <PinnedPhotos /> : null}
      <AlbumGridView title={title} albums={albums} address={address} isLoggedIn={isLoggedIn} />
      <SeoFold text={seo} />
    </ListPage>
  )
})
