import '@/ui/theme/base.css'
import { observable, runInAction } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { asId, type CheckoutId } from '@/domain/ids'
import { CheckoutOverlay } from '@/ui/payments/checkout-overlay'
import type { CheckoutViewModel } from '@/ui/payments/checkout-view-model'
import { portOf } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'

afterEach(() => {
  document.documentElement.dataset['theme'] = 'dark'
})

describe('the window of a checkout', () => {
  it('fills the screen for an age check, with the frame and a button that closes it, and no header [AUT-024]', async () => {
    const closed: string[] = []
    const checkout = portOf<CheckoutViewModel>({
      checkout: { id: asId<CheckoutId>('1'), flow: 'avs', url: 'about:blank?id=1' },
      close: () => closed.push('closed'),
    })
    const screen = await render(<CheckoutOverlay checkout={checkout} />, { wrapper: await providers() })
    const box = screen.getByRole('dialog', { name: 'Checkout' }).element()
    const { width, height } = page.getByTitle('Checkout').element().getBoundingClientRect()
    expect({ width, height, headings: box.querySelectorAll('header, h1, h2').length }).toEqual({
      width: innerWidth,
      height: innerHeight,
      headings: 0,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(closed).toEqual(['closed'])
  })

  it('does not reload its page when the theme of the device changes: what was typed stays', async () => {
    document.documentElement.dataset['theme'] = 'dark'
    const state = observable({
      checkout: { id: asId<CheckoutId>('1'), flow: 'login' as const, url: 'about:blank?id=1' },
    })
    const checkout = portOf<CheckoutViewModel>({
      get checkout() {
        return state.checkout
      },
      close: () => undefined,
    })
    await render(<CheckoutOverlay checkout={checkout} />, { wrapper: await providers() })
    const frame = page.getByTitle('Checkout').element() as HTMLIFrameElement
    const opened = frame.src
    expect(opened).toContain('theme=dark')

    document.documentElement.dataset['theme'] = 'light'
    runInAction(() => {
      state.checkout = { ...state.checkout }
    })
    await expect.element(page.getByTitle('Checkout')).toHaveAttribute('src', opened)
    runInAction(() => {
      state.checkout = { ...state.checkout, id: asId<CheckoutId>('2'), url: 'about:blank?id=2' }
    })
    await expect.element(page.getByTitle('Checkout')).toHaveAttribute('src', expect.stringContaining('theme=light'))
  })
})
