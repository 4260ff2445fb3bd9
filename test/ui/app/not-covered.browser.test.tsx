import '@/ui/theme/base.css'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { CheckoutSheet } from '@/application/payments/checkout-service'
import { asId, type CheckoutId } from '@/domain/ids'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { topUpPackages } from '@/domain/payments/packages'
import { subscriptionPlans } from '@/domain/payments/plans'
import { ToastHost } from '@/ui/app/toast-host'
import { Toasts } from '@/ui/base/toasts'
import { CheckoutFrame } from '@/ui/checkout/checkout-frame'
import { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'
import { ParentWindow } from '@/ui/checkout/parent-window'
import { Button } from '@/ui/kit/actions/button'
import { TextField } from '@/ui/kit/forms/text-field'
import { Checkbox } from '@/ui/kit/forms/toggle'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { Texts } from '@/ui/texts/texts'
import { coveredIn, resizeBack, resizeTo, whyHidden } from '#test/support/ui/in-sight'
import { providers } from '#test/support/ui/providers'

afterEach(resizeBack)

/** The window of a checkout on a screen of any size: as wide as a phone, or 675 x 740 and lower where the screen is; alone, as wide as the screen. */
const FRAMES = [
  [320, 320],
  [320, 568],
  [390, 844],
  [675, 390],
  [675, 740],
  [2560, 1440],
] as const

const FORMS: readonly Partial<CheckoutSheet>[] = [
  { flow: 'signup' },
  { flow: 'login' },
  { flow: 'pwdlost' },
  { flow: 'pwdreset' },
  { flow: 'avs' },
  { flow: 'moneycharge', packages: topUpPackages },
  { flow: 'vipabo', plan: subscriptionPlans.vipabo.terms },
]

/** What pays, confirms, consents or leads away, with the words of a consent. */
const PRESSED = 'button, a, label, input[type="checkbox"], [role="checkbox"]'

async function formIn(language: Language, change: Partial<CheckoutSheet>) {
  const sheet: CheckoutSheet = {
    flow: 'signup',
    language,
    packages: [],
    plan: null,
    selectedPackageId: null,
    guestName: null,
    email: null,
    status: 'open',
    ...change,
  }
  const service = {
    sheet: async () => sheet,
    submit: async () => ({ status: 'succeeded' as const }),
    cancel: async () => undefined,
  }
  const frame = new CheckoutFrameViewModel(service, new ParentWindow('1', window, '*'), asId<CheckoutId>('1'), 'secret')
  await frame.load()
  let texts: Texts | null = null
  const wrapper = await providers((container) => {
    texts = container.get(Texts)
  })
  await (texts as Texts | null)?.setLanguage(language)
  return render(<CheckoutFrame frame={frame} />, { wrapper })
}

/** What of these cannot be scrolled to so that it is whole in sight with nothing over it. */
function hiddenOf(elements: Iterable<Element>): readonly string[] {
  return [...elements].flatMap((one) => {
    const { height } = one.getBoundingClientRect()
    // Longer than the window, a text is read by scrolling.
    if (height === 0 || height > innerHeight) return []
    one.scrollIntoView({ block: 'end', behavior: 'instant' })
    const why = whyHidden(one)
    return why === null ? [] : [`${one.textContent || one.outerHTML.slice(0, 60)}: ${why}`]
  })
}

describe('a form of the checkout', () => {
  it.each(FORMS)('has nothing over what pays, confirms or consents, at any size: $flow', async (change) => {
    for (const language of LANGUAGES) {
      const screen = await formIn(language, change)
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
      for (const [width, height] of FRAMES) {
        await resizeTo(width, height)
        scrollTo(0, 0)
        const elements = document.querySelectorAll(PRESSED)
        expect(elements.length).toBeGreaterThan(1)
        expect({ language, width, height, hidden: hiddenOf(elements) }).toMatchObject({ hidden: [] })
      }
      await screen.unmount()
    }
  })
})

const close = (): void => undefined
const BUTTONS = (
  <>
    <Button kind="primary">Log out</Button>
    <Button>Stay</Button>
  </>
)

const FIELDS = (
  <>
    {Array.from({ length: 30 }, (_, at) => (
      <TextField key={at} label={`Detail ${at}`} value="" onChange={close} />
    ))}
    <Checkbox label="I accept the terms" checked={false} onChange={close} />
    <h3>The end</h3>
  </>
)

const BOXES = [
  [
    'a dialog',
    <Dialog key="d" open size="s" title="Log out?" closeLabel="Close" onClose={close} footer={BUTTONS}>
      <p>What you wrote is kept.</p>
    </Dialog>,
  ],
  [
    'a sheet at the foot',
    <Sheet key="b" open side="bottom" title="Log out?" closeLabel="Close" onClose={close} footer={BUTTONS}>
      <p>What you wrote is kept.</p>
    </Sheet>,
  ],
  [
    'a sheet at the side',
    <Sheet key="r" open side="right" title="Log out?" closeLabel="Close" onClose={close} footer={BUTTONS}>
      <p>What you wrote is kept.</p>
    </Sheet>,
  ],
  [
    'a dialog as high as the window',
    <Dialog key="t" open size="s" title="Your details" closeLabel="Close" onClose={close} footer={BUTTONS}>
      {FIELDS}
    </Dialog>,
  ],
  [
    'a sheet as high as the window',
    <Sheet key="u" open side="bottom" title="Your details" closeLabel="Close" onClose={close} footer={BUTTONS}>
      {FIELDS}
    </Sheet>,
  ],
  [
    'a page at its end',
    <main key="p" style={{ paddingBlockEnd: 'var(--foot)' }}>
      {[FIELDS, BUTTONS]}
    </main>,
  ],
] as const

describe('a toast', () => {
  it.each(BOXES)('lies over no heading, button, field or consent of %s', async (_name, box) => {
    const toasts = new Toasts()
    toasts.show('info', 'errors.offline')
    const wrapper = await providers((container) => {
      container.bind(Toasts).toConstantValue(toasts)
    })
    const screen = await render(
      <>
        <ToastHost />
        {box}
      </>,
      { wrapper },
    )
    const notice = screen.getByRole('group', { includeHidden: true })
    await expect.poll(() => notice.elements().length).toBe(1)
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await resizeTo(width, height)
      await Promise.all(document.getAnimations().map(async (one) => one.finished.catch(() => undefined)))
      document.querySelector('[role="dialog"] h3, main h3')?.scrollIntoView({ block: 'end', behavior: 'instant' })
      scrollTo(0, document.documentElement.scrollHeight)
      const surface = document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body
      expect({ width, height, covered: coveredIn(surface, notice.element()) }).toMatchObject({ covered: [] })
    }
    await screen.unmount()
  })
})
