import { postSlotAt, talkOfSlot } from './post-slots'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { CommentRecord } from '@/adapters/backend/feed/comment-records'
import type { PostRecord } from '@/adapters/backend/feed/post-records'
import { at, seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import { SAMPLE_GUESTS, sampleGuest } from '@/adapters/backend/world/texts/sample-guests'
import { asId, type CommentId, type IdempotencyKey } from '@/domain/ids'
import { languageOrDefault } from '@/domain/navigation/language'

const MINUTE = 60_000

/** Time after which nobody of the sample world writes below a post any more, ms. */
export const TALK_LASTS = 3 * 60 * MINUTE

/**
 * Returns the comments that guests of the sample world have written below a post until `now` (epoch
 * ms), and the author's answers. They are taken from the remarks on such posts, each remark once,
 * by another guest, the first of them within minutes.
 */
export function commentsOfPost(
  { id: postId, published, goalCoins }: Pick<PostRecord, 'id' | 'published' | 'goalCoins'>,
  actor: Pick<ActorRecord, 'languages'>,
  now: number,
): readonly CommentRecord[] {
  const slot = postSlotAt(published)
  const rng = seededRandom(Math.imul(slot, 3_571) + 5)
  const talk = talkOfSlot(slot)
  const [first, guests] = [rng.int(0, talk.length - 1), rng.int(0, SAMPLE_GUESTS - 1)]
  const count = rng.int(1, talk.length)
  const comments: CommentRecord[] = []
  let created = published
  for (let number = 0; number < count; number += 1) {
    created += rng.int(1, 8 + 12 * number) * MINUTE
    const language = languageOrDefault(at(actor.languages, rng.int(0, 1)))
    const { text, answer } = at(talk, first + number)
    const written = comment(postId, `${slot}-${number}`, created, undefined)
    comments.push({
      ...written,
      text: text[language],
      ...sampleGuest(guests + number),
      tipped: goalCoins !== null && rng.chance(0.4),
    })
    if (answer === null) continue
    created += rng.int(1, 9) * MINUTE
    comments.push({ ...comment(postId, `${slot}-${number}-a`, created, written), text: answer[language] })
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
