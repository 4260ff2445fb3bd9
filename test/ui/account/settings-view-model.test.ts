import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { SettingsViewModel } from '@/ui/account/settings-view-model'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

async function setup(options: { readonly isOpen?: boolean; readonly isBroken?: boolean } = {}) {
  const { isOpen = true, isBroken = false } = options
  const saved: Readonly<Record<string, string>>[] = []
  const gateway = portOf<GuestGateway>({
    open: async () => guestWith({ preferences: { sound: 'off' } }),
    savePreferences: async (change) => {
      saved.push(change)
      if (isBroken) throw new BackendError('offline')
    },
  })
  const session = guestOver(gateway, new FakeLive())
  if (isOpen) await session.open('en')
  const settings = new SettingsViewModel(gateway, session)
  settings.start()
  return { settings, session, saved }
}

describe('the settings of an account', () => {
  it('begin with videos that wait to be started', async () => {
    const { settings } = await setup()
    expect(settings.playsByItself).toBe(false)
  })

  it('apply at once, send the platform only what changed, and leave the others as they are [GUE-037]', async () => {
    const { settings, session, saved } = await setup()
    settings.setPlaysByItself(true)
    expect({ playsByItself: settings.playsByItself, saved }).toEqual({
      playsByItself: true,
      saved: [{ videoAutoplay: 'on' }],
    })
    settings.setPlaysByItself(false)
    expect({ playsByItself: settings.playsByItself, lastSaved: saved.at(-1) }).toEqual({
      playsByItself: false,
      lastSaved: { videoAutoplay: 'off' },
    })
    expect(session.guest?.preferences).toEqual({ sound: 'off', videoAutoplay: 'off' })
  })

  it('stay as they were chosen when they could not be stored, without a message [GUE-038]', async () => {
    const { settings } = await setup({ isBroken: true })
    settings.setPlaysByItself(true)
    await settled()
    expect(settings.playsByItself).toBe(true)
  })

  it('change nothing before it is known who the guest is', async () => {
    const { settings, saved } = await setup({ isOpen: false })
    settings.setPlaysByItself(true)
    expect({ playsByItself: settings.playsByItself, saved }).toEqual({ playsByItself: false, saved: [] })
  })
})
