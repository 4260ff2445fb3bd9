import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMomentary, needsLogin, type SubmittedCommand } from '@/domain/live-command'
import { anyCommand } from '#test/support/arbitraries/live'

/** Every type of command is drawn, and has the trait exactly where it is listed. */
function expectTrait(has: (command: SubmittedCommand) => boolean, listed: readonly string[]): void {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyCommand, (command) => {
      seen.add(command.type)
      expect([command.type, has(command)]).toEqual([command.type, listed.includes(command.type)])
    }),
    { numRuns: 1_000 },
  )
  expect(listed.filter((type) => !seen.has(type))).toEqual([])
}

describe('commands without a login', () => {
  it('are all but notifications, favorites, channels, one-click charge, archive, status bar, signup e-mail and password [SOC-031]', () => {
    expectTrait(needsLogin, [
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
    ])
  })
})

describe('commands that are not repeated after a lost connection', () => {
  it('are those that describe the present moment', () => {
    expectTrait(isMomentary, ['chatHeartbeat', 'typing', 'viewing'])
    expect(isMomentary({ type: 'ping' })).toBe(true)
  })
})
