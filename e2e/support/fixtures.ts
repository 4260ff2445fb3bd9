import { test as base, type BrowserContext } from '@playwright/test'
import type { Language } from '@/domain/navigation/language'
import { Texts } from '@/ui/texts/texts'
import { serveBuild, type Served } from '../../scripts/measure/served.ts'
import { Arrivals, type StorageStates } from './arrival'
import { everyCatalog } from './every-catalog'
import { PageErrors } from './page-errors'
import { Guest } from './guest'
import { serveTwice } from './two-servers'

/** What a journey may set about itself. */
export interface Options {
  readonly language: Language
  readonly size: 'phone' | 'desktop'
  /** Messages of the console that this journey provokes on purpose. */
  readonly provoked: RegExp
}

/** Which backend the app under test runs on. */
export interface WorkerOptions {
  readonly backend: 'memory' | 'remote' | 'postgres'
}

interface Fixtures {
  readonly texts: Texts
  readonly errors: PageErrors
  readonly arrivals: Arrivals
  readonly guest: Guest
  /** Another tab of the same browser. */
  readonly otherTab: () => Promise<Guest>
}

/** All that moves does; a whole session runs like this. */
export const MOTION = { reducedMotion: 'no-preference' } as const

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const

export const test = base.extend<
  Options & Fixtures,
  WorkerOptions & { readonly served: Served; readonly states: StorageStates }
>({
  backend: ['memory', { option: true, scope: 'worker' }],
  language: ['en', { option: true }],
  size: ['desktop', { option: true }],
  provoked: [/(?!)/u, { option: true }],

  served: [
    async ({ backend }, provide) => {
      const served = await (backend === 'postgres'
        ? serveTwice()
        : serveBuild(backend === 'remote' ? 'memory' : 'page'))
      await provide(served)
      await served.stop()
    },
    { scope: 'worker' },
  ],

  // An origin is one worker's, and so is what a browser holds of it.
  states: [async ({ served: _served }, provide) => provide(new Map()), { scope: 'worker' }],

  baseURL: async ({ served }, provide) => provide(served.url),
  viewport: async ({ size }, provide) => provide(sizes[size]),
  isMobile: async ({ size }, provide) => provide(size === 'phone'),
  hasTouch: async ({ size }, provide) => provide(size === 'phone'),
  locale: async ({ language }, provide) => provide(language),

  texts: async ({ language }, provide) => {
    const texts = new Texts(() => everyCatalog(language))
    await texts.setLanguage(language)
    await provide(texts)
  },

  errors: [
    async ({ context, provoked }, provide) => {
      const errors = new PageErrors(context, provoked)
      await provide(errors)
      errors.expectNone()
    },
    { auto: true },
  ],

  arrivals: async (
    { backend, states, browser, served, language, texts, size, viewport, isMobile, hasTouch },
    provide,
  ) => {
    const newGuest = async () => {
      const context = await browser.newContext({
        baseURL: served.url,
        locale: language,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        viewport,
        isMobile,
        hasTouch,
      })
      return new Guest(await context.newPage(), texts, size === 'phone')
    }
    await provide(new Arrivals(backend === 'memory', states, language, newGuest))
  },

  guest: async ({ page, texts, size, arrivals }, provide) =>
    provide(new Guest(page, texts, size === 'phone', arrivals)),

  otherTab: async ({ context, texts, size }: { context: BrowserContext } & Pick<Options, 'size'> & Fixtures, provide) =>
    provide(async () => new Guest(await context.newPage(), texts, size === 'phone')),
})

export { expect } from '@playwright/test'
