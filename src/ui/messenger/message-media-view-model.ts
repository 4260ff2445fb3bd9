import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { LiveUpdates } from '@/application/live/live-updates'
import { subscribeTo } from '@/application/live/subscribe-to'
import { MessageMediaGateway } from '@/application/messenger/message-media-gateway'
import { UnlockMessageMedia } from '@/application/messenger/unlock-message-media'
import type { MessageId } from '@/domain/ids'
import type { Message } from '@/domain/messenger/message'
import type { MessageMediaFile } from '@/domain/messenger/message-media'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ContentPurchase, type ContentSale } from '@/ui/payments/content-purchase'
import type { NamedSum } from '@/ui/payments/pay-button'
import type { MessageHistory } from './message-history'

/** State of a file; `failed`: it could not be loaded, and can be retried. */
type FileState = MessageMediaFile | 'loading' | 'failed'

/** A message as something that is sold. */
interface SoldMessage {
  readonly id: MessageId
  readonly title: string
  readonly actor: { readonly name: string }
  readonly message: Message
}

/** The messages of the open conversation, and their author. */
interface Shown {
  readonly history: Pick<MessageHistory, 'messages' | 'replace'>
  readonly actorName: () => string
}

/** Pictures and videos of a conversation: unlocks locked ones, shows the others. */
@injectable('Transient')
export class MessageMediaViewModel implements ViewModel {
  /** The message whose media are being unlocked. */
  unlocking: MessageId | null = null
  private files: ReadonlyMap<MessageId, FileState> = new Map()
  private shown: Shown | null = null
  /** Files whose address was requested again. */
  readonly #renewed = new Set<MessageId>()
  readonly #disposables = new Disposables()

  readonly #gateway: MessageMediaGateway
  readonly #buying: UnlockMessageMedia
  readonly #purchase: ContentPurchase
  readonly #live: LiveUpdates
  readonly #guest: GuestViewModel

  constructor(
    @inject(MessageMediaGateway) gateway: MessageMediaGateway,
    @inject(UnlockMessageMedia) buying: UnlockMessageMedia,
    @inject(ContentPurchase) purchase: ContentPurchase,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(GuestViewModel) guest: GuestViewModel,
  ) {
    this.#gateway = gateway
    this.#buying = buying
    this.#purchase = purchase
    this.#live = live
    this.#guest = guest
    makeAutoObservable<MessageMediaViewModel, 'files' | 'shown'>(this, {
      files: observableRef,
      shown: observableRef,
    })
  }

  start(): void {
    this.#disposables.add(this.#purchase.follow())
    this.#disposables.add(
      subscribeTo(this.#live, { messageChanged: ({ message }) => this.shown?.history.replace(message) }),
    )
    // A proof of age opens a gate, its end shuts it.
    this.#disposables.add(
      reaction(
        () => this.#guest.guest?.hasAvs ?? false,
        () => void this.refetchRated(),
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
    this.files = new Map()
  }

  /** Sets the conversation of these messages. */
  about(shown: Shown): void {
    this.shown = shown
  }

  /** Clears addresses when another conversation opens: they are valid for hours only. */
  clear(): void {
    this.files = new Map()
    this.#renewed.clear()
  }

  fileOf(id: MessageId): FileState | null {
    return this.files.get(id) ?? null
  }

  get isAgePending(): boolean {
    return this.#guest.guest?.avsStatus === 'pending'
  }

  proveAge(): void {
    this.#purchase.proveAge()
  }

  /** Returns true if one more press unlocks the media, after a top-up. */
  isReady(message: Message): boolean {
    return this.#purchase.isReady('message-media', message)
  }

  async signUp(): Promise<void> {
    await this.#purchase.signUp({ id: '', title: '', actor: { name: this.shown?.actorName() ?? '' } })
  }

  /** Unlocks for the button's sum and shows the media. A press meanwhile does nothing. */
  async unlock(message: Message, agreed: NamedSum): Promise<void> {
    if (this.unlocking !== null) return
    this.unlocking = message.id
    await this.#purchase.buy(this.saleOf(message), agreed)
    runInAction(() => {
      this.unlocking = null
    })
  }

  /** Loads the address of the file, if the guest may see it. */
  async load(id: MessageId, again = false): Promise<void> {
    const known = this.files.get(id)
    if (known === 'loading' || (known !== undefined && !again)) return
    this.#renewed.delete(id)
    this.setFile(id, 'loading')
    const file = await this.#gateway.file(id).catch(otherwise(null))
    this.setFile(id, file ?? 'failed')
  }

  /** Requests a failed file's new address, as addresses expire; once, as the file may be gone. */
  async renew(id: MessageId): Promise<void> {
    const known = this.files.get(id)
    if (typeof known !== 'object' || this.#renewed.has(id)) return
    this.#renewed.add(id)
    const file = await this.#gateway.file(id).catch(otherwise(null))
    if (this.files.get(id) === known) this.setFile(id, file ?? 'failed')
  }

  private setFile(id: MessageId, state: FileState): void {
    this.files = new Map(this.files).set(id, state)
  }

  private saleOf(message: Message): ContentSale<SoldMessage> {
    const name = this.shown?.actorName() ?? ''
    const sold = (now: Message): SoldMessage => ({ id: now.id, title: name, actor: { name }, message: now })
    return {
      kind: 'message-media',
      bought: 'messenger.media.bought',
      refused: (reason) => `messenger.media.refused.${reason}`,
      shown: () => sold(message),
      isOwned: (content) => content.message.media?.unlocked === true,
      buy: async ({ id }, agreedPrice) => {
        const result = await this.#buying.buy(id, agreedPrice)
        return result.ok ? { ...result, content: sold(result.message) } : result
      },
      reload: async ({ id }) => {
        const now = await this.#gateway.message(id)
        return now === null ? null : sold(now)
      },
      update: (content) => this.shown?.history.replace(content.message),
    }
  }

  private async refetchRated(): Promise<void> {
    const rated = (this.shown?.history.messages ?? []).filter(({ media }) => media?.ageRating === 18)
    const found = await Promise.all(rated.map(({ id }) => this.#gateway.message(id).catch(otherwise(null))))
    runInAction(() => {
      for (const message of found) if (message !== null) this.shown?.history.replace(message)
    })
  }
}
