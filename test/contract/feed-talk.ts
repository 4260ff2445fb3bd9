import { expect, it } from 'vitest'
import { AGREED, listed, open, postLike, recordOf } from './feed-setup'
import { freshKey } from './setup'
import type { Bound } from './suite'
import type { Device } from '#test/support/bindings/binding'
import { loggedIn, member, payingMember } from '#test/support/bindings/accounts'
import { MAX_COMMENTS_OF_GUEST } from '@/domain/feed/comments'
import type { CommentId, PostId } from '@/domain/ids'

const write = (device: Device, postId: PostId, text: string, repliesTo: CommentId | null = null, key = freshKey()) =>
  device.ports.feed.comment({ postId, text, repliesTo, key })

async function ownNewest(device: Device, postId: PostId): Promise<CommentId> {
  const own = (await open(device, postId)).comments.nodes.find(({ user }) => user?.isOwn === true)
  if (own === undefined) throw new Error('no comment of their own')
  return own.id
}

/** What guests do with a post besides buying it. */
export function feedTalk(bound: Bound): void {
  it('likes a post and takes the like back, each once however often it is sent [FEE-006][FEE-025][FEE-026]', async () => {
    const [visitor, device] = [await bound().device(), await member(bound())]
    const { id } = await postLike(bound(), device)
    const { likes } = await open(device, id)
    expect(await visitor.ports.feed.like(id)).toEqual({ ok: false, reason: 'login-required' })
    for (let times = 0; times < 2; times += 1)
      expect(await device.ports.feed.like(id)).toMatchObject({
        ok: true,
        post: { likes: likes + 1, guestState: { liked: true } },
      })
    expect((await open(visitor, id)).likes).toBe(likes + 1)
    for (let times = 0; times < 2; times += 1)
      expect(await device.ports.feed.unlike(id)).toMatchObject({
        ok: true,
        post: { likes, guestState: { liked: false } },
      })
  })

  it('counts that a guest has seen a post once, in every context together [FEE-006][FEE-022][FEE-023]', async () => {
    const [visitor, device] = [await bound().device(), await member(bound())]
    const { id, views } = await postLike(bound(), device)
    expect(await visitor.ports.feed.viewed(id, 'unknown')).toBe(false)
    const counted: boolean[] = []
    for (const context of ['mixedFeed', 'profile', 'unknown'] as const)
      counted.push(await device.ports.feed.viewed(id, context))
    expect(counted).toEqual([true, false, false])
    await bound().environment.advance(2_000)
    expect(await open(device, id)).toMatchObject({ views: views + 1, guestState: { viewed: true } })
    expect((await open(visitor, id)).guestState.viewed).toBe(false)
  })

  it('writes comments and replies, which form conversations [FEE-007][FEE-008][FEE-027]', async () => {
    const [device, other] = [await member(bound()), await member(bound())]
    const { id } = await postLike(bound(), device, { comments: 0 })
    const before = (await open(device, id)).comments.nodes.length
    const key = freshKey()
    for (let times = 0; times < 3; times += 1)
      expect(await write(device, id, '  A question  ', null, key)).toMatchObject({ ok: true })
    const [question] = (await open(device, id)).comments.nodes
    expect(question).toMatchObject({
      conversationId: question?.id,
      parentId: null,
      text: 'A question',
      isCreator: false,
      tipped: false,
      isReplyToReply: false,
      user: { name: device.guest.name, avatar: null, isOwn: true },
      replies: [],
    })
    if (question === undefined) throw new Error('no comment')
    await write(other, id, 'An answer', question.id)
    const [answer] = (await open(device, id)).comments.nodes[0]?.replies ?? []
    await write(device, id, 'Thank you', answer?.id ?? null)
    const { comments } = await open(other, id)
    expect({ totalCount: comments.totalCount, nodeCount: comments.nodes.length }).toEqual({
      totalCount: 3,
      nodeCount: before + 1,
    })
    expect(comments.nodes[0]).toMatchObject({
      user: { isOwn: false },
      replies: [
        {
          text: 'An answer',
          conversationId: question.id,
          parentId: question.id,
          isReplyToReply: false,
          user: { isOwn: true },
        },
        { text: 'Thank you', conversationId: question.id, parentId: answer?.id, isReplyToReply: true },
      ],
    })
    expect(JSON.stringify(comments)).not.toContain(device.guest.id)
  })

  it('has an answer of the author to a comment within five minutes, in the guest’s language, which their pages and their bell are notified of, and none to one that was taken back [FEE-008]', async () => {
    const device = await member(bound())
    const { id, model } = await postLike(bound(), device, { comments: 0, type: 'text' })
    await bound().environment.setActor(model.id, { languages: ['en', 'de'], state: { isOnline: false } })
    await write(device, id, 'Taken back')
    await device.ports.feed.deleteComment(await ownNewest(device, id))
    await write(device, id, 'Which languages do you speak?')
    const notified = () => device.received('feedPostChanged').filter(({ postId }) => postId === id).length
    await device.settle()
    const before = notified()
    await bound().environment.advance(300_000)
    await device.settle()
    expect(notified()).toBe(before + 1)
    const { comments } = await open(device, id)
    const own = comments.nodes.find(({ user }) => user?.isOwn === true)
    expect(own?.replies).toMatchObject([{ isCreator: true, user: { name: model.name, isOwn: false } }])
    expect(own?.replies[0]?.text).toMatch(/English|German/u)
    expect(comments.totalCount).toBe(2)
    const { title } = await open(device, id)
    const line = { text: `${model.name} has replied to your comment on “${title}”.`, actorId: model.id, postId: id }
    const { items } = await device.ports.notifications.newest(5)
    expect(items.filter(({ postId }) => postId !== null)).toMatchObject([{ ...line, unread: true, unseen: true }])
    const told = device.received('notifications').map(({ notification }) => notification)
    expect(told.filter(({ postId }) => postId === id)).toMatchObject([line])
  })

  it('has an answer to a comment in the language that its writer reads [FEE-008]', async () => {
    const device = await member(bound())
    const { id, model } = await postLike(bound(), device, { comments: 0, type: 'text' })
    await bound().environment.setActor(model.id, { languages: ['es'], state: { isOnline: true } })
    await write(device, id, 'Lovely!')
    await bound().environment.advance(60_000)
    const own = (await open(device, id)).comments.nodes.find(({ user }) => user?.isOwn === true)
    expect(own?.replies[0]?.text).toMatch(/^That isn’t one of my languages\. I can talk [^.]*Spanish\./u)
  })

  it('has comments of authors in its history, marked as such [FEE-008]', async () => {
    const device = await bound().device()
    for (const { id, comments, model } of await listed(device, {})) {
      if (comments.totalCount < 4) continue
      const { nodes } = (await open(device, id)).comments
      const answer = nodes.flatMap(({ replies }) => replies).find(({ isCreator }) => isCreator)
      if (answer === undefined) continue
      expect(answer.user).toEqual({ name: model.name, avatar: model.avatar.picture, isOwn: false })
      return
    }
    throw new Error('no author has answered a comment')
  })

  it('refuses a comment without a text, to a post that is hidden, and of a guest who may not [FEE-027][FEE-031]', async () => {
    const [visitor, device] = [await bound().device(), await member(bound())]
    const { id } = await postLike(bound(), device)
    const sold = await postLike(bound(), device, { price: 20 })
    expect(await write(visitor, id, 'Hello')).toEqual({ ok: false, reason: 'login-required' })
    expect(await write(device, id, '   ')).toEqual({ ok: false, reason: 'no-text' })
    expect(await write(device, id, 'x'.repeat(501))).toEqual({ ok: false, reason: 'no-text' })
    expect(await write(device, sold.id, 'Hello')).toEqual({ ok: false, reason: 'hidden' })
    const foreign = (await listed(device, {})).find((post) => post.comments.totalCount > 0 && post.need === null)
    const { nodes } = (await open(device, foreign?.id ?? id)).comments
    expect(await write(device, id, 'Hello', nodes[0]?.id ?? null)).toEqual({ ok: false, reason: 'not-found' })
    await bound().environment.setGuest(device.guest.id, { isBlockedForComments: true })
    expect(await write(device, id, 'Hello')).toEqual({ ok: false, reason: 'blocked-for-comments' })
  })

  it('stores fifty comments of a guest on a post, with those that were deleted and have replies, and refuses more [FEE-027]', async () => {
    const [device, other] = [await member(bound()), await member(bound())]
    const [{ id }, another] = [await postLike(bound(), device), await postLike(bound(), device)]
    await write(device, id, 'The first')
    const first = await ownNewest(device, id)
    await write(other, id, 'A reply', first)
    await device.ports.feed.deleteComment(first)
    const key = freshKey()
    for (let at = 1; at < MAX_COMMENTS_OF_GUEST; at += 1) {
      expect(await write(device, id, `Comment ${at}`, null, at === 1 ? key : freshKey())).toMatchObject({ ok: true })
    }
    expect(await write(device, id, 'One more')).toEqual({ ok: false, reason: 'too-many' })
    expect(await write(device, id, 'Comment 1', null, key)).toMatchObject({ ok: true })
    expect(await write(other, id, 'Of another guest')).toMatchObject({ ok: true })
    expect(await write(device, another.id, 'To another post')).toMatchObject({ ok: true })
    await device.ports.feed.deleteComment(await ownNewest(device, id))
    expect(await write(device, id, 'One more')).toMatchObject({ ok: true })
  })

  it("deletes a guest's own comment, whose replies stay, and no other [FEE-028]", async () => {
    const [device, other] = [await member(bound()), await member(bound())]
    const { id } = await postLike(bound(), device, { comments: 0, type: 'text' })
    await write(device, id, 'First')
    const first = (await open(device, id)).comments.nodes[0]?.id
    if (first === undefined) throw new Error('no comment')
    await write(other, id, 'Reply', first)
    const reply = (await open(device, id)).comments.nodes[0]?.replies[0]?.id
    if (reply === undefined) throw new Error('no reply')
    expect(await device.ports.feed.deleteComment(reply)).toEqual({ ok: false, reason: 'not-found' })
    expect(await device.ports.feed.deleteComment(first)).toMatchObject({
      ok: true,
      post: { comments: { totalCount: 1 } },
    })
    const [left] = (await open(device, id)).comments.nodes
    expect(left).toMatchObject({ text: '', user: null, replies: [{ text: 'Reply' }] })
    await other.ports.feed.deleteComment(reply)
    expect((await open(device, id)).comments).toMatchObject({ totalCount: 0 })
    expect((await open(device, id)).comments.nodes.map((node) => node.id)).not.toContain(first)
    expect(await listed(device, { commented: true })).toEqual([])
  })

  it('gives a tip once towards a goal, in coins, and marks the comments of who gave it [FEE-004][FEE-008][FEE-016][FEE-029]', async () => {
    const device = await payingMember(bound(), 100)
    const second = await loggedIn(bound(), device)
    const { id, model } = await postLike(bound(), device, { goalCoins: 60, tipsSum: 10, type: 'text' })
    expect((await open(device, id)).tippingGoal).toEqual({
      goalCoins: 60,
      tipsSumCoins: 10,
      progressPercent: 16,
      achieved: false,
    })
    await write(device, id, 'For you')
    const key = freshKey()
    const results = await Promise.all(
      Array.from({ length: 6 }, () => device.ports.feed.tip({ postId: id, amountCoins: 50, key })),
    )
    for (const result of results) expect(result).toMatchObject({ ok: true, charged: 50, balance: 55 })
    const post = await open(second, id)
    expect(post.tippingGoal).toEqual({ goalCoins: 60, tipsSumCoins: 60, progressPercent: 100, achieved: true })
    expect(post.comments.nodes[0]?.tipped).toBe(true)
    expect((await device.ports.guest.balance()).balance).toBe(55)
    await second.settle()
    expect(second.received('feedPostChanged').map(({ postId }) => postId)).toContain(id)
    expect(second.received('balance').at(-1)).toMatchObject({ balance: 55 })
    const { items } = await device.ports.guest.purchases(30, null)
    expect(items.filter(({ kind }) => kind === 'post-tip')).toMatchObject([
      { subject: model.name, subjectId: model.id, coins: -50, paid: null },
    ])
    await device.ports.feed.tip({ postId: id, amountCoins: 5, key: freshKey() })
    expect((await recordOf(bound(), id)).tipsSum).toBe(65)
  })

  it('takes no tip of a guest without an account, of one without the coins, and of no amount [FEE-030]', async () => {
    const [visitor, device] = [await bound().device(), await payingMember(bound(), 40)]
    const { id } = await postLike(bound(), device, { tipsSum: 0 })
    const tip = (who: Device, amountCoins: number) => who.ports.feed.tip({ postId: id, amountCoins, key: freshKey() })
    expect(await tip(visitor, 5)).toEqual({ ok: false, reason: 'login-required', missing: 0 })
    expect(await tip(device, 45)).toEqual({ ok: false, reason: 'not-enough-money', missing: 5 })
    for (const amount of [0, -5, 2.5, 10_001])
      await expect((async () => tip(device, amount))()).rejects.toMatchObject({ code: 'invalid-request' })
    expect((await device.ports.guest.balance()).balance).toBe(40)
    expect((await recordOf(bound(), id)).tipsSum).toBe(0)
  })

  it('is bought before it is commented, and then commented', async () => {
    const device = await payingMember(bound(), 100)
    const { id } = await postLike(bound(), device, { price: 20 })
    expect((await open(device, id)).comments.nodes).toEqual([])
    await device.ports.feed.buy(id, freshKey(), AGREED)
    expect(await write(device, id, 'Worth it')).toMatchObject({ ok: true })
  })
}
