import * as z from 'zod/mini'
import { text } from '@/adapters/wire/base/scalars'
import { sandboxCalls } from '@/adapters/wire/payments/sandbox-calls'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { CheckoutCaller } from '@/application/platform/platform'

const CHANNEL = 'vesper-sandbox-checkout'

/** Time for which the frame waits for an answer, ms. */
const PATIENCE = 10_000

/** A request of the frame, in the format it would use over HTTP as well. */
const request = z.object({
  type: z.literal('request'),
  turn: text(100, 1),
  name: z.enum(['sheet', 'submit', 'cancel']),
  deviceKey: z.nullable(text(200)),
  body: z.unknown(),
})

type CallName = z.infer<typeof request>['name']

/**
 * Lets the sandbox checkout frame reach the embedded payment service: a connection of its own
 * beside the window messages, so that the guest app sees as little of the input there as it would
 * of a foreign service. Every tab listens; a lock lets one of them answer. `prepare` runs before
 * that: the checkout may have been opened by another tab a moment ago.
 */
export function serveSandbox(
  serviceFor: (caller: CheckoutCaller) => CheckoutService,
  prepare: () => Promise<void>,
): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const requested = request.safeParse(event.data)
    if (!requested.success) return
    const { turn, name, body, deviceKey } = requested.data
    void navigator.locks.request(`${CHANNEL}-${turn}`, { ifAvailable: true }, async (lock) => {
      if (lock === null) return
      await prepare()
      const answer = await answerOf(serviceFor({ deviceKey, address: null }), name, body)
      channel.postMessage({ type: 'answer', turn, answer })
      // Retained while the frame could still be waiting: a busy tab may receive the request only
      // after it was answered.
      await new Promise((resolve) => setTimeout(resolve, PATIENCE))
    })
  })
}

async function answerOf(service: CheckoutService, name: CallName, body: unknown): Promise<unknown> {
  const { sheet, submit, cancel } = sandboxCalls
  if (name === 'submit') {
    const given = submit.request.safeParse(body)
    return given.success ? service.submit(given.data.id, given.data.secret, given.data.form) : null
  }
  const given = (name === 'sheet' ? sheet : cancel).request.safeParse(body)
  if (!given.success) return null
  const { id, secret } = given.data
  return name === 'sheet' ? service.sheet(id, secret) : service.cancel(id, secret)
}

/**
 * The other end of that connection: the payment service as the frame calls it, with the key of its
 * device where a browser would send a cookie. Throws after ten seconds of silence.
 */
export function sandboxOverChannel(newRequest: () => string, deviceKey: () => string | null): CheckoutService {
  const channel = new BroadcastChannel(CHANNEL)
  const request = <T>(name: CallName, body: unknown): Promise<T> =>
    new Promise((resolve, reject) => {
      const turn = newRequest()
      const timer = setTimeout(() => finish(() => reject(new Error('The payment service does not answer'))), PATIENCE)
      const receive = ({ data }: MessageEvent<{ type: string; turn: string; answer: T }>) => {
        if (data.type === 'answer' && data.turn === turn) finish(() => resolve(data.answer))
      }
      const finish = (how: () => void) => {
        clearTimeout(timer)
        channel.removeEventListener('message', receive)
        how()
      }
      channel.addEventListener('message', receive)
      channel.postMessage({ type: 'request', turn, name, body, deviceKey: deviceKey() })
    })
  return {
    sheet: (id, secret) => request('sheet', { id, secret }),
    submit: (id, secret, form) => request('submit', { id, secret, form }),
    cancel: (id, secret) => request('cancel', { id, secret }),
  }
}
