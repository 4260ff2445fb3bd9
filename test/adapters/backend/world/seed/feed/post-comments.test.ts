import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commentsOfPost, TALK_LASTS } from '@/adapters/backend/world/seed/feed/post-comments'
import { POST_SLOT, postOfSlot, postSlotAt, talkOfSlot } from '@/adapters/backend/world/seed/feed/post-slots'
import { asId, type ActorId } from '@/domain/ids'

const actor = { id: asId<ActorId>('1'), family: 3, languages: ['de', 'en'] }

/** A slot of these years. */
const anySlot = fc.integer({ min: 2_900_000, max: 3_200_000 })

/** What was written below the post of a slot, so long after it was published. */
const writtenAfter = (slot: number, ms: number) => {
  const post = postOfSlot(slot, actor)
  return commentsOfPost(post, actor, post.published + ms)
}

describe('comments on a post of the sample world', () => {
  it('are of the remarks on this post: each remark once, each by another guest, answers by the author below them', () => {
    fc.assert(
      fc.property(anySlot, (slot) => {
        const talk = talkOfSlot(slot)
        const texts = new Set(talk.flatMap(({ text }) => [text.de, text.en]))
        const answers = new Set(talk.flatMap(({ answer }) => (answer === null ? [] : [answer.de, answer.en])))
        const all = writtenAfter(slot, TALK_LASTS)
        const [remarks, replies] = [all.filter(({ guestId }) => guestId), all.filter(({ guestId }) => guestId === null)]
        expect(remarks.every(({ text }) => texts.has(text))).toBe(true)
        expect(replies.every(({ text, parentId }) => answers.has(text) && parentId !== null)).toBe(true)
        expect(new Set(remarks.map(({ text }) => text)).size).toBe(remarks.length)
        expect(new Set(remarks.map(({ guestId }) => guestId)).size).toBe(remarks.length)
      }),
    )
  })

  it('stay as they were when more follow, and have all been written in time', () => {
    fc.assert(
      fc.property(anySlot, fc.nat(TALK_LASTS), fc.nat(TALK_LASTS), (slot, one, other) => {
        const later = writtenAfter(slot, Math.max(one, other))
        const earlier = writtenAfter(slot, Math.min(one, other))
        expect(later.slice(0, earlier.length)).toEqual(earlier)
        expect(writtenAfter(slot, TALK_LASTS)).toEqual(writtenAfter(slot, 365 * 86_400_000))
      }),
    )
  })

  it('are below most of the ten newest posts, at any moment', () => {
    fc.assert(
      fc.property(anySlot, fc.nat(POST_SLOT), (slot, within) => {
        const now = slot * POST_SLOT + within
        const newest = Array.from({ length: 10 }, (_, back) => postOfSlot(postSlotAt(now) - 1 - back, actor))
        expect(newest.filter((post) => commentsOfPost(post, actor, now).length > 0).length).toBeGreaterThanOrEqual(8)
      }),
    )
  })
})
