import * as z from 'zod/mini'
import { liveCommand } from './command'
import { text } from '@/adapters/wire/base/scalars'
import { guestId } from '@/adapters/wire/guest/guest'
import { parseJson } from '@/domain/access/json'
import type { ConnectionFrame, OutgoingFrame } from '@/domain/live/session'
import type { UpdateOf } from '@/domain/assembly/live-update'

// Frames as the server reads and writes them.

/** The maximum size of a frame from a client, in bytes. */
export const MAX_FRAME = 65_536

const envelope = z.object({
  type: text(40, 1),
  requestId: z.exactOptional(text(100, 1)),
  accessToken: text(500, 1),
  guestId,
  payload: z.record(text(100), z.unknown()),
})

/** What a page sent: a frame, or something unreadable that may still name its request id. */
export interface ParsedFrame {
  readonly frame: OutgoingFrame | null
  readonly requestId: string | null
  /** The name of a command that cannot be read. */
  readonly unreadable?: string
}

/** A page's frame as the server reads it; without a frame for anything that is none. */
export function readOutgoing(data: string): ParsedFrame {
  const outer = envelope.safeParse(parseJson(data))
  if (!outer.success) return { frame: null, requestId: null }
  const { type, accessToken, payload } = outer.data
  const requestId = outer.data.requestId ?? null
  const command = liveCommand.safeParse({ ...payload, type })
  if (!command.success) return { frame: null, requestId, unreadable: type }
  return { frame: { token: accessToken, guestId: outer.data.guestId, requestId, command: command.data }, requestId }
}

/** What the server sends besides numbered updates. */
export type ServerMessage = ConnectionFrame | UpdateOf<'sessionExpired'>

/** A message of the server in the form it is sent. */
export function writeMessage({ type, ...payload }: ServerMessage): string {
  return JSON.stringify({ type, payload })
}
