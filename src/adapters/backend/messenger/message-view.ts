import { unlockedMedia, type MessageRecord, type StoredMedia } from './messenger-records'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { guests } from '@/adapters/backend/access/guest-records'
import { quoteFor } from '@/adapters/backend/chat/room/quotes'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestId } from '@/domain/ids'
import type { Message } from '@/domain/messenger/message'
import { mediaNeed, type MediaProofs } from '@/domain/messenger/media-need'
import type { MessageMedia } from '@/domain/messenger/message-media'

type Proofs = Omit<MediaProofs, 'hasBought'>

/**
 * Returns messages of one guest without fields that only the platform needs, with the media that
 * they may see.
 */
export async function messagesOf(reader: Reader, records: readonly MessageRecord[]): Promise<readonly Message[]> {
  const withMedia = records.filter(({ media }) => media !== null)
  const [first] = withMedia
  if (first === undefined) return records.map((record) => plain(record, null))
  const keys = withMedia.map(({ id }) => id)
  const [proofs, found] = await Promise.all([proofsOf(reader, first.guestId), reader.getMany(unlockedMedia, keys)])
  const unlocked = new Set(found.map((each) => each?.messageId))
  return records.map((record) =>
    plain(record, record.media === null ? null : mediaOf(record.media, proofs, unlocked.has(record.id))),
  )
}

/** Returns a message as its guest sees it. */
export async function messageOf(reader: Reader, record: MessageRecord): Promise<Message> {
  const [message] = await messagesOf(reader, [record])
  if (message === undefined) throw new BackendError('internal', { detail: `message ${record.id}` })
  return message
}

const plain = (
  { guestId, chatId: _chat, sequence: _sequence, quote, ...message }: MessageRecord,
  media: MessageMedia | null,
): Message => ({ ...message, quote: quoteFor(quote, guestId), media })

async function proofsOf(reader: Reader, guestId: GuestId): Promise<Proofs> {
  const [guest, ageCheck] = await Promise.all([reader.get(guests, guestId), ageCheckOf(reader, guestId)])
  return { isLoggedIn: guest !== undefined && guest.email !== null, hasAvs: ageCheck.avsStatus === 'accepted' }
}

/**
 * Adds the guest's missing conditions for seeing the media (MED-009, AUT-010). Leaves out the name
 * of the file.
 */
function mediaOf({ assetId: _asset, ...media }: StoredMedia, proofs: Proofs, unlocked: boolean): MessageMedia {
  return { ...media, unlocked, need: mediaNeed(media, { ...proofs, hasBought: unlocked }) }
}
