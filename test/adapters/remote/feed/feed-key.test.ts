import { describe, expect, it } from 'vitest'
import { json } from '#test/adapters/remote/fake-fetch'
import { guestNamed, Page } from '#test/adapters/remote/page'
import { unreadTotal } from '@/adapters/wire/messenger/messenger-queries'
import { feedTotalCounts, likePost } from '@/adapters/wire/feed/feed-calls'
import { FEED_KEY, requiredKey } from '@/adapters/wire/feed/feed-key'
import { asId, type PostId } from '@/domain/ids'

const totals = json({
  data: { feedTotalCounts: { totalCount: 0, clips: 0, photos: 0, texts: 0, liked: 0, commented: 0 } },
})
const refused = json({ data: { likePost: { success: false, errorCode: 'login-required', post: null } } })

async function pageOf(isLoggedIn: boolean): Promise<Page> {
  const page = new Page()
  page.session.request = () => Promise.resolve({ accessToken: 'token-1', guest: guestNamed('g1', isLoggedIn) })
  await page.session.open()
  return page
}

/** What a page sends when it requests the totals and likes a post. */
async function sentBy(page: Page) {
  page.network.answer(totals.clone(), refused.clone())
  await page.query.query(feedTotalCounts, { modelId: null })
  await page.query.query(likePost, { postId: asId<PostId>('p1') })
  return page.network.sent
}

describe('a call of the feed', () => {
  it('is a POST in query form: the name of a query text, and variables [FEE-017]', async () => {
    const sent = await sentBy(await pageOf(true))
    expect(sent.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['POST', '/query', { documentId: 'feedTotalCounts', variables: { modelId: null } }],
      ['POST', '/query', { documentId: 'likePost', variables: { postId: 'p1' } }],
    ])
  })

  it('carries the key of the session for a guest who is logged in [FEE-015]', async () => {
    const key = await requiredKey.of('token-1')
    const sent = await sentBy(await pageOf(true))
    expect(sent.map(({ headers }) => headers.get(FEED_KEY))).toEqual([key, key])
    expect(key).not.toContain('token-1')
    expect(key).toMatch(/^[0-9a-f]{64}$/u)
  })

  it('carries no key for a guest who is not [FEE-015]', async () => {
    const sent = await sentBy(await pageOf(false))
    expect(sent.map(({ headers }) => headers.has(FEED_KEY))).toEqual([false, false])
  })

  it('is the only one that carries it', async () => {
    const page = await pageOf(true)
    page.network.answer(json({ data: { unreadTotal: 3 } }))
    await page.query.query(unreadTotal, {})
    expect(page.network.sent[0]?.headers.has(FEED_KEY)).toBe(false)
  })
})
