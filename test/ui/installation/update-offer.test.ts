import { describe, expect, it } from 'vitest'
import type { AppVersions, VersionEvent } from '@/application/device/app-versions'
import { path } from '@/domain/routes/path'
import { Toasts } from '@/ui/base/toasts'
import { UpdateOffer } from '@/ui/installation/update-offer'
import { FakeClock } from '#test/support/ui/doubles'

/** A page with what it can do, as far as the offer is concerned. */
function pageAt(address: string) {
  let listener: (event: VersionEvent) => void = () => undefined
  const state = { address, isPaying: false, reloads: 0, activations: 0 }
  const versions: AppVersions = {
    start: () => undefined,
    watch: (given) => {
      listener = given
      return () => {
        listener = () => undefined
      }
    },
    activate: () => {
      state.activations += 1
    },
    keepPages: () => undefined,
  }
  const page = {
    address: () => state.address,
    reload: () => {
      state.reloads += 1
    },
  }
  const checkout = {
    get isOpen() {
      return state.isPaying
    },
  }
  const clock = new FakeClock()
  const toasts = new Toasts()
  const offer = new UpdateOffer(versions, clock, checkout, page, toasts)
  offer.start()
  return { state, clock, toasts, offer, happen: (event: VersionEvent) => listener(event) }
}

const CHECK = 5_000

const ROOM = path('actorChat', { actorName: 'Tavi Roux' }, 'en')

describe('a newer version of the app', () => {
  it('is offered, comes into use when the guest wants it, and the page is loaded again then', () => {
    const { state, toasts, happen } = pageAt('/en/cams/')
    happen('waiting')
    const [toast] = toasts.waiting
    expect(toast?.text).toBe('installation.ready')
    expect(state.activations).toBe(0)
    toast?.action?.onAct()
    expect({ activations: state.activations, reloads: state.reloads }).toEqual({ activations: 1, reloads: 0 })
    happen('replaced')
    expect(state.reloads).toBe(1)
  })

  it('is loaded also where its worker does not answer', () => {
    const { state, clock, toasts, happen } = pageAt('/en/cams/')
    happen('waiting')
    toasts.waiting[0]?.action?.onAct()
    clock.pass(CHECK)
    expect(state.reloads).toBe(1)
  })

  it('interrupts no room and no payment, and comes once they are over', () => {
    for (const isRoom of [true, false]) {
      const { state, clock, toasts, happen } = pageAt(isRoom ? ROOM : '/en/cams/')
      state.isPaying = !isRoom
      happen('waiting')
      clock.pass(10 * CHECK)
      expect(toasts.waiting).toHaveLength(0)
      happen('replaced')
      clock.pass(10 * CHECK)
      expect(state.reloads).toBe(0)
      state.address = '/en/cams/'
      state.isPaying = false
      clock.pass(CHECK)
      expect({ reloads: state.reloads, waitingCount: toasts.waiting.length }).toEqual({ reloads: 1, waitingCount: 0 })
    }
  })

  it('is offered no more where the page is left', () => {
    const { state, clock, offer, toasts, happen } = pageAt(ROOM)
    happen('waiting')
    offer.dispose()
    state.address = '/en/cams/'
    clock.pass(10 * CHECK)
    expect(toasts.waiting).toHaveLength(0)
  })
})
