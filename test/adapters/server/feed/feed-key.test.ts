import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QueryServer, type QueryReply } from '#test/support/query/query-server'
import { FEED_KEY, requiredKey } from '@/adapters/wire/feed/feed-key'
import type { GuestPorts } from '@/application/platform/guest-ports'

/** A guest with a session, and how they request something of the feed. */
interface Caller {
  readonly token: string
  readonly ports: GuestPorts
}

describe('the feed on the server', () => {
  let query: QueryServer
  beforeAll(async () => {
    query = await QueryServer.start()
  })
  afterAll(() => query.stop())

  async function caller(email: string | null): Promise<Caller> {
    const { platform } = query.environment.backend
    const { accessToken: token } = await platform.openSession(null, { countryCode: 'DE' })
    const ports = await platform.portsFor(token, 'en')
    if (ports === null) throw new Error('no session')
    if (email !== null) await query.environment.setGuest((await ports.guest.current()).id, { email, name: email })
    return { token, ports }
  }

  async function request({ token }: Caller, payload: object, key: string | null) {
    const headers = { authorization: `Bearer ${token}`, ...(key === null ? {} : { [FEED_KEY]: key }) }
    const answer = await query.server.app.inject({ method: 'POST', url: '/query?language=en', headers, payload })
    return { status: answer.statusCode, body: answer.json<QueryReply>() }
  }

  const anyPost = async ({ ports }: Caller) =>
    (await ports.feed.list({ first: 1, after: null, mode: 'all', language: 'en' })).items[0]?.id ?? ''

  it('refuses what only a guest with an account can do without their key, or with that of another [FEE-015]', async () => {
    const [guest, other] = [await caller('key@vesper.test'), await caller('other@vesper.test')]
    const postId = await anyPost(guest)
    const key = freshly(postId)
    const calls = [
      { documentId: 'likePost', variables: { postId } },
      { documentId: 'unlikePost', variables: { postId } },
      { documentId: 'viewedPost', variables: { postId, context: 'mixedFeed' } },
      { documentId: 'commentPost', variables: { postId, text: 'Hi', repliesToCommentId: null, key } },
      { documentId: 'deleteComment', variables: { commentID: 'x' } },
      { documentId: 'tipPost', variables: { postId, amountCoins: 5, key } },
      { documentId: 'buyPost', variables: { postId, key, agreedPrice: 5 } },
      { documentId: 'hidePost', variables: { postId } },
      { documentId: 'guestBoughtContent', variables: { guestId: 'x' } },
    ]
    for (const payload of calls)
      for (const wrong of [null, '', 'x', await requiredKey.of(other.token)]) {
        const { status, body } = await request(guest, payload, wrong)
        expect({ documentId: payload.documentId, status, code: body.errors?.[0]?.extensions.code }).toEqual({
          documentId: payload.documentId,
          status: 401,
          code: 'missing-token',
        })
      }
    const { body } = await request(guest, calls[0] ?? {}, await requiredKey.of(guest.token))
    expect(body.data).toMatchObject({ likePost: { success: true } })
  })

  it('refuses it in a document of the client too, beside other fields [FEE-015]', async () => {
    const guest = await caller('document@vesper.test')
    const postId = await anyPost(guest)
    const text = `mutation { likePost(postId: "${postId}") { success } }`
    expect((await request(guest, { query: text }, null)).body.errors?.[0]?.extensions.code).toBe('missing-token')
    const { body } = await request(guest, { query: text }, await requiredKey.of(guest.token))
    expect(body.data).toEqual({ likePost: { success: true } })
  })

  it('answers a guest without an account without a key, and with a reason where they need one [FEE-015]', async () => {
    const guest = await caller(null)
    const postId = await anyPost(guest)
    const { body } = await request(guest, { documentId: 'likePost', variables: { postId } }, null)
    expect(body.data).toMatchObject({ likePost: { success: false, errorCode: 'login-required' } })
    const list = { documentId: 'feed', variables: { first: 1, after: null, mode: 'ALL', language: 'en' } }
    expect((await request(guest, list, null)).body.data).toMatchObject({ feed: { items: [{ id: postId }] } })
  })
})

const freshly = (postId: string): string => `key-of-${postId}`
