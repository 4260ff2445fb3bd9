import '@/ui/theme/base.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastHost } from '@/ui/app/toast-host'
import { Toasts } from '@/ui/base/toasts'
import { Texts } from '@/ui/texts/texts'
import { NAMESPACES } from '#test/support/ui/every-text'
import { providers } from '#test/support/ui/providers'

async function show(toasts: Toasts) {
  const found: { texts?: Texts } = {}
  const wrapper = await providers((container) => {
    container.bind(Toasts).toConstantValue(toasts)
    found.texts = container.get(Texts)
  })
  const screen = await render(<ToastHost />, { wrapper })
  if (found.texts === undefined) throw new Error('No texts')
  return { screen, texts: found.texts }
}

describe('the host of toasts', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows what was requested before it was loaded, and what comes later', async () => {
    const toasts = new Toasts()
    toasts.show('bad', 'errors.offline')
    const { screen, texts } = await show(toasts)
    const region = screen.getByRole('region', { name: texts.t('notifications.title') })
    await expect.element(region.getByText(texts.t('errors.offline'))).toBeVisible()
    toasts.show('good', 'feed.bought', { title: 'Rain' })
    await expect.element(region.getByText(texts.t('feed.bought', { title: 'Rain' }))).toBeVisible()
    expect(toasts.waiting).toEqual([])
  })

  it('lets a toast with a link stay until it is closed, and announces it without the address', async () => {
    const toasts = new Toasts()
    toasts.show('bad', 'payments.frame.errors.locked')
    toasts.show('bad', 'errors.offline')
    const { screen } = await show(toasts)
    const link = screen.getByRole('link', { name: 'contact support' })
    await expect.element(link).toBeVisible()
    // What is announced is not one more link.
    expect(link.elements().length).toBe(1)
    await expect
      .element(screen.getByRole('alert').filter({ hasText: 'contact support' }))
      .toHaveTextContent('This account is locked. Please contact support.')
    vi.advanceTimersByTime(60_000)
    await expect.poll(() => screen.getByRole('group').elements().length).toBe(1)
    await userEvent.click(screen.getByRole('group').getByRole('button'))
    await expect.poll(() => screen.getByRole('group').elements().length).toBe(0)
  })

  it('shows its toasts in the language the guest changes to', async () => {
    const toasts = new Toasts()
    toasts.show('info', 'payments.frame.errors.locked')
    const { screen, texts } = await show(toasts)
    await expect.element(screen.getByRole('link', { name: 'contact support' })).toBeVisible()
    await texts.setLanguage('de')
    await texts.load(...NAMESPACES)
    await expect.element(screen.getByRole('group').getByText(/Konto/u)).toBeVisible()
  })
})
