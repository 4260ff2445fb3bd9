import { guestAlbumKey } from './album-records'
import { albumComments, albumSubject, type AlbumCommentRecord } from './gallery-records'
import { authorize } from '@/adapters/backend/access/authorize'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { contentStats, noStats } from '@/adapters/backend/content/rating-records'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { CommentRefusal, CommentResult } from '@/application/albums/gallery-gateway'
import { COMMENTS_PER_REQUEST, type AlbumComment, type AlbumComments, type AlbumTalk } from '@/domain/albums/comments'
import { commentText } from '@/domain/feed/comments'
import type { AlbumId, GuestId } from '@/domain/ids'
import type { ContentBar } from '@/domain/media/video'

const totalOf = async (reader: Reader, albumId: AlbumId): Promise<number> =>
  (await reader.get(contentStats, albumSubject(albumId)))?.comments ?? 0

/**
 * Returns the number of comments on an album, and whether this guest may write one (MED-008,
 * MED-047, MED-059).
 */
export async function talkOf(
  reader: Reader,
  albumId: AlbumId,
  guest: GuestRecord,
  need: ContentBar | null,
): Promise<AlbumTalk> {
  const mayWrite = need === null && authorize(guest, 'comment').ok
  const [total, own] = await Promise.all([
    totalOf(reader, albumId),
    mayWrite ? reader.get(albumComments, guestAlbumKey(guest.id, albumId)) : undefined,
  ])
  return { total, isGuestAllowedToCommentAlbum: mayWrite && own === undefined }
}

const commentOf = (record: AlbumCommentRecord, guestId: GuestId): AlbumComment => ({
  id: record.id,
  text: record.text,
  created: record.created,
  name: record.guestName,
  isOwn: record.guestId === guestId,
})

/**
 * Returns a page of the comments of an album, the newest first, as one guest reads them (MED-057,
 * MED-060).
 */
export async function commentsOf(
  reader: Reader,
  { albumId, limit, offset }: { readonly albumId: AlbumId; readonly limit: number; readonly offset: number },
  guest: GuestRecord,
  need: ContentBar | null,
): Promise<AlbumComments> {
  const [records, talk] = await Promise.all([
    reader.find(albumComments, 'ofAlbum', { prefix: [albumId], limit: Math.min(limit, COMMENTS_PER_REQUEST), offset }),
    talkOf(reader, albumId, guest, need),
  ])
  return { ...talk, items: records.map((record) => commentOf(record, guest.id)) }
}

const refused = (reason: CommentRefusal): CommentResult => ({ ok: false, reason })

/**
 * Stores the comment of a guest on an album that they may see, if it is their first (MED-058,
 * MED-059).
 */
export async function writeComment(
  tx: Transaction,
  {
    id,
    albumId,
    typed,
    at,
  }: { readonly id: string; readonly albumId: AlbumId; readonly typed: string; readonly at: number },
  guest: GuestRecord,
  need: ContentBar | null,
): Promise<CommentResult> {
  const permission = authorize(guest, 'comment')
  if (!permission.ok) return refused(permission.reason)
  if (need !== null) return refused('hidden')
  const text = commentText(typed)
  if (text === null) return refused('no-text')
  const before = await tx.get(albumComments, guestAlbumKey(guest.id, albumId))
  // A request that was sent again, because its answer got lost, is answered as the first one.
  if (before !== undefined && before.text !== text) return refused('already-commented')
  const record = before ?? { id, guestId: guest.id, albumId, guestName: guest.name, text, created: at }
  const stats = (await tx.get(contentStats, albumSubject(albumId))) ?? noStats(albumSubject(albumId))
  const total = stats.comments + Number(before === undefined)
  if (before === undefined) {
    await tx.put(albumComments, record)
    await tx.put(contentStats, { ...stats, comments: total })
  }
  return {
    ok: true,
    comment: commentOf(record, guest.id),
    comments: { total, isGuestAllowedToCommentAlbum: false },
  }
}
