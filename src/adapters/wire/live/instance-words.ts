import * as z from 'zod/mini'
import { liveUpdate } from './update'
import { text } from '@/adapters/wire/base/scalars'
import { guestId } from '@/adapters/wire/guest/guest'
import { parseJson } from '@/domain/access/json'

// What instances of the server say to one another over the bus: `{from, word}`, a word being one of these.

/** Says an update on, or that some were lost. */
export const hubWord = z.discriminatedUnion('type', [
  z.object({ type: z.literal('update'), audience: guestId, update: liveUpdate }),
  z.object({ type: z.literal('gap') }),
])

/** What a session's token is known by where it must not be read: its SHA-256 as hexadecimal digits. */
const mark = z.string().check(z.regex(/^[0-9a-f]{64}$/u))

/** Says that a session ended or has another token, or that a guest's password was changed on one of his pages. */
export const serverWord = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sessionEnded'), how: z.enum(['expired', 'replaced']), mark }),
  z.object({ type: z.literal('passwordChanged'), guestId }),
])

/** A word of one server to the others. */
export type ServerToServerWord = z.infer<typeof serverWord>

/** How many callers one word counts at most: about 400 kB, of the 1 MB a bus takes. */
export const MOST_TOLD_COUNTS = 5_000

/** Says how many more requests callers made in a window, which is a number of minutes since 1970. */
export const limitWord = z.object({
  window: z.int().check(z.nonnegative()),
  counts: z.array(z.tuple([mark, z.int().check(z.positive())])).check(z.maxLength(MOST_TOLD_COUNTS)),
})

const envelope = z.object({ from: text(100, 1), word: z.unknown() })

type Heard<T> = { readonly kind: 'word'; readonly word: T } | { readonly kind: 'own' } | { readonly kind: 'unreadable' }

const UNREADABLE = { kind: 'unreadable' } as const

/** One's own words come back from the bus, and are known by their envelope before anything else is looked at. */
const wordsOf = <T>(schema: z.ZodMiniType<T>) => ({
  write: (from: string, word: T): string => JSON.stringify({ from, word }),
  read: (self: string, said: string): Heard<T> => {
    const outer = envelope.safeParse(parseJson(said))
    if (!outer.success) return UNREADABLE
    if (outer.data.from === self) return { kind: 'own' }
    const inner = schema.safeParse(outer.data.word)
    return inner.success ? { kind: 'word', word: inner.data } : UNREADABLE
  },
})

/** How updates travel between instances. */
export const hubWords = wordsOf(hubWord)

/** How the rest travels. */
export const serverWords = wordsOf(serverWord)

/** How counts of requests travel. */
export const limitWords = wordsOf(limitWord)
