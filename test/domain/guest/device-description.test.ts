import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDevice } from '@/domain/guest/device-description'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0'

describe('a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/156.0.0.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chromium} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${chromium} SamsungBrowser/27.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${apple} Version/19.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/19.0 Safari/605.1.15`, 'Safari', 'macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    ['curl/8.5.0', null, null],
  ])('that says %s is described as %s on %s', (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system })
  })

  it('is described by names we know and by no text of its own', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), (userAgent) => {
        const { browser, system } = describeDevice(userAgent)
        expect([null, 'Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari']).toContain(browser)
        expect([null, 'Android', 'iOS', 'Windows', 'ChromeOS', 'macOS', 'Linux']).toContain(system)
      }),
    )
  })
})
