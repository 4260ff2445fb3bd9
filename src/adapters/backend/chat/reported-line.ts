import { roomLines } from './room-line-records'
import type { SupportRules } from '@/adapters/backend/support/support-rules'
import { asId, type RoomLineId } from '@/domain/ids'

/**
 * Words, writer, room and moment of a line that a guest reports. Lines are removed after a day, so they are quoted when the report
 * arrives. Only the operator reads it: it contains the id of the guest even where the room does not name them.
 */
export const quoteLine: SupportRules['quote'] = async (reader, { kind, id }) => {
  const line = kind === 'line' ? await reader.get(roomLines, asId<RoomLineId>(id)) : undefined
  if (line === undefined) return null
  const { sender, guestId, actorId, at, text, tip } = line
  const writer = sender === 'guest' ? `guest ${guestId}` : `actor ${actorId} to guest ${guestId}`
  const words = tip === null ? text : `tip of ${tip.price} VXC: ${tip.names.en}`
  return `"${words}" by ${writer}, in the room of actor ${actorId}, ${new Date(at).toISOString()}`
}
