import { postSlotAt } from './post-slots'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { CommentRecord } from '@/adapters/backend/feed/comment-records'
import type { PostRecord } from '@/adapters/backend/feed/post-records'
import { at, seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import { answerLines, commentLines } from '@/adapters/backend/world/texts/feed/comment-lines'
import { sampleGuests } from '@/adapters/backend/world/texts/room-talk'
import { asId, type CommentId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import { languageOrDefault } from '@/domain/navigation/language'

const MINUTE = 60_000

/** What guests of the sample world have written below a post until `now` (epoch ms), and what its author has answered. */
export function commentsOfPost(
  { id: postId, published, goalCoins }: Pick<PostRecord, 'id' | 'published' | 'goalCoins'>,
  actor: Pick<ActorRecord, 'languages'>,
  now: number,
): readonly CommentRecord[] {
  const slot = postSlotAt(published)
  const rng = seededRandom(Math.imul(slot, 3_571) + 5)
  if (rng.chance(0.35)) return []
  const comments: CommentRecord[] = []
  const count = rng.int(1, 6)
  let created = published
  for (let number = 1; number <= count; number += 1) {
    created += rng.int(2, 180) * MINUTE
    const language = languageOrDefault(at(actor.languages, rng.int(0, 1)))
    const guest = rng.int(0, sampleGuests.length - 1)
    const replied = rng.chance(0.2) ? comments.at(-1) : undefined
    const written = comment(postId, `${slot}-${number}`, created, replied)
    comments.push({
      ...written,
      text: at(commentLines, slot + number * 3)[language],
      guestId: asId<GuestId>(`sample-guest-${guest}`),
      guestName: at(sampleGuests, guest),
      tipped: goalCoins !== null && rng.chance(0.4),
    })
    if (!rng.chance(0.35)) continue
    created += rng.int(1, 40) * MINUTE
    const answer = comment(postId, `${slot}-${number}-a`, created, written)
    comments.push({ ...answer, text: at(answerLines, slot + number)[language] })
  }
  return comments.filter((each) => each.created <= now)
}

/** A comment of the author of the post, until a guest is named. */
const comment = (
  postId: PostRecord['id'],
  name: string,
  created: number,
  parent: CommentRecord | undefined,
): CommentRecord => ({
  id: asId<CommentId>(`comment-${name}`),
  postId,
  conversationId: parent?.conversationId ?? asId<CommentId>(`comment-${name}`),
  parentId: parent?.id ?? null,
  isReplyToReply: (parent?.parentId ?? null) !== null,
  created,
  text: '',
  guestId: null,
  guestName: '',
  tipped: false,
  isDeleted: false,
  key: asId<IdempotencyKey>(name),
})
