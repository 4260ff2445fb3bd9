import { assetsOf } from './show-content'
import { sessionOfDevice } from '@/adapters/backend/access/open-session'
import { albums, guestAlbumKey, ownedAlbums } from '@/adapters/backend/albums/album-records'
import { visibilities, type TakenRecord } from '@/adapters/backend/content/visibilities'
import { markFor } from '@/adapters/backend/feed/mark-records'
import { posts } from '@/adapters/backend/feed/post-records'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { guestVideoKey, ownedVideos, videos } from '@/adapters/backend/media/video-records'
import type { Reader } from '@/adapters/stores/store'
import { asId, type AlbumId, type GuestId, type PostId, type VideoId } from '@/domain/ids'

/**
 * Returns whether a file is not sent to a device any more, although it was granted: its content is
 * hidden, and the guest has not bought it, or the operator withholds it from buyers as well.
 */
export async function isTakenAway(reader: Reader, asset: string, deviceKey: string): Promise<boolean> {
  const holders = await reader.find(visibilities, 'byAsset', { prefix: [asset] })
  if (holders.length === 0) return false
  if (holders.some(({ boughtStays }) => !boughtStays)) return true
  const session = await sessionOfDevice(reader, await hashOf(deviceKey))
  if (session === undefined) return true
  const taken = holders.flatMap((holder) => holder.taken).filter((record) => assetsOf(record).includes(asset))
  const bought = await Promise.all(taken.map((record) => hasBought(reader, session.guestId, record)))
  return !bought.includes(true)
}

async function hasBought(reader: Reader, guestId: GuestId, { collection, key }: TakenRecord): Promise<boolean> {
  switch (collection) {
    case videos.name:
      return (await reader.get(ownedVideos, guestVideoKey(guestId, asId<VideoId>(key)))) !== undefined
    case albums.name:
      return (await reader.get(ownedAlbums, guestAlbumKey(guestId, asId<AlbumId>(key)))) !== undefined
    case posts.name:
      return (await markFor(reader, guestId, asId<PostId>(key))).boughtAt !== null
    default:
      return false
  }
}
