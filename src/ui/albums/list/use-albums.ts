import { useCallback } from 'react'
import { useLocation } from 'react-router'
import type { ActorId } from '@/domain/ids'
import { useService, useShown, useViewModel } from '@/ui/base/container'
import { useListAddress } from '@/ui/base/use-list-address'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { albumAddress } from './album-query'
import { AlbumsViewModel } from './albums-view-model'

/** The albums of one actor, or of all with `null`, filtered and sorted by the page's address. */
export function useAlbums(actorId: ActorId | null) {
  const albums = useViewModel(AlbumsViewModel)
  const address = useListAddress(albumAddress)
  const { isLoggedIn } = useService(GuestViewModel)
  const { key } = useLocation()
  const { query } = address
  useShown(
    albums,
    useCallback(() => albums.show(actorId, query, key), [albums, actorId, query, key]),
  )
  return { albums, address, isLoggedIn }
}
