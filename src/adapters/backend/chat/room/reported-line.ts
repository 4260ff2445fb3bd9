import { roomLines, type RoomLineRecord } from './room-line-records'
import type { SupportRules } from '@/adapters/backend/support/support-rules'
import { asId, type RoomLineId } from '@/domain/ids'

const given = (kind: string, of: RoomLineRecord['tip'] | RoomLineRecord['control']): string =>
  of === null ? '' : `${kind} of ${of.price} VXC: ${of.names.en}`

/**
 * Quotes a reported line: text, author, room and time. Lines are removed after a day, so they are
 * quoted when the report arrives. Only the operator reads it: it has the guest's id even if the
 * room does not name them.
 */
export const quoteLine: SupportRules['quote'] = async (reader, { kind, id }) => {
  const line = kind === 'line' ? await reader.get(roomLines, asId<RoomLineId>(id)) : undefined
  if (line === undefined) return null
  const { sender, guestId, actorId, at, text, tip, control } = line
  const writer = sender === 'guest' ? `guest ${guestId}` : `actor ${actorId} to guest ${guestId}`
  const words = [text, given('tip', tip), given('toy control', control)].filter((part) => part !== '').join(' · ')
  return `"${words}" by ${writer}, in the room of actor ${actorId}, ${new Date(at).toISOString()}`
}
