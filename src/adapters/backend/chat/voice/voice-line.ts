import type { ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { guests } from '@/adapters/backend/access/guest-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { Transaction } from '@/adapters/stores/store'

/** Identifies a voice call to its guest's pages; stored with the guest, to survive a reload. */
const hashOfCall = ({ id }: Pick<ChatRecord, 'id'>): string => id

type Call = Pick<ChatRecord, 'id' | 'guestId'>

async function store(tx: Transaction, { guestId }: Call, voicecallIdHash: string | null): Promise<void> {
  const guest = await tx.get(guests, guestId)
  if (guest !== undefined) await tx.put(guests, { ...guest, voicecallIdHash })
}

/** Notes that a voice call has begun. */
export async function beginVoiceCall(tx: Transaction, call: Call): Promise<OutboundUpdate> {
  await store(tx, call, hashOfCall(call))
  return { audience: call.guestId, update: { type: 'voicecallStart', voicecallIdHash: hashOfCall(call) } }
}

/** Notes that it has ended. */
export async function endVoiceCall(tx: Transaction, call: Call): Promise<OutboundUpdate> {
  await store(tx, call, null)
  return { audience: call.guestId, update: { type: 'voicecallStop', voicecallIdHash: hashOfCall(call) } }
}
