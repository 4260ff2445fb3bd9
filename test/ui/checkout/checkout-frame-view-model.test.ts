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
  } as unknown as Window
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
    expect([frame.phase, sent]).toEqual([stage, ['ready', 'loaded', 'view-ready']])
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
    expect([frame.phase, sent.at(-1), drafts.entries.size]).toEqual(['done', 'success', 0])
  })

  it('sends once, however often it is pressed, and cannot be left meanwhile', async () => {
    let answer: (answer: CheckoutAnswer) => void = () => undefined
    const { frame, calls } = setup(() => new Promise((resolve) => (answer = resolve)))
    await frame.load()
    void frame.submit(LOG_IN)
    void frame.submit(LOG_IN)
    await frame.leave()
    expect([calls, frame.isBusy]).toEqual([{ submit: 1, cancel: 0 }, true])
    answer({ status: 'invalid', errors: { password: 'credentials' } })
    await settled()
    expect([frame.phase, frame.errors, frame.isBusy]).toEqual(['form', { password: 'credentials' }, false])
    frame.switchTo('signup')
    expect(frame.errors).toEqual({})
  })

  it('reports that no server answers, retains what was typed and can try again', async () => {
    const { frame } = setup(() => Promise.reject(new Error('no line')))
    await frame.load()
    frame.typed.set('email', 'robin@example.org')
    await frame.submit(LOG_IN)
    expect([frame.phase, frame.isBusy]).toEqual(['unreachable', false])
    frame.tryAgain()
    expect([frame.phase, frame.typed.get('email')]).toEqual(['form', 'robin@example.org'])
  })

  it('left before the end is given up; left after it is finished', async () => {
    const open = setup(async () => ({ status: 'declined' }))
    await open.frame.load()
    await open.frame.submit(LOG_IN)
    await open.frame.leave()
    expect([open.calls.cancel, open.sent.at(-1)]).toEqual([1, 'close'])
    const over = setup(async () => ({ status: 'pending' }))
    await over.frame.load()
    await over.frame.submit(LOG_IN)
    await over.frame.leave()
    expect([over.calls.cancel, over.sent.at(-2), over.sent.at(-1)]).toEqual([0, 'pending', 'finish'])
  })
})
