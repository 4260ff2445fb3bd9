import { reactionLikeKey, reactionLikes, reactions, type ReactionRecord } from './reaction-records'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { mediaRules } from '@/adapters/backend/media/media-rules'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import { MAX_PAGE_SIZE, type CursorPage } from '@/application/paging/page'
import type { LikeReactionResult, ReactionGateway } from '@/application/reactions/reaction-gateway'
import type { GuestId } from '@/domain/ids'
import { reactionCursor, reactionPosition, type Reaction, type ReactionClip } from '@/domain/reactions/reaction'

/** Reactions out of the store. */
export class BackendReactions implements ReactionGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async list(first: number, after: string | null): Promise<CursorPage<Reaction>> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const limit = Math.min(Math.max(1, first), MAX_PAGE_SIZE)
    const from = after === null ? null : reactionPosition(after)
    if (after !== null && from === null) throw new BackendError('invalid-request', { fields: ['after'] })
    const found = await store.find(reactions, 'newest', {
      prefix: [],
      limit: limit + 1,
      ...(from === null ? {} : { after: [-from.at, from.id] }),
    })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      items: await reactionsOf(store, page, guest.id),
      next: found.length > limit && last !== undefined ? reactionCursor(last) : null,
    }
  }

  like(id: string, liked: boolean): Promise<LikeReactionResult> {
    return this.platform.store.transaction<LikeReactionResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const permission = authorize(guest, 'like')
      if (!permission.ok) return { ok: false, reason: permission.reason }
      if ((await tx.get(reactions, id)) === undefined) return { ok: false, reason: 'not-found' }
      if (liked) await tx.put(reactionLikes, { guestId: guest.id, reactionId: id })
      else await tx.delete(reactionLikes, reactionLikeKey(guest.id, id))
      return { ok: true, likes: await tx.count(reactionLikes, 'byReaction', [id]) }
    })
  }

  async clip(id: string): Promise<ReactionClip | null> {
    const { store, rules } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const record = await store.get(reactions, id)
    if (record === undefined || !authorize(guest, 'watch').ok) return null
    const { assetId, seconds } = record
    const { playlists } = rules.of(mediaRules)
    const playlistUrl = await playlists.address({ assetId, rendition: 'full', seconds, sessionId: session.id })
    return { playlistUrl, seconds }
  }
}

async function reactionsOf(
  reader: Reader,
  records: readonly ReactionRecord[],
  guestId: GuestId,
): Promise<readonly Reaction[]> {
  const [found, own, likes] = await Promise.all([
    reader.getMany(
      actors,
      records.map(({ actorId }) => actorId),
    ),
    reader.getMany(
      reactionLikes,
      records.map(({ id }) => reactionLikeKey(guestId, id)),
    ),
    Promise.all(records.map(({ id }) => reader.count(reactionLikes, 'byReaction', [id]))),
  ])
  const shown = new ShownPictures(reader, guestId)
  const avatars = await Promise.all(found.map(async (actor) => (actor === undefined ? null : shown.avatar(actor))))
  return records.flatMap(({ id, mood, poster, seconds, at }, place) => {
    const actor = found[place]
    const avatar = avatars[place]
    // Without its actor a reaction is nobody's.
    if (actor === undefined || avatar == null) return []
    const { name, state } = actor
    return [
      {
        id,
        actor: { id: actor.id, name, avatar, isOnline: state.isOnline },
        mood,
        poster,
        seconds,
        at,
        likes: likes[place] ?? 0,
        liked: own[place] !== undefined,
      },
    ]
  })
}
