import { undoTicket } from './hold-ticket'
import { shows, tickets, type ShowRecord, type TicketRecord } from './show-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { nameOfActor } from '@/adapters/backend/actors/find-actor'
import { languageOfGuest } from '@/adapters/backend/access/guest-languages'
import { endChatsWith } from '@/adapters/backend/chat/meter/advance-chat'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { notificationOf } from '@/adapters/backend/notifications/backend-notification-gateway'
import { addNotification } from '@/adapters/backend/notifications/notices'
import type { Transaction } from '@/adapters/stores/store'
import type { ActorState } from '@/domain/actors/actor'
import { exitCodes } from '@/domain/chat/exit-code'
import type { ActorId } from '@/domain/ids'

/**
 * Begins a show of the actor: every other chat with them ends, and the guests with a ticket are
 * notified.
 */
export async function beginShow(
  platform: PlatformContext,
  tx: Transaction,
  show: ShowRecord,
): Promise<readonly OutboundUpdate[]> {
  const now = platform.clock.now()
  const updates: OutboundUpdate[] = [...(await endChatsWith(tx, show.actorId, now, exitCodes.hostLeft))]
  const actor = await tx.get(actors, show.actorId)
  if (actor === undefined) return updates
  await tx.put(shows, { ...show, isRunning: true })
  const { isOnline, freeChat, onlineSince } = actor.state
  if (freeChat) updates.push({ audience: 'everybody', update: { type: 'freeShowStop', actorId: actor.id } })
  if (!isOnline)
    updates.push({ audience: 'everybody', update: { type: 'actorOnline', actorId: actor.id, online: true } })
  updates.push(
    await changeState(tx, actor.id, {
      isOnline: true,
      onlineSince: isOnline ? onlineSince : now,
      backAt: null,
      isBusy: false,
      freeChat: false,
      isCurrentlyTicketShow: true,
    }),
  )
  for (const ticket of await tx.find(tickets, 'ofShow', { prefix: [show.id] }))
    updates.push(await notify(platform, tx, show, ticket, 'show-starts'))
  return updates
}

/** The actor comes out of a show; guests who still watch leave with them. */
export async function endShow(
  platform: PlatformContext,
  tx: Transaction,
  show: ShowRecord,
): Promise<readonly OutboundUpdate[]> {
  const now = platform.clock.now()
  await tx.put(shows, { ...show, isRunning: false })
  const running = await tx.find(shows, 'running', { prefix: [] })
  if (running.some(({ actorId, id }) => actorId === show.actorId && id !== show.id)) return []
  const exit = show.isCancelled ? exitCodes.hostLeft : exitCodes.modeTimeUp
  const ended = await endChatsWith(tx, show.actorId, now, exit)
  return [...ended, await changeState(tx, show.actorId, { isCurrentlyTicketShow: false })]
}

/**
 * Cancels a show, before it begins or while it runs: every ticket is refunded, and its guest
 * notified.
 */
export async function cancelShow(
  platform: PlatformContext,
  tx: Transaction,
  show: ShowRecord,
): Promise<readonly OutboundUpdate[]> {
  const cancelled: ShowRecord = { ...show, isCancelled: true }
  await tx.put(shows, cancelled)
  const updates = await refundTickets(platform, tx, show)
  return show.isRunning ? [...updates, ...(await endShow(platform, tx, cancelled))] : updates
}

/**
 * Ends what runs with an actor who is no longer shown: each chat is charged up to now, and its
 * guest receives the bill.
 */
export async function stopActor(tx: Transaction, actorId: ActorId, now: number): Promise<readonly OutboundUpdate[]> {
  const updates = await endChatsWith(tx, actorId, now, exitCodes.hostLeft)
  return [...updates, await changeState(tx, actorId, { isCurrentlyTicketShow: false })]
}

/** Pays every ticket of a show back that does not take place, and notifies its guest. */
export async function refundTickets(
  platform: PlatformContext,
  tx: Transaction,
  show: ShowRecord,
): Promise<readonly OutboundUpdate[]> {
  const at = platform.clock.now()
  const updates: OutboundUpdate[] = []
  for (const ticket of await tx.find(tickets, 'ofShow', { prefix: [show.id] })) {
    const language = await languageOfGuest(tx, ticket.guestId)
    const undone = await undoTicket(platform, tx, ticket, show, 'refunded', { at, language })
    updates.push(...undone.updates, await notify(platform, tx, show, ticket, 'show-cancelled'))
  }
  return updates
}

async function changeState(tx: Transaction, actorId: ActorId, state: Partial<ActorState>): Promise<OutboundUpdate> {
  const actor = await tx.get(actors, actorId)
  if (actor !== undefined) await tx.put(actors, { ...actor, state: { ...actor.state, ...state } })
  return { audience: 'everybody', update: { type: 'actorState', id: actorId, state } }
}

async function notify(
  platform: PlatformContext,
  tx: Transaction,
  { actorId, texts }: ShowRecord,
  { guestId }: TicketRecord,
  kind: 'show-starts' | 'show-cancelled',
): Promise<OutboundUpdate> {
  const language = await languageOfGuest(tx, guestId)
  const record = await addNotification(platform, tx, {
    guestId,
    kind,
    values: { name: (await nameOfActor(tx, actorId)) ?? '', title: texts[language].title },
    actorId,
    isPayment: kind === 'show-cancelled',
  })
  return { audience: guestId, update: { type: 'notifications', notification: notificationOf(record, language) } }
}
