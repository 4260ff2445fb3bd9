import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailDecision } from '@/domain/access/mail-limits'

const many = fc.nat(10_000)

describe('the limits of mails that are requested', () => {
  it('reveal to the requester nothing of what others did: a refusal depends on their own requests only', () => {
    fc.assert(
      fc.property(many, many, many, many, (own, network, address, other) => {
        const isRefused = (count: number) => mailDecision({ own, network, address: count, strangers: 0 }) === 'refuse'
        expect(isRefused(address)).toBe(isRefused(other))
      }),
    )
  })

  it('send at most six mails to an address within a window, from any requesters', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 200 }), (origins) => {
        const own = new Map<number, number>()
        let sent = 0
        let requested = 0
        for (const origin of origins) {
          const count = own.get(origin) ?? 0
          const decision = mailDecision({ own: count, network: count, address: requested, strangers: 0 })
          if (decision === 'refuse') continue
          own.set(origin, count + 1)
          requested += 1
          if (decision === 'send') sent += 1
        }
        expect(sent).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('refuse the fourth request of an origin for an address, and the eleventh of a network', () => {
    expect(mailDecision({ own: 2, network: 9, address: 0, strangers: 0 })).toBe('send')
    expect(mailDecision({ own: 3, network: 3, address: 0, strangers: 0 })).toBe('refuse')
    expect(mailDecision({ own: 0, network: 10, address: 0, strangers: 0 })).toBe('refuse')
    expect(mailDecision({ own: 0, network: 0, address: 5, strangers: 0 })).toBe('send')
    expect(mailDecision({ own: 0, network: 0, address: 6, strangers: 0 })).toBe('keep')
    expect(mailDecision({ own: 0, network: 0, address: 0, strangers: 599 })).toBe('send')
    expect(mailDecision({ own: 0, network: 0, address: 0, strangers: 600 })).toBe('refuse')
  })
})
