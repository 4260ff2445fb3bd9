import type { FeedPost } from '@/domain/feed/post'
import { asId, type ActorId, type PostId } from '@/domain/ids'

/** A free text that nobody has liked or commented; what a test is about is named. */
export function postWith(change: Partial<FeedPost> = {}): FeedPost {
  return {
    id: asId<PostId>('p1'),
    created: Date.UTC(2026, 10, 20, 17),
    published: Date.UTC(2026, 10, 20, 18),
    type: 'text',
    status: 'published',
    pinned: false,
    title: 'From the balcony',
    text: 'The city is quieter than usual tonight.',
    words: 7,
    views: 40,
    likes: 3,
    umaId: 'uma-9',
    paidContent: false,
    fsk: 16,
    priceCoins: 0,
    model: {
      id: asId<ActorId>('a9'),
      name: 'Pia Winter',
      online: true,
      onlineState: 'online',
      avatar: { picture: { family: 9, variant: 'a0' }, fsk: 12, avsRequired: false },
    },
    tippingGoal: null,
    guestState: { liked: false, viewed: false, following: false, bought: false },
    comments: { totalCount: 0, nodes: [] },
    need: null,
    clip: null,
    photos: null,
    ...change,
  }
}
