import { describe, expect, it } from 'vitest'
import type {
  CheckoutAnswer,
  CheckoutForm,
  CheckoutService,
  CheckoutSheet,
} from '@/application/payments/checkout-service'
import { asId, type CheckoutId } from '@/domain/ids'
import { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'
import { ParentWindow } from '@/ui/checkout/parent-window'
import { FakeStorage, portOf, settled } from '#test/support/ui/doubles'

const SHEET: CheckoutSheet = {
  flow: 'signup',
  language: 'en',
  packages: [],
  plan: null,
  selectedPackageId: null,
  guestName: null,
  email: null,
  status: 'open',
}
const LOG_IN: CheckoutForm & { kind: 'login' } = { kind: 'login', email: 'robin@example.org', password: 'lamplight' }

function setup(submit: () => Promise<CheckoutAnswer>, sheet: () => Promise<CheckoutSheet | null> = async () => SHEET) {
  const messages: unknown[] = []
  const calls = { submit: 0, cancel: 0 }
  const service = portOf<CheckoutService>({
    sheet,
    submit: () => {
      calls.submit++
      return submit()
    },
    cancel: async () => {
      calls.cancel++
    },
  })
  const target = {
    postMessage: (message: { readonly value: string }) => messages.push(message.value),
  }
  const drafts = new FakeStorage()
  const parent = new ParentWindow('c1', target, 'https://vesper.test')
  const frame = new CheckoutFrameViewModel(service, parent, asId<CheckoutId>('c1'), 'secret', drafts)
  return { frame, sent: messages, calls, drafts }
}

describe('the window of the payment service', () => {
  it.each([
    ['open', 'form'],
    ['declined', 'form'],
    ['pending', 'pending'],
    ['succeeded', 'done'],
    ['cancelled', 'gone'],
  ] as const)('opened on a checkout that is %s shows: %s', async (status, stage) => {
    const { frame, sent } = setup(
      async () => ({ status: 'gone' }),
      async () => ({ ...SHEET, status }),
    )
    await frame.load()
    expect({ phase: frame.phase, sent }).toEqual({ phase: stage, sent: ['ready', 'loaded', 'view-ready'] })
  })

  it('notifies the page around it which form the flow was reached by, and stores no draft of what was accepted', async () => {
    const { frame, sent, drafts } = setup(async () => ({ status: 'succeeded' }))
    await frame.load()
    frame.typed.set('email', LOG_IN.email)
    frame.typed.set('password', LOG_IN.password)
    expect([...drafts.entries.values()].join(' ')).not.toContain(LOG_IN.password)
    frame.switchTo('login')
    expect(frame.typed.get('email')).toBe(LOG_IN.email)
    await frame.submit(LOG_IN)
    expect({ phase: frame.phase, lastSent: sent.at(-1), entryCount: drafts.entries.size }).toEqual({
      phase: 'done',
      lastSent: 'success',
      entryCount: 0,
    })
  })

  it('sends once, however often it is pressed, and cannot be left meanwhile', async () => {
    let answer: (answer: CheckoutAnswer) => void = () => undefined
    const { frame, calls } = setup(() => new Promise((resolve) => (answer = resolve)))
    await frame.load()
    void frame.submit(LOG_IN)
    void frame.submit(LOG_IN)
    await frame.leave()
    expect({ calls, isBusy: frame.isBusy }).toEqual({ calls: { submit: 1, cancel: 0 }, isBusy: true })
    answer({ status: 'invalid', errors: { password: 'credentials' } })
    await settled()
    expect({ phase: frame.phase, errors: frame.errors, isBusy: frame.isBusy }).toEqual({
      phase: 'form',
      errors: { password: 'credentials' },
      isBusy: false,
    })
    frame.switchTo('signup')
    expect(frame.errors).toEqual({})
  })

  it('reports that no server answers, retains what was typed and can try again', async () => {
    const { frame } = setup(() => Promise.reject(new Error('no line')))
    await frame.load()
    frame.typed.set('email', 'robin@example.org')
    await frame.submit(LOG_IN)
    expect({ phase: frame.phase, isBusy: frame.isBusy }).toEqual({ phase: 'unreachable', isBusy: false })
    frame.tryAgain()
    expect({ phase: frame.phase, email: frame.typed.get('email') }).toEqual({
      phase: 'form',
      email: 'robin@example.org',
    })
  })

  it('left before the end is given up; left after it is finished', async () => {
    const open = setup(async () => ({ status: 'declined' }))
    await open.frame.load()
    await open.frame.submit(LOG_IN)
    await open.frame.leave()
    expect({ cancel: open.calls.cancel, lastSent: open.sent.at(-1) }).toEqual({ cancel: 1, lastSent: 'close' })
    const over = setup(async () => ({ status: 'pending' }))
    await over.frame.load()
    await over.frame.submit(LOG_IN)
    await over.frame.leave()
    expect({ cancel: over.calls.cancel, previousSent: over.sent.at(-2), lastSent: over.sent.at(-1) }).toEqual({
      cancel: 0,
      previousSent: 'pending',
      lastSent: 'finish',
    })
  })
})
