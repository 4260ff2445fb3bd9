import { describe, expect, it } from 'vitest'
import type { CommentQuery, CommentResult, GalleryGateway } from '@/application/albums/gallery-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { AlbumComment } from '@/domain/albums/comments'
import { asId, type AlbumId } from '@/domain/ids'
import { AlbumCommentsViewModel } from '@/ui/albums/comments/album-comments-view-model'
import { Toasts } from '@/ui/base/toasts'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { albumWith } from '#test/support/ui/albums'
import { FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const written = (number: number): AlbumComment => ({
  id: `c${number}`,
  text: `Comment ${number}`,
  created: 1_000_000 - number,
  name: 'Guest',
  isOwn: false,
})

const album = albumWith({ need: null, comments: { total: 12, isGuestAllowedToCommentAlbum: true } })

async function setUp(count = 12, storage = new FakeStorage(), isBlockedForComments = false) {
  const requested: CommentQuery[] = []
  const sent: string[] = []
  const state = { answer: null as CommentResult | null }
  const all = Array.from({ length: count }, (_, number) => written(number))
  const gallery = portOf<GalleryGateway>({
    comments: async (query) => {
      requested.push(query)
      const items = all.slice(query.offset, query.offset + query.limit)
      return { items, total: count, isGuestAllowedToCommentAlbum: !isBlockedForComments }
    },
    postComment: async (_id, text) => {
      sent.push(text)
      const comment = { ...written(-1), text, isOwn: true }
      return state.answer ?? { ok: true, comment, comments: { total: count + 1, isGuestAllowedToCommentAlbum: false } }
    },
  })
  const guest = guestOver(
    portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn: true, isBlockedForComments }) }),
    new FakeLive(),
  )
  await guest.open('en')
  const toasts = new Toasts()
  const opened: string[] = []
  const checkout = portOf<Checkout>({ open: async (flow) => void opened.push(flow) })
  const talk = new AlbumCommentsViewModel(gallery, storage, guest, checkout, toasts)
  talk.show(album)
  await settled()
  return { talk, requested, sent, state, toasts, guest, opened, storage }
}

describe('the comments of an album', () => {
  it('are read 500 at once and shown five at a time [MED-060][MED-061]', async () => {
    const { talk, requested } = await setUp()
    expect(requested).toEqual([{ albumId: album.id, limit: 500, offset: 0 }])
    const shown = [talk.items.length]
    while (talk.hasMore) {
      await talk.more()
      shown.push(talk.items.length)
    }
    expect({ shown, requestedCount: requested.length }).toEqual({ shown: [5, 10, 12], requestedCount: 1 })
  })

  it('are read on once all that were read are shown', async () => {
    const { talk, requested } = await setUp(503)
    for (let press = 0; press < 101; press += 1) await talk.more()
    expect({ itemCount: talk.items.length, hasMore: talk.hasMore }).toEqual({ itemCount: 503, hasMore: false })
    expect(requested.map(({ offset }) => offset)).toEqual([0, 500])
  })

  it('take one of a guest, whose form is gone then [MED-058][MED-059]', async () => {
    const { talk, sent, storage } = await setUp()
    expect(talk.mayComment).toBe('yes')
    talk.write('  ')
    expect(talk.canSend).toBe(false)
    talk.write('Such calm light.')
    await talk.send()
    expect(sent).toEqual(['Such calm light.'])
    expect({ text: talk.items[0]?.text, total: talk.total, mayComment: talk.mayComment, draft: talk.draft }).toEqual({
      text: 'Such calm light.',
      total: 13,
      mayComment: 'done',
      draft: '',
    })
    expect(storage.read(`album-comment.${album.id}`)).toBeNull()
  })

  it('have what a guest has begun to write after a reload, and only for that album', async () => {
    const { talk, storage } = await setUp()
    talk.write('I have begun')
    const { talk: again } = await setUp(12, storage)
    expect(again.draft).toBe('I have begun')
    again.show(albumWith({ id: asId<AlbumId>('a2'), need: null }))
    expect(again.draft).toBe('')
  })

  it('show why one was refused, and leave what was written', async () => {
    const { talk, state, toasts } = await setUp()
    state.answer = { ok: false, reason: 'already-commented' }
    talk.write('Another one')
    await talk.send()
    expect(toasts.waiting.map(({ text }) => text)).toEqual(['albums.comments.refused.already-commented'])
    expect({ draft: talk.draft, mayComment: talk.mayComment }).toEqual({ draft: 'Another one', mayComment: 'done' })
  })

  it('are not for guests who are blocked, nor without an account, nor before the album is open [MED-047]', async () => {
    expect((await setUp(3, new FakeStorage(), true)).talk.mayComment).toBe('blocked')
    const { talk, guest, opened } = await setUp()
    talk.show(albumWith({ need: 'needPurchase' }))
    expect(talk.mayComment).toBe('hidden')
    guest.accept(guestWith({ isLoggedIn: false }))
    expect(talk.mayComment).toBe('login')
    await talk.signUp()
    expect(opened).toEqual(['signup'])
  })
})
