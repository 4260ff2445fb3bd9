import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageEffectOf } from '@/domain/assembly/page-effects'
import { anyGuestUpdate, anyOtherUpdate } from '#test/support/arbitraries/live'

describe('what an update does to the page', () => {
  it('is a reload for an expired session, but only after a payment that is open [SOC-012]', () => {
    expect(pageEffectOf({ type: 'sessionExpired' }, false)).toEqual({ do: 'reload' })
    expect(pageEffectOf({ type: 'sessionExpired' }, true)).toEqual({ do: 'reload-after-payment' })
  })

  it('is a reload on command and for a revoked age check, with anything open [SOC-023][AUT-019]', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.constantFrom('pageReload' as const, 'avsRevoked' as const), (isOpen, type) => {
        expect(pageEffectOf({ type }, isOpen)).toEqual({ do: 'reload' })
      }),
    )
  })

  it('is a reload for nothing else: a guest never loses the page to an update', () => {
    const reloading = new Set(['pageReload', 'avsRevoked', 'sessionExpired'])
    fc.assert(
      fc.property(fc.oneof(anyGuestUpdate, anyOtherUpdate), fc.boolean(), (update, isOpen) => {
        const effect = pageEffectOf(update, isOpen)
        expect(effect?.do.startsWith('reload') ?? false).toBe(reloading.has(update.type))
      }),
    )
  })
})
