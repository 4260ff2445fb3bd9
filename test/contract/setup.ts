import { ANY_PRICE } from '#test/support/any-price'
import type { Binding, Device } from '#test/support/bindings/binding'
import type { ActorSummary } from '@/domain/actors/actor'
import { asId, type ChannelId, type IdempotencyKey } from '@/domain/ids'
import type { SendResult } from '@/application/messenger/messenger-gateway'
import type { Message } from '@/domain/messenger/message'

let keys = 0

/** A key that was not used yet. */
export function freshKey(): IdempotencyKey {
  keys += 1
  return asId<IdempotencyKey>(`key-${keys}`)
}

let taken = 0

/** An actor no other test has had, live and free, at these prices. */
export async function liveActor(
  { environment }: Binding,
  device: Device,
  prices: { readonly single?: number; readonly message?: number; readonly voyeur?: number | null } = {},
): Promise<ActorSummary> {
  const { items } = await device.ports.actors.list({ filter: {}, sort: 'name', first: 500, offset: 0 })
  const ids = items.map(({ id }) => id).sort()
  const id = ids[taken % ids.length]
  taken += 1
  if (id === undefined) throw new Error('an empty world')
  await environment.cancelShows(id)
  await environment.setActor(id, {
    prices: {
      single: prices.single ?? 30,
      voyeur: prices.voyeur ?? null,
      c2c: null,
      ticket: null,
      message: prices.message ?? 0,
    },
    bannedCountryCodes: [],
    voyeurPin: null,
    features: { livePreview: true, hd: true, audio: true, dildocontrol: false },
    state: {
      isOnline: true,
      isBusy: false,
      freeChat: false,
      isCurrentlyTicketShow: false,
      isLivePreviewEnabled: true,
      isVoyeurChatAvailable: (prices.voyeur ?? null) !== null,
      // The free minutes of a new guest would pay for the first chat with who takes part.
      isActorAvailableForConversionChat: false,
    },
  })
  const { items: found } = await device.ports.actors.list({ filter: { ids: [id] }, sort: 'name', first: 1, offset: 0 })
  const [actor] = found
  if (actor === undefined) throw new Error(`actor ${id} went away`)
  return actor
}

/** The guest's channel to an actor. */
export async function channelTo({ ports }: Device, actor: ActorSummary): Promise<ChannelId> {
  const channel = await ports.messenger.channelWithActor(actor.id)
  if (channel === null) throw new Error('no channel')
  return channel.id
}

/** Sends a text under a fresh id, or the given one, for any price or the one agreed to. */
export const sendText = (
  { ports }: Device,
  channelId: ChannelId,
  text: string,
  clientId = freshKey(),
  agreedPrice = ANY_PRICE,
): Promise<SendResult> => ports.messenger.send({ channelId, clientId, text, gifts: [], chatId: null, agreedPrice })

/** All messages of a conversation, the newest first, read in pages. */
export async function historyOf(device: Device, channelId: ChannelId, first: number): Promise<Message[]> {
  const all: Message[] = []
  for (let before: string | null = null, more = true; more;) {
    const page = await device.ports.messenger.messages(channelId, first, before)
    all.push(...page.items)
    before = page.next
    more = page.next !== null
  }
  return all
}
