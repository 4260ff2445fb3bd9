import { expect, it } from 'vitest'
import { comparePost, listed, postLike, QUERY, recordOf } from './feed-setup'
import type { Bound } from './suite'
import { member } from '#test/support/bindings/accounts'
import { posts, type PostRecord } from '@/adapters/backend/feed/post-records'
import { asId, type PostId } from '@/domain/ids'

let arrived = 0

/** How a feed is read in pages. */
export function feedPaging(bound: Bound): void {
  const publish = async (change: Partial<PostRecord>): Promise<PostId> => {
    arrived += 1
    const device = await bound().device()
    const [first] = (await device.ports.feed.list({ ...QUERY, first: 1 })).items
    const record = await recordOf(bound(), first?.id ?? asId<PostId>(''))
    const id = asId<PostId>(`arrived-${arrived}`)
    await bound().environment.backend.store.transaction((tx) =>
      tx.put(posts, { ...record, published: record.published + 1_000, pinned: false, ...change, id }),
    )
    return id
  }

  it('reads a feed in pages without doubles or gaps while posts are published and pinned [FEE-018]', async () => {
    const device = await bound().device()
    const before = await listed(device, {})
    const read: PostId[] = []
    const own: PostId[] = []
    const author = before[0]?.model.id
    if (author === undefined) throw new Error('an empty feed')
    let after: string | null = null
    do {
      const page = await device.ports.feed.list({ ...QUERY, first: 40, after })
      read.push(...page.items.map(({ id }) => id))
      after = page.next
      own.push(await publish({ actorId: author }))
    } while (after !== null)
    expect(read).toEqual(before.map(({ id }) => id))
    expect((await listed(device, {})).slice(0, own.length).map(({ id }) => id)).toEqual(own.toReversed())
    expect((await listed(device, { actorId: author })).map(({ id }) => id)).toEqual(
      expect.arrayContaining([...own]) as unknown,
    )
  })

  it('sorts by the moment of publication, and begins the feed of an actor with what is pinned [FEE-001][FEE-002]', async () => {
    const device = await bound().device()
    const all = await listed(device, {})
    expect(all.length).toBeGreaterThan(100)
    expect(all.map(comparePost(false))).toEqual(all.map(comparePost(false)).toSorted((a, b) => b - a))
    const { id, model } = await postLike(bound(), device)
    const old = await publish({ actorId: model.id, published: 1_000, pinned: true })
    const own = await listed(device, { actorId: model.id })
    expect(own.map((post) => post.id)).toContain(id)
    expect(own.findIndex((post) => post.id === old)).toBeLessThan(own.filter(({ pinned }) => pinned).length)
    expect((await listed(device, {})).at(-1)?.id).toBe(old)
  })

  it('refuses a cursor that it did not hand out', async () => {
    const device = await bound().device()
    await expect(device.ports.feed.list({ ...QUERY, after: 'x.1' })).rejects.toMatchObject({ code: 'invalid-request' })
  })

  it('takes a post out of the lists of a guest who hides it, and of no other', async () => {
    const [device, other] = [await member(bound()), await bound().device()]
    const { id } = await postLike(bound(), device)
    expect(await device.ports.feed.hide(id)).toMatchObject({ ok: true, post: { id } })
    expect((await listed(device, {})).map((post) => post.id)).not.toContain(id)
    expect((await listed(other, {})).map((post) => post.id)).toContain(id)
    expect(await other.ports.feed.hide(id)).toEqual({ ok: false, reason: 'login-required' })
  })
}
