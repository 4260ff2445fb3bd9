import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import type { Checkout } from '@/application/payments/checkout-gateway'
import type { CheckoutAnswer } from '@/application/payments/checkout-service'
import type { Language } from '@/domain/navigation/language'
import { topUpPackages } from '@/domain/payments/packages'
import type { PaymentFlow } from '@/domain/payments/flows'
import { newPerson, type Person } from './names'

/** What a browser holds of a site: cookies, its storage, and on the embedded backend its database. */
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** With what a guest comes. */
export type Belongings = 'nothing' | 'account' | 'coins'

/** Who clicks through all of it. */
interface Newcomer {
  readonly page: Page
  arriveFirst(): Promise<void>
  signUp(person: Person): Promise<void>
  topUp(): Promise<void>
}

/** Storage by language and belongings; each worker makes its own. */
export type StorageStates = Map<string, Promise<StorageState>>

/**
 * How guests come to what a journey is about: past the gate, with an account, with coins. The first of a worker clicks
 * through it, and the others get the storage of the first, each in a browser of their own. Accounts on a server are
 * made again for each.
 */
export class Arrivals {
  constructor(
    private readonly isEmbedded: boolean,
    private readonly states: StorageStates,
    private readonly language: Language,
    private readonly newGuest: () => Promise<Newcomer>,
  ) {}

  /** Gives a browser that has been nowhere yet what its guest comes with. */
  async prepare(context: BrowserContext, belongings: Belongings): Promise<void> {
    await context.setStorageState(await this.stateOf(this.isEmbedded ? belongings : 'nothing'))
    if (!this.isEmbedded && belongings !== 'nothing') await signUpAt(context.request, belongings === 'coins')
  }

  private stateOf(belongings: Belongings): Promise<StorageState> {
    const key = `${this.language} ${belongings}`
    const state = this.states.get(key) ?? this.newGuest().then((guest) => stateAfter(guest, belongings))
    this.states.set(key, state)
    return state
  }
}

/** What the browser of a guest holds who has clicked through all of it. Cookies are the server's, and each guest has their own. */
async function stateAfter(guest: Newcomer, belongings: Belongings): Promise<StorageState> {
  await guest.arriveFirst()
  if (belongings !== 'nothing') await guest.signUp(newPerson())
  if (belongings === 'coins') await guest.topUp()
  const { origins } = await guest.page.context().storageState({ indexedDB: true })
  await guest.page.context().close()
  return { cookies: [], origins }
}

/** Signs up over the wire, and tops up where the guest has coins; the device cookie is in the browser afterwards. */
async function signUpAt(request: APIRequestContext, isPaying: boolean): Promise<void> {
  await checkOut(request, 'signup', { kind: 'signup', ...newPerson(), acceptTerms: true })
  // The package that the form of the sandbox begins with.
  if (isPaying)
    await checkOut(request, 'moneycharge', { kind: 'pay', packageId: topUpPackages[1]?.id, outcome: 'approve' })
}

/** Goes through a checkout from opening to taking over what it proved, as the app and the payment page do together. */
async function checkOut(request: APIRequestContext, flow: PaymentFlow, form: object): Promise<void> {
  const post = async <Answer>(path: string, data: object, token = ''): Promise<Answer> => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
    const answer = await request.post(`${path}?language=en`, { data, headers })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
    return (await answer.json()) as Answer
  }
  const { accessToken } = await post<{ accessToken: string }>('/rest/v1/session/open', { language: 'en' })
  const options = { host: null, selectedAmount: null, teaserText: null, enableTracking: false }
  const { checkout } = await post<{ checkout: Checkout }>('/rest/v1/checkout/open', { flow, options }, accessToken)
  const { id, url } = checkout
  const body = { id, secret: url.split('#')[1], form }
  const { answer } = await post<{ answer: CheckoutAnswer }>('/sandbox/v1/submit', body)
  expect(answer.status).toBe('succeeded')
  const done = flow === 'signup' ? 'onloginsuccess' : 'onsuccess'
  const result = { checkoutId: id, flow, redirectTo: null }
  const finished = await post<{ ok: boolean }>(`/rest/v1/vxpay/${done}`, { result, targetUrl: '/en/' }, accessToken)
  expect(finished.ok).toBe(true)
}
