import * as z from 'zod/mini'
import { command } from '@/adapters/wire/base/command'
import { requestedLanguage, count, flag, text, type Wire } from '@/adapters/wire/base/scalars'
import { messageId } from '@/adapters/wire/messenger/message'
import type { StreamPosition } from '@/domain/session/commands'

/** Where a client left off. */
export const position: Wire<StreamPosition> = z.object({ epoch: text(100, 1), sequence: count })

export const requestSession = command('requestSession', {
  language: requestedLanguage,
  since: z._default(z.nullable(messageId), null),
  position: z._default(z.nullable(position), null),
  watches: z._default(flag, false),
})

export const ping = command('ping', {})
