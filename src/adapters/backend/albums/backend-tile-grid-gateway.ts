import { BackendAlbumGateway } from './backend-album-gateway'
import { gridSettingsKey, tileGridSettings } from './gallery-records'
import { loginRefusal } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { BackendVideoGateway } from '@/adapters/backend/media/backend-video-gateway'
import type { Tile, TileGridGateway, TileGridQuery, TilePage } from '@/application/albums/tile-grid-gateway'
import type { VideoType } from '@/application/media/video-gateway'
import type { Page } from '@/application/paging/page'
import { ALBUM_ORDERS } from '@/domain/albums/album-lists'
import { DEFAULT_SETTINGS, type TileGridSettings, type TileGridType } from '@/domain/albums/tile-grid'
import type { VideoId } from '@/domain/ids'
import type { VideoThumbnail } from '@/domain/media/thumbnails'
import { VIDEO_ORDERS } from '@/domain/media/video-lists'

type Stored = Awaited<ReturnType<TileGridGateway['storeSettings']>>

/** Grids over the lists of albums and of videos. */
export class BackendTileGridGateway implements TileGridGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async page(type: TileGridType, query: TileGridQuery): Promise<TilePage> {
    const [page, settings] = await Promise.all([
      type === 'albums' ? this.albums(query) : this.videos(query),
      this.settings(type),
    ])
    return { ...page, settings }
  }

  async videoPictures(albumId: VideoId): Promise<readonly VideoThumbnail[]> {
    const video = await new BackendVideoGateway(this.platform, this.caller).byId(albumId)
    return video?.previewThumbnails ?? []
  }

  storeSettings(type: TileGridType, { size }: TileGridSettings): Promise<Stored> {
    return this.platform.store.transaction<Stored>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const refusal = loginRefusal(guest, 'guest-lists')
      if (refusal !== null) return { ok: false, reason: refusal }
      await tx.put(tileGridSettings, { guestId: guest.id, type, size })
      return { ok: true }
    })
  }

  private albums({ actorId, types, sort: wanted, first, offset }: TileGridQuery): Promise<Page<Tile>> {
    const sort = ALBUM_ORDERS.find((order) => order === wanted) ?? 'newest'
    const filter = {
      ...(actorId === undefined ? {} : { actorIds: [actorId] }),
      ...(types === undefined ? {} : { types }),
    }
    return new BackendAlbumGateway(this.platform, this.caller).list({ filter, sort, first, offset })
  }

  private async videos({ actorId, types = [], tag, classic, sort, first, offset }: TileGridQuery): Promise<Page<Tile>> {
    const wanted: readonly VideoType[] = classic === true ? [...types, 'classic'] : types
    const { items, total } = await new BackendVideoGateway(this.platform, this.caller).list({
      filter: {
        ...(actorId === undefined ? {} : { actorIds: [actorId] }),
        ...(tag === undefined ? {} : { tags: [tag] }),
        ...(wanted.length === 0 ? {} : { types: wanted }),
      },
      sort: VIDEO_ORDERS.find((order) => order === sort) ?? 'newest',
      first,
      offset,
    })
    return { items: items.map((video) => ({ ...video, type: 'video' })), total }
  }

  private async settings(type: TileGridType): Promise<TileGridSettings> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const stored = await store.get(tileGridSettings, gridSettingsKey(guest.id, type))
    return stored === undefined ? DEFAULT_SETTINGS : { size: stored.size }
  }
}
