import { asId, type ActorId, type VideoId } from '@/domain/ids'
import type { VideoDetails } from '@/domain/media/video'
import { vxc } from '@/domain/money/money'

/** A paid video that was not bought; a test names the fields it needs. */
export function videoWith(change: Partial<VideoDetails> = {}): VideoDetails {
  return {
    id: asId<VideoId>('v1'),
    title: 'Rain on the Skylight',
    duration: 760,
    ageRating: 16,
    vip: false,
    isVip30Offer: false,
    free: false,
    new: false,
    camRecording: false,
    classic: false,
    releasedAt: Date.UTC(2026, 10, 20),
    price: vxc(24),
    basePrice: vxc(24),
    cover: { family: 9, variant: 'l0' },
    likes: 32,
    tags: [{ id: 'rain', label: 'Rain' }],
    actor: { id: asId<ActorId>('a9'), name: 'Pia Winter', avatar: { family: 9, variant: 'a0' }, isOnline: true },
    guestInfo: { bought: false, gifted: false, flatrate: false, liked: false },
    contestPlace: null,
    description: 'Something to listen to.',
    need: 'needPurchase',
    previewThumbnails: [],
    ...change,
  }
}
