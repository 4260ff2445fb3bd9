import { shows, type ShowRecord } from './show-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { roomLines, type RoomLineRecord } from '@/adapters/backend/chat/room/room-line-records'
import { updatesOf } from '@/adapters/backend/chat/room/room-lines'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type ChatId, type GuestId, type RoomLineId } from '@/domain/ids'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/domain/navigation/language'
import { actAt } from '@/domain/shows/show'

/** Returns whether an act has begun that was not announced in the room. */
export const hasNewAct = (show: ShowRecord, now: number): boolean =>
  show.isRunning && actAt(show, now) >= show.announcedActs

/**
 * Announces the present act in the room, once; of acts that nobody announced in time, only the
 * last.
 */
export async function announceAct(
  platform: PlatformContext,
  tx: Transaction,
  show: ShowRecord,
): Promise<readonly OutboundUpdate[]> {
  const now = platform.clock.now()
  const act = actAt(show, now)
  const [titles, actor] = [show.acts[act]?.titles, await tx.get(actors, show.actorId)]
  await tx.put(shows, { ...show, announcedActs: act + 1 })
  if (titles === undefined || actor === undefined) return []
  const language = LANGUAGES.find((known) => actor.languages.includes(known)) ?? DEFAULT_LANGUAGE
  const line: RoomLineRecord = {
    id: asId<RoomLineId>(`act:${show.id}:${act}`),
    actorId: show.actorId,
    sender: 'actor',
    guestName: null,
    text: `${show.texts[language].title} · ${act + 1}/${show.acts.length}: ${titles[language]}`,
    at: now,
    // Belongs to no guest: everybody with a ticket reads it.
    chatId: asId<ChatId>(`show:${show.id}`),
    guestId: asId<GuestId>(`show:${show.id}`),
    mode: 'ticket',
    tip: null,
    control: null,
    quote: null,
    messageId: null,
  }
  await tx.put(roomLines, line)
  return updatesOf(tx, line)
}
