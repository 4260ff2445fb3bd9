import { AGREED } from './feed-setup'
import { freshKey } from './setup'
import { ANY_PRICE } from '#test/support/any-price'
import type { Binding, Device } from '#test/support/bindings/binding'
import { actors } from '@/adapters/backend/actors/actor-records'
import { appendMessage } from '@/adapters/backend/messenger/append-message'
import { channels } from '@/adapters/backend/messenger/messenger-records'
import { videos, type VideoRecord } from '@/adapters/backend/media/video-records'
import type { LibraryQuery } from '@/application/library/library-gateway'
import type { AlbumId, MessageId, PostId, VideoId } from '@/domain/ids'
import { savedVideo } from '@/domain/library/relation'
import type { LibraryItem, LibraryList } from '@/domain/library/library'

const SHOP: LibraryList = { medium: 'videos', source: 'shop' }

/** All of a list, read in pages of three. */
export async function library(
  { ports }: Device,
  list: LibraryList = SHOP,
  over: Partial<LibraryQuery> = {},
): Promise<readonly LibraryItem[]> {
  const all: LibraryItem[] = []
  for (let after: string | null = null, more = true; more;) {
    const page = await ports.library.list({ list, order: 'newest', search: '', first: 3, ...over, after })
    all.push(...page.items)
    after = page.next
    more = page.next !== null
  }
  return all
}

export const idsOf = (items: readonly LibraryItem[]): readonly string[] => items.map(({ subjectId }) => subjectId)

/** So many videos that a guest with coins and no proof of age may buy, the longest first. */
export async function forSale({ environment }: Binding, count: number): Promise<readonly VideoRecord[]> {
  const all = await environment.backend.store.find(videos, 'longest', { prefix: [] })
  return all.filter(({ price, free, vip, ageRating }) => price > 0 && !free && !vip && ageRating === 16).slice(0, count)
}

export async function buyVideo(device: Device, id: VideoId): Promise<void> {
  const result = await device.ports.videos.buy(id, freshKey(), ANY_PRICE)
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
}

export async function buyAlbum({ environment }: Binding, device: Device): Promise<AlbumId> {
  const { items } = await device.ports.albums.list({ filter: {}, sort: 'cheapest', first: 50, offset: 0 })
  const album = items.find(({ free, ageRating, bought }) => !free && ageRating === 16 && !bought)
  if (album === undefined) throw new Error(`no album for ${environment.clock.now()}`)
  const result = await device.ports.albums.buy(album.id, freshKey(), ANY_PRICE)
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return album.id
}

export async function buyPost(device: Device, id: PostId): Promise<void> {
  const result = await device.ports.feed.buy(id, freshKey(), AGREED)
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
}

/** A picture or video of a message that this guest has unlocked. */
export async function unlockMedia(
  { environment }: Binding,
  device: Device,
  kind: 'picture' | 'video',
): Promise<MessageId> {
  const { store } = environment.backend
  const [actor] = await store.find(actors, 'recommended', { prefix: [], limit: 1 })
  const channel = actor && (await device.ports.messenger.channelWithActor(actor.id))
  if (channel == null) throw new Error('no channel')
  const { id } = await store.transaction(async (tx) => {
    const record = await tx.get(channels, channel.id)
    if (record === undefined) throw new Error('no channel')
    return appendMessage(tx, record, {
      sender: 'actor',
      clientId: freshKey(),
      text: '',
      gifts: [],
      price: 0,
      at: environment.clock.now(),
      chatId: null,
      quote: null,
      media: {
        kind,
        price: 2,
        seconds: kind === 'video' ? 40 : null,
        ageRating: 16,
        poster: { family: 3, variant: 'b1' },
        assetId: `secret-${kind}`,
      },
    })
  })
  const result = await device.ports.messageMedia.unlock(id, freshKey(), ANY_PRICE)
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return id
}

export const save = ({ ports, guest }: Device, id: VideoId): Promise<boolean> =>
  ports.relations.add(savedVideo(guest.id, id))
