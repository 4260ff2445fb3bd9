import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway, ProfileChange, ProfileRefusal } from '@/application/guest/guest-gateway'
import type { Guest } from '@/domain/guest/guest'
import { ProfileViewModel } from '@/ui/account/profile-view-model'
import { Toasts } from '@/ui/base/toasts'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

async function setup(change: Partial<Guest> = {}) {
  const state = { refusal: null as ProfileRefusal | null, isBroken: false, guest: guestWith(change) }
  const requests: ProfileChange[] = []
  const gateway = portOf<GuestGateway>({
    open: async () => state.guest,
    current: async () => state.guest,
    updateProfile: async (change) => {
      requests.push(change)
      if (state.isBroken) throw new BackendError('offline')
      if (state.refusal !== null) return { ok: false, reason: state.refusal }
      state.guest = { ...state.guest, ...change }
      return { ok: true, guest: state.guest }
    },
  })
  const session = guestOver(gateway, new FakeLive())
  await session.open('en')
  const toasts = new Toasts()
  const profile = new ProfileViewModel(gateway, session, toasts)
  profile.start()
  await settled()
  return { profile, session, toasts, requested: requests, state }
}

describe('the guest’s own profile', () => {
  it('saves a changed name and calls the guest by it [GUE-010][GUE-020]', async () => {
    const { profile, session, requested } = await setup()
    profile.write('  Nightingale ')
    await profile.saveName()
    expect(requested).toEqual([{ name: 'Nightingale' }])
    expect(session.guest?.name).toBe('Nightingale')
    expect({ name: profile.name, isNameChanged: profile.isNameChanged }).toEqual({
      name: 'Nightingale',
      isNameChanged: false,
    })
  })

  it('makes clean a name that was pasted', async () => {
    const { profile, requested } = await setup()
    profile.write('Rene\u0301\u007F\tof Arden\uD83D')
    await profile.saveName()
    expect(requested).toEqual([{ name: 'René of Arden' }])
  })

  it('saves nothing where nothing changed', async () => {
    const { profile, requested } = await setup()
    profile.write('Robin ')
    await profile.saveName()
    expect(requested).toEqual([])
  })

  it.each(['name-length', 'name-taken', 'name-characters'] as const)(
    'retains a refused name in the field and reports why, until it is changed: %s',
    async (refusal) => {
      const { profile, session, state } = await setup()
      state.refusal = refusal
      profile.write('X')
      await profile.saveName()
      expect({ refusal: profile.refusal, profileName: profile.name, sessionName: session.guest?.name }).toEqual({
        refusal,
        profileName: 'X',
        sessionName: 'Robin',
      })
      profile.write('Xa')
      expect(profile.refusal).toBeNull()
    },
  )

  it('offers the artwork a guest has, whichever it is, so that the one shown is the one marked [GUE-021]', async () => {
    for (let avatar = 1; avatar <= 60; avatar++) {
      const { profile } = await setup({ avatar })
      expect(profile.avatars.filter((seed) => seed === profile.avatar)).toEqual([avatar])
      expect(profile.avatars).toHaveLength(10)
    }
  })

  it('still offers the artwork a guest came with after they have tried another', async () => {
    const { profile } = await setup({ avatar: 7 })
    const before = profile.avatars
    await profile.chooseAvatar(22)
    expect({ avatar: profile.avatar, avatars: profile.avatars }).toEqual({ avatar: 22, avatars: before })
    await profile.chooseAvatar(7)
    expect(profile.avatar).toBe(7)
  })

  it('shows a chosen artwork at once and restores the former one when it could not be stored [GUE-021]', async () => {
    const { profile, state, toasts } = await setup()
    state.isBroken = true
    const choosing = profile.chooseAvatar(22)
    expect(profile.avatar).toBe(22)
    await choosing
    expect(profile.avatar).toBe(7)
    expect(toasts.waiting.map(({ text }) => text)).toEqual(['errors.offline'])
  })
})
