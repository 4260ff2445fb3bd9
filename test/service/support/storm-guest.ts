import { ANY_PRICE } from '#test/support/any-price'
import { checkOut } from '#test/support/bindings/accounts'
import type { Device } from '#test/support/bindings/binding'
import { HEARTBEAT_EVERY } from '@/application/chat/chat-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { ChatMode } from '@/domain/chat/mode'
import { asId, type ActorId, type ChannelId, type ChatId, type GiftId, type IdempotencyKey } from '@/domain/ids'

/** A chat as its guest lived through it, ms by their clock. */
export interface LivedChat {
  readonly chatId: ChatId
  readonly from: number
  readonly until: number
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** How long a guest tries again what did not get through, ms. */
const PATIENCE = 60_000

/** A guest of a storm: does what guests do, retries what did not get through, and records what they received. */
export class StormGuest {
  /** Their accepted messages, by channel, in the order of sending. */
  readonly accepted = new Map<ChannelId, string[]>()
  readonly chats: LivedChat[] = []
  readonly refusals = new Map<string, number>()
  /** How long each call took that was answered or failed, ms. */
  readonly waits: number[] = []
  private count = 0

  constructor(
    readonly device: Device,
    private readonly chance: () => number,
    private readonly actors: readonly ActorId[],
  ) {}

  /** Does one thing after the other until it is time. */
  async live(until: number): Promise<void> {
    const things = [
      () => this.browse(),
      () => this.write(0),
      () => this.write(1),
      () => this.buy(),
      () => this.chat(),
      () => this.topUp(),
    ]
    while (Date.now() < until) {
      const thing = things[Math.floor(this.chance() * things.length)]
      await thing?.()
      await pause(this.chance() * 2_000)
    }
  }

  private async browse(): Promise<void> {
    const { actors, videos } = this.device.ports
    await this.again(() => actors.list({ filter: {}, sort: 'recommended', first: 24, offset: 0 }))
    await this.again(() => videos.list({ filter: {}, sort: 'newest', first: 24, offset: 0 }))
    await this.again(() => actors.byIdOrName(this.someActor()))
  }

  private async write(gifts: 0 | 1): Promise<void> {
    const { messenger } = this.device.ports
    const channel = await this.again(() => messenger.channelWithActor(this.someActor()))
    if (channel === null) throw new Error('a member was refused a line')
    const text = `${this.device.guest.id} says ${this.count++}`
    const sent = await this.again(() =>
      messenger.send({
        channelId: channel.id,
        clientId: asId<IdempotencyKey>(text),
        text,
        gifts: gifts === 1 ? [{ giftId: asId<GiftId>('rose'), count: 1 }] : [],
        chatId: null,
        agreedPrice: ANY_PRICE,
      }),
    )
    if (sent.ok) this.accepted.set(channel.id, [...(this.accepted.get(channel.id) ?? []), text])
    else this.refused(`write: ${sent.reason}`)
  }

  private async buy(): Promise<void> {
    const { videos } = this.device.ports
    const { items } = await this.again(() =>
      videos.list({ filter: {}, sort: 'newest', first: 10, offset: Math.floor(this.chance() * 300) }),
    )
    const video = items.find(({ free, vip }) => !free && !vip)
    if (video === undefined) return
    const key = asId<IdempotencyKey>(`buy ${this.device.guest.id} ${this.count++}`)
    const bought = await this.again(() => videos.buy(video.id, key, ANY_PRICE))
    if (!bought.ok) this.refused(`buy: ${bought.reason}`)
  }

  private async chat(): Promise<void> {
    const { chat } = this.device.ports
    const mode: ChatMode = this.chance() < 0.5 ? 'single' : 'voyeur'
    const key = asId<IdempotencyKey>(`chat ${this.device.guest.id} ${this.count++}`)
    const from = Date.now()
    const actorId = this.someActor()
    const started = await this.again(() =>
      chat.startChat({ actorId, mode, key, useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE }),
    )
    if (!started.ok) return this.refused(`chat: ${started.reason}`)
    const { chatId } = started.chat
    const end = Date.now() + 1_000 + this.chance() * 7_000
    for (let sendHeartbeat = Date.now(); Date.now() < end; await pause(200)) {
      if (Date.now() < sendHeartbeat) continue
      sendHeartbeat += HEARTBEAT_EVERY
      await chat.heartbeat(chatId)
    }
    const until = Date.now()
    await this.again(() => chat.stop(chatId))
    this.chats.push({ chatId, from, until })
    return undefined
  }

  private async topUp(): Promise<void> {
    // A form that did not get through is sent again, as its frame does: the checkout knows whether it was paid.
    const answer = await this.again(() =>
      checkOut(this.device, 'moneycharge', { kind: 'pay', packageId: 'topup-1000', outcome: 'approve' }),
    )
    if (answer.status !== 'succeeded') this.refused(`top up: ${answer.status}`)
  }

  private someActor(): ActorId {
    return this.actors[Math.floor(this.chance() * this.actors.length)] ?? asId<ActorId>('1')
  }

  private refused(reason: string): void {
    this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1)
  }

  /** Sends the same request until an answer comes. */
  private async again<R>(request: () => Promise<R>): Promise<R> {
    for (const end = Date.now() + PATIENCE; ;) {
      const requested = performance.now()
      try {
        return await request().finally(() => this.waits.push(performance.now() - requested))
      } catch (error) {
        const isPassing =
          error instanceof BackendError &&
          ['offline', 'unavailable', 'timeout', 'http', 'internal', 'protocol'].includes(error.code)
        if (!isPassing || Date.now() > end) throw error
        this.refused(`again: ${error.code}`)
        await pause(200 + this.chance() * 300)
      }
    }
  }
}
