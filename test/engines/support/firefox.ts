import { launch } from 'puppeteer-core'
import type { Engine } from './engine'
import { programPath } from '../../../scripts/setup/program-path.ts'

/** Firefox, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = programPath('firefox-esr', 'FIREFOX_PATH')
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: null })
  return {
    name: 'Firefox',
    newTab: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1280, height: 900 })
      return {
        open: async (url) => void (await page.goto(url)),
        run: async (script) => page.evaluate(`(() => { ${script} })()`) as never,
        pressAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
        reload: async () => void (await page.reload()),
        close: () => context.close(),
      }
    },
    stop: () => browser.close(),
  }
}
