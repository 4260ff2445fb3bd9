import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEngines, setUp, type Bench } from './support/set-up'
import { remoteBrowser } from '#test/support/bindings/remote'
import { publicAddresses } from '#test/support/ui/public-addresses'

/** What a page has noted, and when it has become quiet. */
const ERRORS = 'return window.observedErrors ?? ["the page notes nothing"]'

describeEngines('the public pages', (start) => {
  let bench: Bench
  beforeAll(async () => {
    bench = await setUp(start)
  })
  afterAll(() => bench.stop())

  it('come from the server and are taken over without an error, in German and English', async () => {
    const browser = remoteBrowser(bench.front.url)
    const visitor = await bench.visitor()
    const found: Record<string, readonly string[]> = {}
    try {
      await browser.ports.guest.open('en')
      const addresses = await publicAddresses(browser.ports)
      for (const [index, address] of addresses.entries()) {
        const shown = index % 2 === 0 ? address : address.replace('/en/', '/de/')
        await visitor.open(`${bench.front.url}${shown}`)
        const errors = await visitor.tab.run<readonly string[]>(ERRORS)
        if (errors.length > 0) found[shown] = errors
      }
    } finally {
      browser.leave()
    }
    expect(found).toEqual({})
  })
})
