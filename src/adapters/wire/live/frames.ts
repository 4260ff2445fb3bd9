import * as z from 'zod/mini'
import { liveCommand } from './command'
import { liveUpdate } from './update'
import { guestId } from '@/adapters/wire/guest/guest'
import { count, flag, text, type Wire } from '@/adapters/wire/base/scalars'
import { upperSnake } from '@/adapters/wire/base/upper-snake'
import { parseJson } from '@/domain/access/json'
import type { IncomingFrame, OutgoingFrame } from '@/domain/live/session'
import type { LiveUpdate } from '@/domain/live/updates'

/** Where the line is opened, and the most a page may say at once, in bytes. */
export const SOCKET_PATH = '/socket'
export const MAX_FRAME = 65_536

const envelope = z.object({
  type: text(40, 1),
  requestId: z.exactOptional(text(100, 1)),
  accessToken: text(500, 1),
  guestId,
  payload: z.record(text(100), z.unknown()),
})

/** A page's frame as it travels: every one carries token and guest id (SOC-010). */
export function writeOutgoing({ token, guestId: guest, requestId, command }: OutgoingFrame): string {
  const { type, ...payload } = command
  return JSON.stringify({
    type,
    ...(requestId === null ? {} : { requestId }),
    accessToken: token,
    guestId: guest,
    payload: command.type === 'filterChannels' ? { filter: upperSnake(command.filter) } : payload,
  })
}

/** What a page said: a frame, or something unreadable that may still name the request it answers for. */
export interface Said {
  readonly frame: OutgoingFrame | null
  readonly requestId: string | null
}

/** A page's frame as the server reads it; without a frame for anything that is none. */
export function readOutgoing(data: string): Said {
  const outer = envelope.safeParse(parseJson(data))
  if (!outer.success) return { frame: null, requestId: null }
  const { type, accessToken, payload } = outer.data
  const requestId = outer.data.requestId ?? null
  const command = liveCommand.safeParse({ ...payload, type })
  if (!command.success) return { frame: null, requestId }
  return { frame: { token: accessToken, guestId: outer.data.guestId, requestId, command: command.data }, requestId }
}

/** What the server says beside numbered updates. */
export type ServerWord = Extract<
  IncomingFrame,
  { readonly type: 'sessionAcknowledged' | 'pong' | 'commandAcknowledged' | 'sessionExpired' }
>

/** A word of the server as it travels. */
export function writeWord({ type, ...payload }: ServerWord): string {
  return JSON.stringify({ type, payload })
}

const written = new WeakMap<LiveUpdate, string>()

/** An update under a guest's own number. One update for everybody is turned into text once. */
export function writeUpdate(update: LiveUpdate, sequence: number): string {
  const { type, ...payload } = update
  const known = written.get(update) ?? JSON.stringify(payload)
  written.set(update, known)
  return `{"type":"${type}","sequence":${sequence},"payload":${known}}`
}

const word: Wire<IncomingFrame> = z.union([
  z.object({
    type: z.literal('sessionAcknowledged'),
    position: z.exactOptional(z.object({ epoch: text(100, 1), sequence: count })),
    resumed: z.exactOptional(flag),
  }),
  z.object({ type: z.literal('pong') }),
  z.object({
    type: z.literal('commandAcknowledged'),
    requestId: text(100, 1),
    refused: z.nullable(text(100)),
    result: z.exactOptional(z.unknown()),
  }),
  liveUpdate,
])

const incoming = z.object({
  type: text(40, 1),
  sequence: z.exactOptional(count),
  payload: z.record(z.string(), z.unknown()),
})

/** Something heard, with its number where it has one. */
export interface Heard {
  readonly frame: IncomingFrame
  readonly sequence?: number
}

/** A frame of the server as the page reads it; `null` for anything that is none. */
export function readIncoming(data: string): Heard | null {
  const outer = incoming.safeParse(parseJson(data))
  if (!outer.success) return null
  const { type, sequence, payload } = outer.data
  const frame = word.safeParse({ ...payload, type })
  if (!frame.success) return null
  return sequence === undefined ? { frame: frame.data } : { frame: frame.data, sequence }
}
