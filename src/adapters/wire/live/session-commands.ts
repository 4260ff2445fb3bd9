import * as z from 'zod/mini'
import { command } from '@/adapters/wire/base/command'
import { askedLanguage, count, text, type Wire } from '@/adapters/wire/base/scalars'
import { messageId } from '@/adapters/wire/messenger/message'
import type { LinePosition } from '@/domain/live/commands'

/** Where a client left off. */
export const position: Wire<LinePosition> = z.object({ epoch: text(100, 1), sequence: count })

export const requestSession = command('requestSession', {
  language: askedLanguage,
  since: z._default(z.nullable(messageId), null),
  position: z._default(z.nullable(position), null),
})

export const ping = command('ping', {})
