import { postsWhere } from './guest-post-records'
import { posts } from './post-records'
import type { Reader } from '@/adapters/stores/store'
import { groupOf } from '@/domain/feed/feed-lists'
import type { BoughtContent, FeedTotals } from '@/domain/feed/post'
import type { ActorId, GuestId } from '@/domain/ids'

/** Returns the numbers of posts, of all actors or of one (FEE-013, FEE-019). */
export async function totalsOf(reader: Reader, actorId: ActorId | null, guestId: GuestId): Promise<FeedTotals> {
  const own = async (index: 'liked' | 'commented'): Promise<number> => {
    const known = await reader.getMany(posts, [...(await postsWhere(reader, index, guestId))])
    return known.filter((post) => post?.status === 'published' && (actorId === null || post.actorId === actorId)).length
  }
  const ofGroup = (group: string): Promise<number> =>
    actorId === null ? reader.count(posts, 'byGroup', [group]) : reader.count(posts, 'byGroupOfActor', [actorId, group])
  const [clips, photos, texts, liked, commented] = await Promise.all([
    ofGroup('clips'),
    ofGroup('photos'),
    ofGroup('texts'),
    own('liked'),
    own('commented'),
  ])
  return { totalCount: clips + photos + texts, clips, photos, texts, liked, commented }
}

/** Returns how many pictures and clips a guest has bought with posts (FEE-014). */
export async function boughtContentOf(reader: Reader, guestId: GuestId): Promise<BoughtContent> {
  const bought = await reader.getMany(posts, [...(await postsWhere(reader, 'bought', guestId))])
  return {
    photos: bought.reduce((sum, post) => sum + (post?.photos.length ?? 0), 0),
    clips: bought.filter((post) => post !== undefined && groupOf(post.type) === 'clips').length,
  }
}
