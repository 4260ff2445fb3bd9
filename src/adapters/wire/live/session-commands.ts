import * as z from 'zod/mini'
import { command } from '@/adapters/wire/base/command'
import { count, language, text, type Wire } from '@/adapters/wire/base/scalars'
import { messageId } from '@/adapters/wire/messenger/message'
import type { LinePosition } from '@/domain/live/commands'

/** Where a client left off. */
export const position: Wire<LinePosition> = z.object({ epoch: text(100, 1), sequence: count })

export const requestSession = command('requestSession', {
  language,
  since: z.nullable(messageId),
  position: z.nullable(position),
})

export const ping = command('ping', {})
