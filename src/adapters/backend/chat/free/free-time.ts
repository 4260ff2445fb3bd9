import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { freeChatUses } from './free-chat-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { dayTextOf } from '@/domain/access/age'
import { freeChatDuration, withFreeChat, type FreeChatDuration } from '@/domain/chat/free-chat-time'
import type { GuestId } from '@/domain/ids'

/** Returns the guest's past and remaining time in free chats today (CHA-034). */
export async function freeTimeOf(
  { rules }: Pick<PlatformContext, 'rules'>,
  reader: Reader,
  guestId: GuestId,
  now: number,
): Promise<FreeChatDuration> {
  const perDay = rules.of(chatRules).freeChatMinutesPerDay * 60
  return freeChatDuration(perDay, await reader.get(freeChatUses, guestId), dayTextOf(now))
}

/** Stores a guest's time in a free chat. A chat over midnight counts for the day it ends on. */
export async function countFreeTime(tx: Transaction, guestId: GuestId, seconds: number, now: number): Promise<void> {
  const use = withFreeChat(await tx.get(freeChatUses, guestId), seconds, dayTextOf(now))
  await tx.put(freeChatUses, { guestId, ...use })
}
