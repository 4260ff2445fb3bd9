import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsLogin } from '@/domain/live-command'
import { anyCommand } from '#test/support/arbitraries/live'

describe('commands without a login', () => {
  it('are all but notifications, favorites, channels, one-click charge, archive, status bar, signup e-mail and password [SOC-031]', () => {
    const barred = [
      'markNotifications',
      'pinFavorite',
      'unpinFavorite',
      'loadChannels',
      'onlineChannels',
      'filterChannels',
      'oneClickCharge',
      'archiveChannel',
      'removeStatusBar',
      'sendSignupEmail',
      'passwordChanged',
    ]
    const seen = new Set<string>()
    fc.assert(
      fc.property(anyCommand, (command) => {
        seen.add(command.type)
        expect(needsLogin(command)).toBe(barred.includes(command.type))
      }),
      { numRuns: 1_000 },
    )
    expect(barred.filter((type) => !seen.has(type))).toEqual([])
  })
})
