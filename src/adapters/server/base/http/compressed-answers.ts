import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { openSession } from '@/adapters/wire/guest/guest-calls'
import { openCheckout } from '@/adapters/wire/payments/checkout-calls'
import { resubscribePush, subscribePush } from '@/adapters/wire/notifications/push-calls'

/** Answers below this, bytes, are sent as they are: they fit into a packet or two. */
const THRESHOLD = 1_024

/**
 * Calls whose answer has a secret: the token of a session, the fragment of a checkout, the token of
 * a subscription. They are not compressed: the length of a compressed answer depends on how much of
 * the request occurs in it again (BREACH). No page of a stranger can send the other calls in the
 * name of a guest, since the bearer token is needed; there it would not matter
 * (docs/decisions/0073).
 */
const secretCalls: ReadonlySet<unknown> = new Set([openSession, openCheckout, subscribePush, resubscribePush])

/** Options of the route of a call. */
export const compressionOf = (call: object): { readonly compress?: false } =>
  secretCalls.has(call) ? { compress: false } : {}

/**
 * Compresses the answers of a scope for callers that accept it. Bodies of requests stay as they
 * are: none may be compressed.
 */
export async function compressAnswers(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, { encodings: ['br', 'gzip'], threshold: THRESHOLD, globalDecompression: false })
}
