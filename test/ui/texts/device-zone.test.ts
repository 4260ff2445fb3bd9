import { afterEach, expect, it, vi } from 'vitest'
import { deviceZone } from '@/ui/texts/device-zone'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the zone of the device is the one that Temporal names', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Tokyo' } })
  expect(deviceZone()).toBe('Asia/Tokyo')
})

it('a browser without Temporal names it by its formats', () => {
  vi.stubGlobal('Temporal', undefined)
  expect(deviceZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
})
