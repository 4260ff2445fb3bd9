import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSource, type Source } from '../../../scripts/requirements/imports.ts'
import { projectFiles } from '../../../scripts/requirements/project-files.ts'
import type { RouteName } from '@/domain/routes/routes'
import { screens } from '@/ui/app/screens'

const files = projectFiles(join(import.meta.dirname, '..', '..', '..'))

/** All modules that come with these: at once, or at once and later. */
function modulesOf(entries: readonly string[], next: (source: Source) => readonly string[]): ReadonlySet<string> {
  const reached = new Set(entries)
  for (const path of reached) for (const each of next(readSource(files, path))) reached.add(each)
  return reached
}

/** What every visit loads: the app, the start page, the adapters, what runs beside them, and the table of screens. */
const always = modulesOf(
  [
    'src/main.tsx',
    'src/ui/home/start-screen.tsx',
    'src/adapters/modules/remote.ts',
    'src/background.ts',
    'src/ui/app/screens.ts',
  ],
  ({ loadedWithIt }) => loadedWithIt,
)

/** A store, the file of the screen that shows it, and the page of that screen. */
type Store = readonly [name: string, file: string, screen: string, page: RouteName]

const STORES: readonly Store[] = [
  ['mediathek', 'account/library/library-view-model', 'account/library/library-screen', 'memberMediathek'],
  ['mediathek of TV', 'tv/mediathek/mediathek-view-model', 'tv/mediathek/videos-screen', 'tvMediathekVideos'],
  ['clash of cams', 'clash/clash-view-model', 'discovery/top/top-cams-screen', 'topCams'],
  ['live reactions', 'reactions/reactions-view-model', 'discovery/top/top-cams-screen', 'topCams'],
  ['spinwheel', 'spinwheel/spin-wheel-view-model', 'spinwheel/spin-wheel-screen', 'memberSpinwheel'],
  ['pro search', 'discovery/search/search-form-view-model', 'discovery/search/actor-search-screen', 'actorSearch'],
  ['search results', 'search/page/search-page-view-model', 'search/page/search-screen', 'search'],
  ['TV livestream', 'tv/live/tv-live-view-model', 'tv/live/tv-live-screen', 'tvLivestream'],
  ['survey', 'feedback/feedback-survey-view-model', 'support/help-screen', 'help'],
  ['survey on leaving a chat', 'chat/bill/exit-survey-view-model', 'chat/room/room-screen', 'actorChat'],
]

describe('what a page shows', () => {
  it.each(STORES)('%s loads on demand: no visit loads it, its page does [API-029]', (_name, file, screen, page) => {
    const [store, entry] = [`src/ui/${file}.ts`, `src/ui/${screen}.tsx`]
    expect(files.has(store)).toBe(true)
    expect(always.has(store)).toBe(false)
    expect(always.has(entry)).toBe(false)
    expect(screens[page]?.file).toBe(entry)
    expect(modulesOf([entry], ({ imports }) => imports).has(store)).toBe(true)
  })

  it('is read by schemas that are made in tasks of their own, not with the adapters that every visit loads', () => {
    const adapters = modulesOf(['src/adapters/modules/remote.ts'], ({ loadedWithIt }) => loadedWithIt)
    const made = (path: string) => path.startsWith('src/adapters/wire/') && path.endsWith('-updates.ts')
    expect([...adapters].filter(made)).toEqual(['src/adapters/wire/live/session-updates.ts'])
    for (const schemas of ['src/adapters/wire/actors/actor.ts', 'src/adapters/wire/guest/guest.ts']) {
      expect(files.has(schemas)).toBe(true)
      expect(adapters.has(schemas)).toBe(false)
    }
  })

  it('is compared with what every visit loads', () => {
    expect(always.size).toBeGreaterThan(200)
    expect(always.has('src/ui/guest/guest-view-model.ts')).toBe(true)
    expect(always.has('src/adapters/remote/rest/rest-client.ts')).toBe(true)
  })
})
