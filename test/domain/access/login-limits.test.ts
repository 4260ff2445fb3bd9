import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginDelay, networkOf } from '@/domain/access/login-limits'

const many = fc.nat(10_000)

describe('the limits of logging in', () => {
  it('measure a device that was logged in before by its own attempts only', () => {
    fc.assert(
      fc.property(many, many, fc.nat(9), (network, account, own) => {
        expect(loginDelay({ own, network, account }, true)).toBe(0)
        expect(loginDelay({ own: own + 10, network, account }, true)).toBeNull()
      }),
    )
  })

  it('never refuse an unknown device for what other networks do, as long as it has tried less than three times', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(29), many, (own, network, account) => {
        const delay = loginDelay({ own, network, account }, false)
        expect(delay).toBeGreaterThanOrEqual(0)
        expect(delay).toBeLessThanOrEqual(4_000)
      }),
    )
  })

  it('become no easier by another wrong attempt from any origin', () => {
    const cost = (delay: number | null): number => delay ?? Infinity
    fc.assert(
      fc.property(many, many, many, fc.boolean(), (own, network, account, isKnown) => {
        const now = cost(loginDelay({ own, network, account }, isKnown))
        for (const more of [{ own: own + 1 }, { network: network + 1 }, { account: account + 1 }])
          expect(cost(loginDelay({ own, network, account, ...more }, isKnown))).toBeGreaterThanOrEqual(now)
      }),
    )
  })

  it('wait twice as long with every wrong attempt from the eleventh on, up to four seconds', () => {
    const delays = [9, 10, 11, 12, 13, 14, 15, 400].map((account) => loginDelay({ own: 0, network: 0, account }, false))
    expect(delays).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000])
  })

  it('leave an origin three attempts instead of ten while many try the same account', () => {
    expect(loginDelay({ own: 9, network: 9, account: 49 }, false)).toBe(4_000)
    expect(loginDelay({ own: 2, network: 3, account: 50 }, false)).toBe(4_000)
    expect(loginDelay({ own: 3, network: 3, account: 50 }, false)).toBeNull()
    expect(loginDelay({ own: 10, network: 10, account: 49 }, false)).toBeNull()
  })

  it('are thirty attempts of a network at all accounts', () => {
    expect(loginDelay({ own: 0, network: 29, account: 0 }, false)).toBe(0)
    expect(loginDelay({ own: 0, network: 30, account: 0 }, false)).toBeNull()
  })
})

describe('a network', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2::3:4:5', '1:2:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['::1:2:3:4:5:6', '0:0:1:2::/64'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

  it('is one for all addresses of a household', () => {
    const group = fc.nat(0xff_ff).map((n) => n.toString(16))
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'))
    fc.assert(
      fc.property(half, half, half, (home, one, other) => {
        expect(networkOf(`${home}:${one}`)).toBe(networkOf(`${home}:${other}`))
      }),
    )
  })
})
