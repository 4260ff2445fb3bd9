import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMomentary, needsLogin, type SubmittedCommand } from '@/domain/assembly/live-command'
import { anyCommand } from '#test/support/arbitraries/live'

/** The types of all commands with a trait, sorted. */
function typesWith(has: (command: SubmittedCommand) => boolean): readonly string[] {
  const found = new Set<string>()
  fc.assert(
    fc.property(anyCommand, (command) => {
      if (has(command)) found.add(command.type)
    }),
    { numRuns: 1_000 },
  )
  return [...found].toSorted()
}

describe('commands without a login', () => {
  it('are all but notifications, favorites, channels, one-click charge, archive, status bar, signup e-mail and password [SOC-031]', () => {
    const listed = [
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
    expect(typesWith(needsLogin)).toEqual(listed.toSorted())
  })
})

describe('commands that are not repeated after a lost connection', () => {
  it('are those that describe the present moment', () => {
    expect(typesWith(isMomentary)).toEqual(['chatHeartbeat', 'typing', 'viewing'])
    expect(isMomentary({ type: 'ping' })).toBe(true)
  })
})
