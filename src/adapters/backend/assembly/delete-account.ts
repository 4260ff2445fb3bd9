import { guests, sessions, type GuestRecord } from '@/adapters/backend/access/guest-records'
import { advanceChat, publishCounted } from '@/adapters/backend/chat/meter/advance-chat'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { jobs } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import { exitCodes } from '@/domain/chat/exit-code'

/**
 * Deletes a guest's account: nobody is signed in to it any more, and a job erases its records.
 * Changes nothing if there is no such guest.
 */
export async function deleteAccount(platform: PlatformContext, tx: Transaction, guest: GuestRecord): Promise<void> {
  const now = platform.clock.now()
  for (const chat of await tx.find(chats, 'runningOfGuest', { prefix: [guest.id] }))
    publishCounted(platform, tx, await advanceChat(tx, chat, now, exitCodes.adminKick))
  for (const { tokenHash } of await tx.find(sessions, 'byGuest', { prefix: [guest.id] }))
    await tx.delete(sessions, tokenHash)
  await tx.put(guests, nameless(guest, now))
  await tx.put(jobs, { id: `erase:${guest.id}`, kind: 'erase', dueAt: now, data: { guestId: guest.id } })
}

/**
 * Returns the account as it is stored while its records are erased: it has nothing to sign in with,
 * and its e-mail and name are free.
 */
const nameless = (guest: GuestRecord, now: number): GuestRecord => ({
  ...guest,
  name: '',
  avatar: 0,
  email: null,
  emailVerified: false,
  passwordHash: null,
  birthDate: null,
  signupOrigin: '',
  preferences: {},
  isLocked: true,
  voicecallIdHash: null,
  featureFeedback: [],
  // Reset, so that the account is not forgotten as a visitor while a payment of theirs is still
  // pending.
  createdAt: now,
})
