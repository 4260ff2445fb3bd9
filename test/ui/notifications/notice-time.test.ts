import { beforeAll, describe, expect, it } from 'vitest'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { noticeTime } from '@/ui/notifications/notice-time'
import { Texts } from '@/ui/texts/texts'

const NOW = Date.UTC(2026, 10, 23, 12)
const HOUR = 3_600_000

describe('the time of a notification', () => {
  const texts = new Texts(loadCatalog)
  beforeAll(async () => {
    await texts.setLanguage('en')
    texts.timeZone = 'Europe/Berlin'
  })

  it.each([
    [0, '13:00'],
    [12 * HOUR, '01:00'],
    [14 * HOUR, 'Sun 23:00'],
    [5 * 24 * HOUR, 'Wed 13:00'],
    [7 * 24 * HOUR, '16 November 2026'],
    [365 * 24 * HOUR, '23 November 2025'],
  ])('%s ms ago is %s', (ago, written) => {
    expect(noticeTime(NOW - ago, texts, NOW)).toBe(written)
  })
})
