import * as z from 'zod/mini'
import { updateSchema } from './update-schemas'
import { count, flag, text, type Wire } from '@/adapters/wire/base/scalars'
import { parseJson } from '@/domain/access/json'
import type { IncomingFrame, OutgoingFrame } from '@/domain/live/session'
import type { SharedUpdate } from '@/domain/assembly/live-update'

// Frames as a client writes and reads them. What the server reads is elsewhere, so that no client has to load it.

/** Where the socket is opened. */
export const SOCKET_PATH = '/socket'

/** A page's frame as it travels: every one carries token and guest id (SOC-010). */
export function writeOutgoing({ token, guestId: guest, requestId, command }: OutgoingFrame): string {
  const { type, ...payload } = command
  return JSON.stringify({
    type,
    ...(requestId === null ? {} : { requestId }),
    accessToken: token,
    guestId: guest,
    payload,
  })
}

/** What the server sends besides updates. */
export const serverMessage = z.union([
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
])

const incoming = z.object({
  type: text(40, 1),
  sequence: z.exactOptional(count),
  payload: z.record(z.string(), z.unknown()),
})

/** A received message, with its number where it has one. */
export interface ReceivedFrame {
  readonly frame: IncomingFrame<SharedUpdate>
  readonly sequence?: number
}

/** Of a type that the server sends as a message about the connection. */
const isAboutConnection = (type: string): boolean =>
  serverMessage.def.options.some((message) => message.shape.type.def.values[0] === type)

/**
 * A frame of the server as the page reads it; `null` for anything that is none. A promise where the schema of its update
 * has to be loaded first; it rejects where it could not be.
 */
export function readIncoming(data: string): ReceivedFrame | null | Promise<ReceivedFrame | null> {
  const outer = incoming.safeParse(parseJson(data))
  if (!outer.success) return null
  const { type, sequence, payload } = outer.data
  const read = (schema: Wire<ReceivedFrame['frame']> | undefined): ReceivedFrame | null => {
    const frame = schema?.safeParse({ ...payload, type })
    if (frame?.success !== true) return null
    return sequence === undefined ? { frame: frame.data } : { frame: frame.data, sequence }
  }
  if (isAboutConnection(type)) return read(serverMessage)
  const schema = updateSchema(type)
  return schema instanceof Promise ? schema.then(read) : read(schema)
}
