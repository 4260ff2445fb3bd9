import { postComments } from './comment-view'
import type { FeedViewer } from './feed-viewer'
import { guestPostKey, guestPosts, type GuestPost } from './guest-post-records'
import { mediaOfPost } from './post-media'
import { needOfPost } from './post-need'
import type { PostRecord } from './post-records'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { authorize } from '@/adapters/backend/access/authorize'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { actors, relationKey, relations, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { takenRecord } from '@/adapters/backend/content/visibilities'
import type { Reader } from '@/adapters/stores/store'
import { wordCount } from '@/domain/access/text'
import { BackendError } from '@/application/errors/backend-error'
import { onlineStateOf, type FeedPost, type PostAuthor } from '@/domain/feed/post'
import { tippingGoalOf } from '@/domain/feed/tipping-goal'

/** A guest's relation to a post and its author, as far as it decides what they see. */
interface Standing {
  readonly actor: ActorRecord
  readonly guestPost: GuestPost | undefined
  readonly following: boolean
  readonly hasAvs: boolean
  /** Whether it is hidden even from its buyers. */
  readonly isWithheld: boolean
}

async function authorOf(actor: ActorRecord, shown: ShownPictures): Promise<PostAuthor> {
  const { id, name, avatarRating: fsk = 12, state } = actor
  return {
    id,
    name,
    online: state.isOnline,
    onlineState: onlineStateOf(state),
    avatar: { picture: await shown.avatar(actor), fsk, avsRequired: fsk === 18 },
  }
}

/** Posts of a list as this guest sees them: few queries for all of them, and no comments. */
export async function postsOf(
  reader: Reader,
  records: readonly PostRecord[],
  viewer: FeedViewer,
  isWithheld = false,
): Promise<readonly FeedPost[]> {
  const guestId = viewer.guest.id
  const [authors, ownPosts, follows, ageCheck] = await Promise.all([
    reader.getMany(
      actors,
      records.map(({ actorId }) => actorId),
    ),
    reader.getMany(
      guestPosts,
      records.map(({ id }) => guestPostKey(guestId, id)),
    ),
    reader.getMany(
      relations,
      records.map(({ actorId }) => relationKey(guestId, actorId)),
    ),
    ageCheckOf(reader, guestId),
  ])
  return Promise.all(
    records.map(async (record, at) => {
      // A guest who bought a post sees it even while its actor is hidden.
      const actor = authors[at] ?? (await takenRecord(reader, actors, record.actorId))?.record
      if (actor === undefined) throw new BackendError('internal', { detail: `post ${record.id} has no actor` })
      const following = (follows[at]?.pinnedAt ?? null) !== null
      const hasAvs = ageCheck.avsStatus === 'accepted'
      return postOf(reader, record, { actor, guestPost: ownPosts[at], following, hasAvs, isWithheld }, viewer)
    }),
  )
}

/** A post with its comments. */
export async function postWithComments(
  reader: Reader,
  record: PostRecord,
  viewer: FeedViewer,
  isWithheld = false,
): Promise<FeedPost> {
  const [post] = await postsOf(reader, [record], viewer, isWithheld)
  if (post === undefined) throw new BackendError('internal', { detail: `post ${record.id} is gone` })
  // A guest who may not see a post may not read the comments on it either.
  if (post.need !== null) return post
  return { ...post, comments: { ...post.comments, nodes: await postComments(reader, record, post.model, viewer) } }
}

async function postOf(
  reader: Reader,
  record: PostRecord,
  { actor, guestPost, following, hasAvs, isWithheld }: Standing,
  viewer: FeedViewer,
): Promise<FeedPost> {
  const bought = (guestPost?.boughtAt ?? null) !== null
  const hasBought = bought || viewer.isSubscribed(record.actorId)
  const need = isWithheld ? 'withdrawn' : needOfPost(record, viewer.guest, { hasAvs, hasBought })
  const { title, text } = record.texts[viewer.language]
  // Without the right to watch, no file is granted, not even an owned one.
  const isShown = need === null && authorize(viewer.guest, 'watch').ok
  return {
    id: record.id,
    created: record.created,
    published: record.published,
    type: record.type,
    status: record.status,
    pinned: record.pinned,
    title,
    // The description of pictures is for everybody; a text that is itself for sale is not.
    text: isShown || (record.type !== 'text' && !isWithheld) ? text : '',
    words: wordCount(text),
    views: record.views,
    likes: record.likes,
    umaId: record.umaId,
    paidContent: record.price > 0,
    fsk: record.fsk,
    priceCoins: record.price,
    model: await authorOf(actor, new ShownPictures(reader, viewer.guest.id)),
    tippingGoal: record.goalCoins === null ? null : tippingGoalOf(record.goalCoins, record.tipsSum),
    guestState: {
      liked: (guestPost?.likedAt ?? null) !== null,
      viewed: (guestPost?.viewedAt ?? null) !== null,
      following,
      bought,
    },
    comments: { totalCount: record.comments, nodes: [] },
    need,
    ...(await mediaOfPost(record, isShown, viewer)),
  }
}
