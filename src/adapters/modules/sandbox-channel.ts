import * as z from 'zod/mini'
import type { CheckoutService } from '@/application/payments/checkout-service'
import { asId, type CheckoutId } from '@/domain/ids'

const CHANNEL = 'vesper-sandbox-checkout'
const text = z.string().check(z.maxLength(500))
const outcome = z.enum(['approve', 'decline', 'delay'])

const form = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signup'),
    name: text,
    email: text,
    password: z.string().check(z.maxLength(2_000)),
    birthDate: text,
    acceptTerms: z.boolean(),
  }),
  z.object({ kind: z.literal('login'), email: text, password: z.string().check(z.maxLength(2_000)) }),
  z.object({ kind: z.literal('pwdlost'), email: text }),
  z.object({ kind: z.literal('pay'), packageId: text, outcome }),
  z.object({ kind: z.literal('avs'), birthDate: text, outcome }),
  z.object({ kind: z.literal('subscribe'), outcome }),
])

const request = z.object({
  type: z.literal('request'),
  turn: text,
  id: text,
  secret: text,
  call: z.discriminatedUnion('name', [
    z.object({ name: z.literal('sheet') }),
    z.object({ name: z.literal('submit'), form }),
    z.object({ name: z.literal('cancel') }),
  ]),
})

type Request = z.infer<typeof request>

/**
 * Lets the sandbox checkout frame reach the embedded payment service: a line of its own beside the window messages, so that the
 * guest app sees as little of what is typed there as it would of a foreign service. Every tab listens; the rules answer the
 * same in all of them, and what happens twice is done once.
 */
export function serveSandbox(service: CheckoutService): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const parsed = request.safeParse(event.data)
    if (!parsed.success) return
    void navigator.locks.request(`${CHANNEL}-${parsed.data.turn}`, { ifAvailable: true }, async (lock) => {
      if (lock === null) return
      const answer = await answerOf(service, parsed.data)
      channel.postMessage({ type: 'answer', turn: parsed.data.turn, answer })
    })
  })
}

function answerOf(service: CheckoutService, { id, secret, call }: Request): Promise<unknown> {
  const checkoutId = asId<CheckoutId>(id)
  if (call.name === 'sheet') return service.sheet(checkoutId, secret)
  if (call.name === 'cancel') return service.cancel(checkoutId, secret)
  return service.submit(checkoutId, secret, call.form)
}

/** The other end of that line: the payment service as the frame calls it. Throws after ten seconds of silence. */
export function sandboxOverChannel(newTurn: () => string): CheckoutService {
  const channel = new BroadcastChannel(CHANNEL)
  const ask = <T>(id: CheckoutId, secret: string, call: Request['call']): Promise<T> =>
    new Promise((resolve, reject) => {
      const turn = newTurn()
      const timer = setTimeout(() => finish(() => reject(new Error('The payment service does not answer'))), 10_000)
      const hear = ({ data }: MessageEvent<{ type: string; turn: string; answer: T }>) => {
        if (data.type === 'answer' && data.turn === turn) finish(() => resolve(data.answer))
      }
      const finish = (how: () => void) => {
        clearTimeout(timer)
        channel.removeEventListener('message', hear)
        how()
      }
      channel.addEventListener('message', hear)
      channel.postMessage({ type: 'request', turn, id, secret, call } satisfies Request)
    })
  return {
    sheet: (id, secret) => ask(id, secret, { name: 'sheet' }),
    submit: (id, secret, given) => ask(id, secret, { name: 'submit', form: given }),
    cancel: (id, secret) => ask(id, secret, { name: 'cancel' }),
  }
}
