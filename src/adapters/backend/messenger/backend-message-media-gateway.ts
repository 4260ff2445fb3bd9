import { messageOf } from './message-view'
import { messages, type MessageRecord } from './messenger-records'
import { messageMediaSale } from './unlock-media'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { buyContent } from '@/adapters/backend/content/buy-content'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { mediaRules } from '@/adapters/backend/media/media-rules'
import { BackendError } from '@/application/errors/backend-error'
import type { MessageMediaGateway, UnlockResult } from '@/application/messenger/message-media-gateway'
import type { IdempotencyKey, MessageId } from '@/domain/ids'
import type { Message } from '@/domain/messenger/message'
import type { MessageMediaFile } from '@/domain/messenger/message-media'

/** Pictures and videos of messages, out of the store. */
export class BackendMessageMediaGateway implements MessageMediaGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async unlock(messageId: MessageId, key: IdempotencyKey, agreedPrice: number): Promise<UnlockResult> {
    const purchase = await buyContent(this.platform, this.caller, messageMediaSale, { id: messageId, key, agreedPrice })
    if (!purchase.ok) return purchase
    const { balance, charged } = purchase
    const message = await this.message(messageId)
    if (message === null) throw new BackendError('internal', { detail: `message ${messageId} was sold and is gone` })
    if (charged > 0) {
      const { guest } = await requireSession(this.platform.store, this.caller)
      const update = { type: 'messageChanged', channelId: message.channelId, message } as const
      publishAll(this.platform.hub, [{ audience: guest.id, update }])
    }
    return { ok: true, message, balance, charged }
  }

  async message(messageId: MessageId): Promise<Message | null> {
    const record = await this.own(messageId)
    return record === null ? null : messageOf(this.platform.store, record)
  }

  async file(messageId: MessageId): Promise<MessageMediaFile | null> {
    const { store, rules } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const record = await this.own(messageId)
    if (record === null || record.media === null || !authorize(guest, 'watch').ok) return null
    const { media } = await messageOf(store, record)
    if (media === null || media.need !== null) return null
    const { pictures, playlists } = rules.of(mediaRules)
    const { assetId, seconds } = record.media
    const of = { assetId, sessionId: session.id }
    if (seconds === null) return { kind: 'picture', address: await pictures.picture(of) }
    return { kind: 'video', playlistUrl: await playlists.address({ ...of, rendition: 'full', seconds }), seconds }
  }

  /** A message of this guest's; one of another guest does not exist for them. */
  private async own(messageId: MessageId): Promise<MessageRecord | null> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const record = await this.platform.store.get(messages, messageId)
    return record?.guestId === guest.id ? record : null
  }
}
