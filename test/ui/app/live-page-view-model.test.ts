import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { LogoutViewModel } from '@/ui/guest/logout-view-model'
import { LivePageViewModel } from '@/ui/app/live-page-view-model'
import { Toasts } from '@/ui/base/toasts'
import { FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { QuietPage } from '#test/support/ui/quiet-page'

async function setup(guestNow = guestWith()) {
  const live = new FakeLive()
  const page = new QuietPage()
  const toasts = new Toasts()
  const checkout = observable({ isOpen: false })
  const state = { guest: guestNow }
  const gateway = portOf<GuestGateway>({
    open: async () => state.guest,
    current: async () => state.guest,
    logout: async () => void page.did.push('logout'),
  })
  const guest = guestOver(gateway, live)
  const model = new LivePageViewModel(
    live,
    page,
    toasts,
    checkout,
    guest,
    new LogoutViewModel(gateway, page, new FakeStorage()),
  )
  model.start()
  await guest.open('en')
  return { live, page, toasts, checkout, state, guest, model }
}

describe('the page under live updates', () => {
  it('reloads on command, and when a proof of age is revoked [SOC-023][AUT-019]', async () => {
    const { live, page } = await setup()
    live.send({ type: 'pageReload' })
    live.send({ type: 'avsRevoked' })
    expect(page.did).toEqual(['reload', 'reload'])
  })

  it('reloads when the session has expired, and while a payment is open only once it is closed [SOC-012]', async () => {
    const { live, page, checkout } = await setup()
    runInAction(() => (checkout.isOpen = true))
    live.send({ type: 'sessionExpired' })
    expect(page.did).toEqual([])
    runInAction(() => (checkout.isOpen = false))
    expect(page.did).toEqual(['reload'])
  })

  it('notifies of a changed password and of a redeemed code [SOC-026]', async () => {
    const { live, toasts } = await setup()
    live.send({ type: 'passwordChanged' })
    live.send({ type: 'bonusCodeRedeemed', code: 'EVENING' })
    expect(toasts.waiting.map(({ text }) => text)).toEqual(['account.passwordChanged', 'account.bonusRedeemed'])
  })

  it('logs out a guest who is locked, though no menu was opened before [AUT-025]', async () => {
    const { live, page } = await setup()
    live.send({ type: 'guestLocked' })
    await settled()
    expect(page.did).toEqual(['logout', 'reload'])
  })

  it('logs out too where a guest was locked while the connection was down, and not one who comes locked [AUT-025]', async () => {
    const { live, page, guest, state } = await setup(guestWith({ isLocked: true }))
    await settled()
    expect(page.did).toEqual([])
    guest.accept(guestWith({ isLocked: false }))
    state.guest = guestWith({ isLocked: true })
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(page.did).toEqual(['logout', 'reload'])
  })

  it('receives nothing after it was disposed', async () => {
    const { live, page, model } = await setup()
    model.dispose()
    live.send({ type: 'pageReload' })
    live.send({ type: 'guestLocked' })
    await settled()
    expect(page.did).toEqual([])
  })
})
