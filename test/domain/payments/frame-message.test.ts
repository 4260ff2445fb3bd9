import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptFrameMessage } from '@/domain/payments/frame-message'

const good = {
  origin: 'https://vesper.example',
  expectedOrigin: 'https://vesper.example',
  id: 'checkout-1',
  expectedId: 'checkout-1',
  action: 'history',
}

describe('messages of the checkout frame', () => {
  it('are ignored from any other origin, and logged [PAY-079]', () => {
    const foreign = { ok: false, reason: 'foreign-origin', log: true }
    for (const origin of [
      'https://vesper.example.evil',
      'http://vesper.example',
      'https://vesper.example:444',
      '',
      'null',
    ]) {
      expect(acceptFrameMessage({ ...good, origin })).toEqual(foreign)
    }
    expect(acceptFrameMessage({ ...good, origin: 'null', expectedOrigin: 'null' })).toEqual(foreign)
    expect(acceptFrameMessage({ ...good, origin: '', expectedOrigin: '' })).toEqual(foreign)
  })

  it('are ignored with another id, which is logged as an error [PAY-080][PAY-081]', () => {
    const wrong = { ok: false, reason: 'wrong-id', log: true }
    expect(acceptFrameMessage({ ...good, id: 'checkout-2' })).toEqual(wrong)
    expect(acceptFrameMessage({ ...good, id: '', expectedId: '' })).toEqual(wrong)
  })

  it('are ignored with an unknown action, which is logged as an error [PAY-082]', () => {
    const unknown = { ok: false, reason: 'unknown-action', log: true }
    expect(acceptFrameMessage({ ...good, action: 'pay' })).toEqual(unknown)
    expect(acceptFrameMessage({ ...good, action: 'toString' })).toEqual(unknown)
  })

  it('are accepted exactly when origin, id and action are all right [PAY-079][PAY-080]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(good.origin, 'https://other.example'),
        fc.constantFrom(good.id, 'checkout-2'),
        fc.constantFrom('message', 'redirect', 'history', 'pay'),
        (origin, id, action) => {
          const right = origin === good.origin && id === good.id && action !== 'pay'
          expect(acceptFrameMessage({ ...good, origin, id, action })).toMatchObject(
            right ? { ok: true, action } : { ok: false },
          )
        },
      ),
    )
  })
})
