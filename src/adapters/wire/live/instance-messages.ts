import * as z from 'zod/mini'
import { liveUpdate } from './update'
import { text } from '@/adapters/wire/base/scalars'
import { guestId } from '@/adapters/wire/guest/guest'
import { parseJson } from '@/domain/access/json'

// The messages that instances of the server send one another over the bus.

/** Passes an update on, or reports that a topic has changed or that some messages were lost. */
export const hubMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('update'), audience: guestId, update: liveUpdate }),
  z.object({ type: z.literal('changed') }),
  z.object({ type: z.literal('gap') }),
])

/** Digest of a session's token, where the token itself must not be read: SHA-256 as hexadecimal digits. */
const mark = z.string().check(z.regex(/^[0-9a-f]{64}$/u))

/** A session ended or has another token. */
export const peerMessage = z.object({ type: z.literal('sessionEnded'), how: z.enum(['expired', 'replaced']), mark })

/** A message of one server to the others. */
export type PeerMessage = z.infer<typeof peerMessage>

/** The maximum number of callers that one message counts: about 400 kB, of the 1 MB a bus accepts. */
export const MAX_COUNTS_PER_MESSAGE = 5_000

/** How many more requests callers made in a window; `window`: minutes since 1970. */
export const limitMessage = z.object({
  window: z.int().check(z.nonnegative()),
  counts: z.array(z.tuple([mark, z.int().check(z.positive())])).check(z.maxLength(MAX_COUNTS_PER_MESSAGE)),
})

// The field is named `word` since the first build: instances of two builds understand each other during a rolling update.
const envelope = z.object({ from: text(100, 1), word: z.unknown() })

type Received<T> =
  | { readonly kind: 'message'; readonly message: T }
  | { readonly kind: 'own' }
  | { readonly kind: 'unreadable' }

const UNREADABLE = { kind: 'unreadable' } as const

/** Messages of this instance come back from the bus, and are recognised by their envelope before anything else is parsed. */
const codecOf = <T>(schema: z.ZodMiniType<T>) => ({
  encode: (from: string, message: T): string => JSON.stringify({ from, word: message }),
  decode: (self: string, text: string): Received<T> => {
    const outer = envelope.safeParse(parseJson(text))
    if (!outer.success) return UNREADABLE
    if (outer.data.from === self) return { kind: 'own' }
    const inner = schema.safeParse(outer.data.word)
    return inner.success ? { kind: 'message', message: inner.data } : UNREADABLE
  },
})

/** Updates between instances. */
export const hubCodec = codecOf(hubMessage)

/** Ended sessions between instances. */
export const peerCodec = codecOf(peerMessage)

/** Counts of requests between instances. */
export const limitCodec = codecOf(limitMessage)
