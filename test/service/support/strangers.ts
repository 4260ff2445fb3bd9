import { ANY_PRICE } from '#test/support/any-price'
import type { Device } from '#test/support/bindings/binding'
import { OPTIONS } from '#test/support/bindings/accounts'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'

/** What each report of a stranger begins with, so that it is distinguished from those of guests. */
export const MARK = 'flood'

/** What strangers of one network sent, and how it was answered. */
export interface Flood {
  sent: number
  /** Answered that it was refused. What is not stored is not always refused: reports are taken without a word. */
  refused: number
  /** Answered 5xx, or with none of ours. */
  readonly failed: string[]
  /** The guests that they are. */
  readonly guests: Set<string>
}

interface Session {
  readonly token: string
  readonly guestId: string
}

/** How many requests a stranger sends before they are another guest. */
const REQUESTS = 60

/** Requests of one network that each store something or have a mail sent, so many at a time as fast as they are answered, until it is time. */
export async function flood(
  urls: readonly string[],
  { address, atATime, until }: { readonly address: string; readonly atATime: number; readonly until: number },
): Promise<Flood> {
  const seen: Flood = { sent: 0, refused: 0, failed: [], guests: new Set() }
  const post = async (path: string, body: unknown, token?: string): Promise<Record<string, unknown> | null> => {
    const url = urls[seen.sent++ % urls.length] ?? ''
    const answer = await fetch(`${url}/rest/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (answer.status >= 500 || answer.status === 400) seen.failed.push(`${answer.status} ${path} ${text}`)
    const given = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    const data = (given['data'] ?? {}) as Record<string, unknown>
    const isRefused = !answer.ok || given['ok'] === false || data['success'] === false
    seen.refused += Number(isRefused)
    return isRefused ? null : given
  }
  const open = async (): Promise<Session | null> => {
    const given = await post('/session/open', { language: 'en' })
    if (given === null) return null
    const { accessToken, guest } = given as { accessToken: string; guest: { id: string } }
    seen.guests.add(guest.id)
    return { token: accessToken, guestId: guest.id }
  }
  const requests = (number: number, guestId: string): readonly (readonly [path: string, body: unknown])[] => [
    ['/logger/error', { code: MARK, detail: 'x'.repeat(2_000) }],
    ['/tracker/track', { eventContext: MARK, eventAction: 'x', eventData: { x: 'x'.repeat(1_000) } }],
    ['/checkout/open', { flow: 'signup', options: OPTIONS }],
    ['/guest/newsletter/subscribe', { typeId: 256, userId: guestId, emailAddress: `${MARK}-${number}@example.org` }],
    [
      '/support/request',
      {
        request: { topic: 'other', email: `${MARK}-${number}@example.org`, text: 'x'.repeat(4_000), about: null },
        key: `${MARK} ${number}`,
      },
    ],
  ]
  let sessions: readonly Session[] = []
  const stranger = async (): Promise<void> => {
    while (Date.now() < until) {
      const opened = await open()
      if (opened !== null) sessions = [opened, ...sessions].slice(0, 50)
      // A network that begins no more sessions goes on with those that it has.
      const session = opened ?? sessions[seen.sent % sessions.length]
      if (session === undefined) return
      for (let at = 0; at < REQUESTS && Date.now() < until; at++) {
        const all = requests(seen.sent, session.guestId)
        const [path, body] = all[at % all.length] ?? ['', null]
        await post(path, body, session.token)
      }
    }
  }
  await Promise.all(Array.from({ length: atATime }, stranger))
  return seen
}

/** An account that tries one pin of an actor after the other until it is time. Returns how many, and the answers that there were. */
export async function tryPins(
  device: Device,
  actorId: ActorId,
  until: number,
): Promise<{ readonly tries: number; readonly answers: ReadonlySet<string> }> {
  const answers = new Set<string>()
  let tries = 0
  for (; Date.now() < until; tries++) {
    const request = { actorId, mode: 'voyeur', useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE } as const
    const pin = String(tries % 9_000).padStart(4, '0')
    const key = asId<IdempotencyKey>(`pin ${device.guest.id} ${tries}`)
    const answer = await device.ports.chat.startChat({ ...request, pin, key }).then(
      (given) => (given.ok ? 'ok' : given.reason),
      // Commands of one connection are limited as well.
      (error: unknown) => String(error),
    )
    answers.add(answer)
  }
  return { tries, answers }
}
