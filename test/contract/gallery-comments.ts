import { expect, it } from 'vitest'
import { galleryLike } from './gallery-setup'
import type { Bound } from './suite'
import { member } from '#test/support/bindings/accounts'
import { albumComments } from '@/adapters/backend/albums/gallery-records'
import { COMMENTS_PER_REQUEST } from '@/domain/albums/comments'
import { MAX_COMMENT } from '@/domain/feed/comments'
import { asId, type AlbumId, type GuestId } from '@/domain/ids'

/** What guests write about albums. */
export function galleryCommentsSuite(bound: Bound): void {
  const whole = (albumId: AlbumId) => ({ albumId, limit: COMMENTS_PER_REQUEST, offset: 0 })

  it('stores one comment of each guest for an album, and the same one once [MED-008][MED-057][MED-058][MED-059]', async () => {
    const [one, other] = [await member(bound()), await member(bound())]
    const { id } = await galleryLike(bound(), 10)
    const { comments } = (await one.ports.albums.byId(id)) ?? {}
    expect(comments?.isGuestAllowedToCommentAlbum).toBe(true)
    const total = comments?.total ?? 0
    const written = await one.ports.gallery.postComment(id, '  Such calm light. ')
    expect(written).toMatchObject({
      ok: true,
      comment: { text: 'Such calm light.', name: one.guest.name, isOwn: true },
      comments: { total: total + 1, isGuestAllowedToCommentAlbum: false },
    })
    expect(await one.ports.gallery.postComment(id, 'Such calm light.')).toEqual(written)
    expect(await one.ports.gallery.postComment(id, 'And another one.')).toEqual({
      ok: false,
      reason: 'already-commented',
    })
    await bound().environment.advance(1_000)
    await other.ports.gallery.postComment(id, 'I agree.')
    const read = await one.ports.gallery.comments(whole(id))
    expect(read).toMatchObject({ total: total + 2, isGuestAllowedToCommentAlbum: false })
    expect(read?.items.slice(0, 2).map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['I agree.', false],
      ['Such calm light.', true],
    ])
    expect(JSON.stringify(read)).not.toContain(other.guest.id)
    expect((await one.ports.albums.byId(id))?.comments).toEqual({
      total: total + 2,
      isGuestAllowedToCommentAlbum: false,
    })
    expect(await one.ports.gallery.comments(whole(asId<AlbumId>('none')))).toBeNull()
  })

  it('refuses a comment of a visitor, of a guest who is blocked for comments, and of one who does not see the album [MED-047]', async () => {
    const [visitor, blocked, device] = [await bound().device(), await member(bound()), await member(bound())]
    const { id } = await galleryLike(bound(), 11)
    await bound().environment.setGuest(blocked.guest.id, { isBlockedForComments: true })
    const refusal = async (who: typeof device, text = 'Lovely.') => {
      const result = await who.ports.gallery.postComment(id, text)
      return result.ok ? 'stored' : result.reason
    }
    expect(await refusal(visitor)).toBe('login-required')
    expect(await refusal(blocked)).toBe('blocked-for-comments')
    for (const each of [visitor, blocked])
      expect((await each.ports.albums.byId(id))?.comments.isGuestAllowedToCommentAlbum).toBe(false)
    expect(await refusal(device, '   ')).toBe('no-text')
    expect(await refusal(device, 'x'.repeat(MAX_COMMENT + 1))).toBe('no-text')
    await galleryLike(bound(), 11, { free: false, price: 30 })
    expect(await refusal(device)).toBe('hidden')
    await galleryLike(bound(), 11)
    expect(await refusal(device)).toBe('stored')
  })

  it('answers up to 500 comments at once, the newest first, and the others from an offset on [MED-060]', async () => {
    const device = await member(bound())
    const { id } = await galleryLike(bound(), 12)
    const { store, clock } = { ...bound().environment.backend, clock: bound().environment.clock }
    await store.transaction(async (tx) => {
      for (const old of await tx.find(albumComments, 'ofAlbum', { prefix: [id] }))
        await tx.delete(albumComments, `${old.guestId} ${id}`)
      for (let number = 0; number < 510; number += 1)
        await tx.put(albumComments, {
          id: `c${number}`,
          guestId: asId<GuestId>(`many-${number}`),
          albumId: id,
          guestName: 'Guest',
          text: `Comment ${number}`,
          created: clock.now() - number,
        })
    })
    const first = await device.ports.gallery.comments(whole(id))
    expect(first?.items.map(({ text }) => text)).toEqual(Array.from({ length: 500 }, (_, at) => `Comment ${at}`))
    const rest = await device.ports.gallery.comments({ ...whole(id), offset: 500 })
    expect(rest?.items).toHaveLength(10)
    expect((await device.ports.gallery.comments({ albumId: id, limit: 5, offset: 0 }))?.items).toHaveLength(5)
  })
}
