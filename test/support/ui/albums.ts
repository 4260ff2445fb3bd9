import type { AlbumDetails } from '@/domain/albums/album'
import { asId, type ActorId, type AlbumId } from '@/domain/ids'
import { NO_LIKES } from '@/domain/media/rating'
import { vxc } from '@/domain/money/money'
import { grantedAddress } from '@/domain/media/granted-address'

const BASE = 'https://vesper.test/picture'

/** A paid album of five pictures that nobody has bought, two of which are the preview; what a test is about is named. */
export function albumWith(change: Partial<AlbumDetails> = {}): AlbumDetails {
  const need = change.need === undefined ? 'needPurchase' : change.need
  return {
    id: asId<AlbumId>('a1'),
    title: 'Blue Hour on the Pier',
    pictureCount: 5,
    ageRating: 16,
    free: false,
    new: false,
    releasedAt: Date.UTC(2026, 10, 20),
    price: vxc(12),
    cover: { family: 9, variant: 'l0' },
    actor: { id: asId<ActorId>('a9'), name: 'Pia Winter', avatar: { family: 9, variant: 'a0' }, isOnline: true },
    bought: false,
    description: 'Taken on a long evening.',
    pictures: Array.from({ length: need === null ? 5 : 2 }, (_, index) => ({
      position: index + 1,
      address: grantedAddress(`${BASE}-${index + 1}`),
      pictureId: `album:${index + 1}:a1`,
      likes: NO_LIKES,
      isFavorite: false,
    })),
    type: 'picture',
    duration: 0,
    rating: null,
    sold: 3,
    albumTotalViews: null,
    ...NO_LIKES,
    isFavorite: false,
    comments: { total: 0, isGuestAllowedToCommentAlbum: false },
    ...change,
    need,
  }
}
