import { fields, id, list, number, schemaOf, text } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { GuestId, PlaylistId, VideoId } from '@/domain/ids'

/** A playlist of a guest: its videos in their order. Moments are epoch ms. */
export interface PlaylistRecord {
  readonly guestId: GuestId
  readonly id: PlaylistId
  readonly title: string
  readonly videoIds: readonly VideoId[]
  readonly createdAt: number
  readonly changedAt: number
}

/**
 * Returns the key of a playlist. An id is a guest's own: the same one of another guest is another
 * playlist, of which nothing can be found out.
 */
export const playlistKey = (guestId: GuestId, playlistId: PlaylistId): string => `${guestId} ${playlistId}`

export const playlists: Collection<PlaylistRecord> = {
  name: 'playlists',
  schema: schemaOf(
    fields<PlaylistRecord>({
      guestId: id<GuestId>(),
      id: id<PlaylistId>(),
      title: text,
      videoIds: list(id<VideoId>()),
      createdAt: number,
      changedAt: number,
    }),
  ),
  key: (record) => playlistKey(record.guestId, record.id),
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: ({ guestId, createdAt, id: playlistId }) => [[guestId, createdAt, playlistId]] },
}
