import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameCommand } from '@/domain/payments/frame-command'
import type { FrameMessage } from '@/domain/payments/frame-message'

const messageOf = (parts: Partial<FrameMessage>): FrameMessage => ({ id: 'c1', action: 'redirect', ...parts })
const redirect = (parts: Partial<FrameMessage>) => frameCommand('redirect', messageOf(parts))

describe('commands of the checkout frame', () => {
  it('deliver a message to the page [PAY-069]', () => {
    expect(frameCommand('message', messageOf({ value: 'paid', params: { coins: '40' } }))).toEqual({
      do: 'deliver',
      value: 'paid',
      params: { coins: '40' },
    })
  })

  it('open a target in a new window or in the same, as requested [PAY-070]', () => {
    const redirectUrl = 'https://bank.example/confirm'
    expect(redirect({ redirectUrl, redirectTarget: 'blank' })).toEqual({ do: 'open', url: redirectUrl, window: 'new' })
    expect(redirect({ redirectUrl })).toEqual({ do: 'open', url: redirectUrl, window: 'same' })
    expect(redirect({ redirectUrl: '/en/', redirectTarget: 'self' })).toEqual({
      do: 'open',
      url: '/en/',
      window: 'same',
    })
  })

  it('decode html that is sent encoded [PAY-071]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (html) => {
        const value = encodeURIComponent(html)
        expect(redirect({ value, redirectTarget: 'html' })).toEqual({ do: 'show-html', html })
      }),
    )
    expect(redirect({ value: '%E0%A4%A', redirectTarget: 'html' })).toBeUndefined()
    expect(redirect({ redirectTarget: 'html' })).toBeUndefined()
  })

  it('move only the frame when the inner frame is meant [PAY-072]', () => {
    expect(redirect({ redirectUrl: '/step/2', redirectTarget: 'inner' })).toEqual({ do: 'move-frame', url: '/step/2' })
  })

  it('know the history steps refresh, close and finish, and no other [PAY-073]', () => {
    const step = (value: string) => frameCommand('history', messageOf({ value }))
    expect(['refresh', 'close', 'finish'].map(step)).toEqual([
      { do: 'history', step: 'refresh' },
      { do: 'history', step: 'close' },
      { do: 'history', step: 'finish' },
    ])
    expect(step('back')).toBeUndefined()
    expect(frameCommand('history', messageOf({}))).toBeUndefined()
  })

  it('never follow an address that is not the web', () => {
    for (const redirectUrl of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'evil.example', '']) {
      expect(redirect({ redirectUrl })).toBeUndefined()
      expect(redirect({ redirectUrl, redirectTarget: 'inner' })).toBeUndefined()
    }
  })
})
