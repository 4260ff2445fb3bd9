import { everyCatalog } from '../../../e2e/support/every-catalog'
import { FrontServer } from '../../../e2e/support/front-server'
import { describe } from 'vitest'
import { programPath } from '../../../scripts/setup/program-path.ts'
import { serveBuild } from '../../../scripts/measure/served.ts'
import type { Engine } from './engine'
import { startFirefox } from './firefox'
import { Visitor } from './visitor'
import { startWebKit } from './webkit'
import type { Language } from '@/domain/navigation/language'
import { Texts } from '@/ui/texts/texts'

const ENGINES = [
  { name: 'Firefox', programs: { 'firefox-esr': 'FIREFOX_PATH' }, start: startFirefox },
  { name: 'WebKit', programs: { WebKitWebDriver: 'WEBKIT_DRIVER_PATH', Xvfb: 'XVFB_PATH' }, start: startWebKit },
] as const

/**
 * The engines beside Chromium, which the journeys run in. One that is not installed is skipped where set-up could not install it: where
 * tests do not run as root.
 */
export function describeEngines(title: string, suite: (start: () => Promise<Engine>) => void): void {
  for (const { name, programs, start } of ENGINES) {
    const isInstalled = Object.entries(programs).every(([program, variable]) => hasProgram(program, variable))
    const isLeftOut = !isInstalled && process.getuid?.() !== 0
    describe.skipIf(isLeftOut)(`${title} in ${name}`, () => {
      suite(start)
    })
  }
}

function hasProgram(program: string, variable: string): boolean {
  try {
    return programPath(program, variable) !== ''
  } catch {
    return false
  }
}

/** An engine, and the built product behind a proxy that notes errors of pages. */
export interface Bench {
  readonly engine: Engine
  readonly front: FrontServer
  /** A guest at a tab of their own. */
  visitor(language?: Language): Promise<Visitor>
  stop(): Promise<void>
}

export async function setUp(start: () => Promise<Engine>): Promise<Bench> {
  const served = await serveBuild('memory')
  const front = await FrontServer.before(served.url)
  front.observe()
  const engine = await start()
  const visitors: Visitor[] = []
  return {
    engine,
    front,
    visitor: async (language = 'en') => {
      const texts = new Texts(() => everyCatalog(language))
      await texts.setLanguage(language)
      const visitor = new Visitor(await engine.newTab(), texts)
      visitors.push(visitor)
      return visitor
    },
    stop: async () => {
      for (const { tab } of visitors) await tab.close()
      await engine.stop()
      await front.stop()
      await served.stop()
    },
  }
}
