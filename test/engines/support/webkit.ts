import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Builder, Capabilities, Origin } from 'selenium-webdriver'
import type { Engine, Tab } from './engine'
import { limit } from '#test/support/limit'
import { programPath } from '../../../scripts/setup/program-path.ts'

const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

/** The small browser that comes with WebKitGTK, driven over WebDriver on a display that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const driver = programPath('WebKitWebDriver', 'WEBKIT_DRIVER_PATH')
  const [binary] = globSync(BROWSERS)
  if (binary === undefined) throw new Error('No MiniBrowser was found: run `npm run setup -- --engines`.')
  const display = await startDisplay()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display.name }
  const service = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${url}/status`)).ok)
  const tabs = new Set<Tab>()
  return {
    name: 'WebKit',
    newTab: async () => {
      const tab = await newTab(url, binary)
      tabs.add(tab)
      return tab
    },
    stop: async () => {
      for (const tab of tabs) await tab.close()
      await ended(service)
      await ended(display.process)
    },
  }
}

async function newTab(url: string, binary: string): Promise<Tab> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const browser = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  await browser.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 })
  let isOpen = true
  return {
    open: (address) => browser.get(address),
    run: async (script) => browser.executeScript(script),
    pressAt: (x, y) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    back: () => browser.navigate().back(),
    reload: () => browser.navigate().refresh(),
    close: async () => {
      if (isOpen) await browser.quit()
      isOpen = false
    },
  }
}

/** A display of a number that no other has. */
async function startDisplay(): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const program = programPath('Xvfb', 'XVFB_PATH')
  const number = 100 + (process.pid % 800)
  const name = `:${number}`
  const display = spawn(program, [name, '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], { stdio: 'ignore' })
  await until(() => Promise.resolve(existsSync(`/tmp/.X11-unix/X${number}`)))
  return { name, process: display }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + limit(15_000); ;) {
    if (await holds().catch(() => false)) return
    if (Date.now() > end) throw new Error('WebKit did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
