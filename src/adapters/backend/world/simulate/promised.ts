import { plainWords } from './replies/heard'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { shows } from '@/adapters/backend/shows/show-records'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import { evenings, type Evening } from '@/adapters/backend/world/texts/shows/show-texts'
import type { Reader } from '@/adapters/stores/store'
import type { ActorId, GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/**
 * Returns the answer of a show to the request that its card invites to; `null`: the text is no such
 * request.
 */
export const answerOf = (
  { promise: { request, answers } }: Evening,
  { text, language, turn }: { readonly text: string; readonly language: Language; readonly turn: number },
): string | null => (request.test(plainWords(text)) ? at(answers, turn)[language] : null)

/** The kind of show that a guest sees with an actor, with a ticket; `null`: they are in no show. */
export async function eveningOf(reader: Reader, guestId: GuestId, actorId: ActorId): Promise<Evening | null> {
  const [chat] = await reader.find(chats, 'runningOfGuest', { prefix: [guestId], limit: 1 })
  if (chat?.actorId !== actorId || chat.mode !== 'ticket') return null
  const running = await reader.find(shows, 'running', { prefix: [] })
  const show = running.find((one) => one.actorId === actorId)
  return evenings.find(({ title }) => title.en === show?.texts.en.title) ?? null
}
