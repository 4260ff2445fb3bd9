import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parsePendingLoginAction,
  storedPendingLoginAction,
  takePendingLoginAction,
} from '@/domain/access/pending-login-action'
import { anyPendingAction } from '#test/support/arbitraries/access'

const withUrl = (targetUrl: unknown) => parsePendingLoginAction({ type: 'openUrl', params: { targetUrl } })

describe('the action that waits for the login', () => {
  it('is stored and comes back whole after the login [AUT-005]', () => {
    fc.assert(
      fc.property(anyPendingAction, (action) => {
        expect(takePendingLoginAction(storedPendingLoginAction(action)).taken).toEqual({ ok: true, action })
      }),
    )
  })

  it('is done exactly once: nothing is left when it has been taken [AUT-005]', () => {
    fc.assert(
      fc.property(anyPendingAction, (action) => {
        const { left } = takePendingLoginAction(storedPendingLoginAction(action))
        expect(takePendingLoginAction(left).taken).toEqual({ ok: false, reason: 'nothing-stored' })
      }),
    )
  })

  it('is refused with a reason, never with an error, for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { taken, left } = takePendingLoginAction(text)
        expect(typeof taken.ok).toBe('boolean')
        expect(left).toBeNull()
      }),
    )
    expect(takePendingLoginAction('{').taken).toEqual({ ok: false, reason: 'not-json' })
    expect(parsePendingLoginAction([])).toEqual({ ok: false, reason: 'not-an-object' })
    expect(parsePendingLoginAction({ type: 'constructor' })).toEqual({ ok: false, reason: 'unknown-type' })
    expect(parsePendingLoginAction({ type: 'like', params: 1 })).toEqual({
      ok: false,
      reason: 'bad-param',
      param: 'params',
    })
    expect(parsePendingLoginAction({ type: 'like', params: { shouldOpen: 'yes' } })).toEqual({
      ok: false,
      reason: 'bad-param',
      param: 'shouldOpen',
    })
  })

  it.each([
    ['targetId', ['7'], ['', 7, null]],
    ['storeAutoOpenSetting', [true, false], ['yes', 1, null]],
    ['value', ['', 0, 1.5], [true, null, []]],
    ['qmDate', ['2026-11-28'], ['2026-11-8', '28.11.2026', 20_261_128, null]],
    ['options', [{}, { a: 1 }], [[], 'a', null]],
    ['shouldOpen', [true, false], ['yes', 0, null]],
    ['config', [{}], [[], 7, null]],
  ])('takes %s of its type, and refuses the action for another one', (param, good, wrong) => {
    const parsed = (value: unknown) => parsePendingLoginAction({ type: 'like', params: { [param]: value } })
    for (const value of good)
      expect(parsed(value)).toEqual({ ok: true, action: { type: 'like', params: { [param]: value } } })
    for (const value of wrong) expect(parsed(value)).toEqual({ ok: false, reason: 'bad-param', param })
  })

  it('leaves unknown parameters behind', () => {
    expect(parsePendingLoginAction({ type: 'like', params: { targetId: '7', other: 1 } })).toEqual({
      ok: true,
      action: { type: 'like', params: { targetId: '7' } },
    })
  })

  it('leads nowhere but to an address of this site', () => {
    expect(withUrl('/en/feed/?page=2').ok).toBe(true)
    for (const url of [
      '//evil.example/',
      '/\\evil.example',
      'https://evil.example/',
      'javascript:0',
      '/\n/evil.example',
      7,
    ]) {
      expect(withUrl(url)).toEqual({ ok: false, reason: 'bad-param', param: 'targetUrl' })
    }
  })
})
