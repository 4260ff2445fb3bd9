import * as z from 'zod/mini'
import { message, messageId } from './message'
import { get, post } from '@/adapters/wire/base/rest-call'
import { coins, seconds, type Wire, grantedText } from '@/adapters/wire/base/scalars'
import { purchaseRefusal } from '@/adapters/wire/media/video-calls'
import type { UnlockResult } from '@/application/messenger/message-media-gateway'
import { agreedPrice, idempotencyKey } from '@/adapters/wire/money/added-terms'
import type { MessageMediaFile } from '@/domain/messenger/message-media'

export const unlockResult: Wire<UnlockResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), message, balance: coins, charged: coins }),
  purchaseRefusal,
])

/** The key makes it the same purchase however often it is sent. */
export const unlockMessageMedia = post(
  'unlockMessageMedia',
  '/messenger/media/:messageId/unlock',
  z.object({ messageId, key: idempotencyKey(), agreedPrice }),
  unlockResult,
  { repeatable: true },
)

export const getMessage = get(
  'getMessage',
  '/messenger/message/:messageId',
  z.object({ messageId }),
  z.object({ message: z.nullable(message) }),
)

export const messageMediaFile: Wire<MessageMediaFile> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), address: grantedText(2_000) }),
  z.object({ kind: z.literal('video'), playlistUrl: grantedText(50_000), seconds }),
])

/** Where the picture or video of a message is, as far as this guest may see it. */
export const openMessageMedia = get(
  'openMessageMedia',
  '/messenger/media/:messageId/file',
  z.object({ messageId }),
  z.object({ file: z.nullable(messageMediaFile) }),
)
