import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commentText, threadsOf } from '@/domain/feed/comments'
import { groupOf, POST_TYPES, TYPE_GROUPS } from '@/domain/feed/feed-lists'
import { comparePositions, cursorOf, positionOf, withPage, type FeedPosition } from '@/domain/feed/position'
import type { FeedComment } from '@/domain/feed/post'
import { isTipAmount, TIP_COINS, TIP_SUGGESTIONS, tippingGoalOf } from '@/domain/feed/tipping-goal'
import { asId, type CommentId, type PostId } from '@/domain/ids'

const position: fc.Arbitrary<FeedPosition> = fc.record({
  pinned: fc.boolean(),
  published: fc.integer({ min: 0, max: 2_000_000_000_000 }),
  id: fc.stringMatching(/^[a-z0-9-]{1,20}$/u).map((id) => asId<PostId>(id)),
})

describe('a position in a feed', () => {
  it('is what its cursor names', () => {
    fc.assert(
      fc.property(position, (one) => {
        expect(positionOf(cursorOf(one))).toEqual(one)
      }),
    )
  })

  it('is named by no other text', () => {
    for (const text of ['', 'n', 'n.', 'n.zz', 'x.1.a', 'n.1.', 'n.!.a']) expect(positionOf(text)).toBeNull()
  })

  it('has one order, in every direction of comparison', () => {
    fc.assert(
      fc.property(fc.uniqueArray(position, { selector: ({ id }) => id }), (all) => {
        const sorted = all.toSorted(comparePositions)
        expect(all.toReversed().toSorted(comparePositions)).toEqual(sorted)
        expect(sorted.slice(1).every((next, at) => comparePositions(sorted[at] ?? next, next) < 0)).toBe(true)
      }),
    )
  })
})

describe('reading on while posts are published', () => {
  it('gives every post that was there once, however many are published between two pages', () => {
    const posts = fc.uniqueArray(position, { selector: ({ id }) => id, maxLength: 30 })
    fc.assert(
      fc.property(posts, fc.array(posts, { maxLength: 6 }), fc.integer({ min: 1, max: 7 }), (before, waves, first) => {
        const latest = Math.max(0, ...before.map(({ published }) => published))
        let feed = before.map((post) => ({ ...post, pinned: false }))
        let read: readonly FeedPosition[] = []
        let after: FeedPosition | null = null
        for (let round = 0; ; round += 1) {
          const from: FeedPosition | null = after
          const rest: readonly FeedPosition[] = feed
            .toSorted(comparePositions)
            .filter((post) => from === null || comparePositions(from, post) < 0)
          const page: readonly FeedPosition[] = rest.slice(0, first)
          read = withPage(read, page)
          after = page.at(-1) ?? null
          if (rest.length <= first) break
          const arriving = (waves[round] ?? []).map((post, at) => ({
            ...post,
            id: asId<PostId>(`new-${round}-${at}`),
            pinned: false,
            published: latest + 1 + at,
          }))
          feed = feed.concat(arriving)
        }
        const ids = read.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.filter((id) => !id.startsWith('new-')).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('leaves a post where it is that a later page has again', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id: asId<PostId>(id) }))
    if (a === undefined || b === undefined || c === undefined) throw new Error('no posts')
    expect(withPage([a, b], [b, c])).toEqual([a, b, c])
  })
})

describe('conversations', () => {
  const comment = (id: number, parent: FeedComment | null): FeedComment => ({
    id: asId<CommentId>(`c${id}`),
    conversationId: parent?.conversationId ?? asId<CommentId>(`c${id}`),
    parentId: parent?.id ?? null,
    created: id,
    isCreator: false,
    tipped: false,
    text: 'x',
    isReplyToReply: (parent?.parentId ?? null) !== null,
    user: null,
  })

  it('hold every comment once, the newest conversation and the oldest reply first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 }), { maxLength: 40 }), (parents) => {
        const all: FeedComment[] = []
        for (const [id, parent] of parents.entries()) all.push(comment(id, all[parent] ?? null))
        const threads = threadsOf(all.toReversed())
        const found = threads.flatMap(({ replies, ...first }) => [first.id, ...replies.map((reply) => reply.id)])
        expect(found.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        expect(threads.map(({ created }) => created)).toEqual(
          threads.map(({ created }) => created).toSorted((a, b) => b - a),
        )
        for (const { id, replies } of threads) {
          expect(replies.every(({ conversationId, parentId }) => conversationId === id && parentId !== null)).toBe(true)
          expect(replies.map(({ created }) => created)).toEqual(
            replies.map(({ created }) => created).toSorted((a, b) => a - b),
          )
        }
      }),
    )
  })

  it('take a text without the space around it, of 500 characters at most', () => {
    expect(commentText('  Hello\n')).toBe('Hello')
    expect(commentText(' \n ')).toBeNull()
    expect(commentText('é'.repeat(500))).toBe('é'.repeat(500))
    expect(commentText('🌙'.repeat(501))).toBeNull()
  })
})

describe('a tipping goal', () => {
  it('is achieved exactly at 100 percent, and never shows more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 2e6 }), (goal, sum) => {
        const { progressPercent, achieved, tipsSumCoins } = tippingGoalOf(goal, sum)
        expect(achieved).toBe(sum >= goal)
        expect(progressPercent === 100).toBe(achieved)
        expect(progressPercent).toBeLessThanOrEqual(100)
        expect(tipsSumCoins).toBe(sum)
      }),
    )
  })

  it('takes whole coins within limits, and offers no others', () => {
    for (const coins of TIP_SUGGESTIONS) expect(isTipAmount(coins)).toBe(true)
    for (const coins of [0, -1, 1.5, Number.NaN, TIP_COINS.most + 1]) expect(isTipAmount(coins)).toBe(false)
  })
})

it('puts each kind of post into one group, and no group is empty', () => {
  expect(new Set(POST_TYPES.map(groupOf))).toEqual(new Set(TYPE_GROUPS))
})
