import { describe, expect, it } from 'vitest'
import { withFaultInjection } from '@/adapters/modules/fault-injection'
import { SystemClock } from '@/adapters/system/system-clock'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { NetworkConditions } from '@/application/stage/stage'

const CALLED = [
  'guest',
  'emailConfirmation',
  'support',
  'actors',
  'rankings',
  'actorSearch',
  'search',
  'profiles',
  'presence',
  'chat',
  'messenger',
  'messageMedia',
  'gifts',
  'videos',
  'videoStars',
  'tags',
  'vip30',
  'albums',
  'gallery',
  'tileGrid',
  'blog',
  'legal',
  'legalAgreements',
  'seo',
  'feed',
  'clash',
  'contests',
  'promo',
  'reactions',
  'feedback',
  'library',
  'related',
  'relations',
  'subscriptions',
  'ageCheck',
  'shows',
  'spinWheel',
  'tv',
  'mediathek',
  'survey',
  'offers',
  'room',
  'tips',
  'oneClick',
  'controls',
  'incentives',
  'spendingLimits',
  'notifications',
  'newsletters',
  'notificationSettings',
  'push',
  'phone',
  'codes',
  'checkout',
] as const

const GOOD: NetworkConditions = { delay: 0, failing: 0, offline: false }

/** Ports with one method each that resolves with the port's name. */
function portsUnder(conditions: NetworkConditions): Readonly<Record<string, { readonly call: () => Promise<string> }>> {
  const names = [...CALLED, 'liveUpdates', 'tracker', 'logger']
  const plain = Object.fromEntries(names.map((name) => [name, { call: async () => name }])) as unknown as GuestPorts
  return withFaultInjection(plain, () => conditions, new SystemClock()) as never
}

describe('the network conditions of the embedded backend', () => {
  it.each(CALLED)('reach the calls of %s', async (name) => {
    await expect(portsUnder({ ...GOOD, offline: true })[name]?.call()).rejects.toMatchObject({ code: 'offline' })
    await expect(portsUnder({ ...GOOD, failing: 1 })[name]?.call()).rejects.toMatchObject({ code: 'http' })
    await expect(portsUnder(GOOD)[name]?.call()).resolves.toBe(name)
  })

  it.each(['liveUpdates', 'tracker', 'logger'])('leave %s alone, which does not answer calls', async (name) => {
    await expect(portsUnder({ ...GOOD, offline: true })[name]?.call()).resolves.toBe(name)
  })
})
