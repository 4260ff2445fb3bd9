import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ui = join(import.meta.dirname, '..', '..', 'src', 'ui')

/** Source texts by their path in `src/ui`. */
type Files = ReadonlyMap<string, string>

const FILES: Files = new Map(
  globSync('**/*.{ts,tsx}', { cwd: ui }).map((path) => [path, readFileSync(join(ui, path), 'utf8')]),
)

/** Hooks for screens; texts are no state of a screen, so any component may use them. */
const isHook = (path: string): boolean => /(?:^|\/)use-[\w-]+\.tsx?$/u.test(path) && path !== 'texts/use-texts.ts'

/** Screens, and what the app itself mounts, take view models and services from the container. */
const mayUseContainer = (path: string): boolean =>
  path.endsWith('-screen.tsx') ||
  path.startsWith('app/') ||
  // A box gives services to its view, as a screen does.
  /^[\w-]+\/modals\/[\w-]+\.tsx$/u.test(path) ||
  path === 'base/container.tsx' ||
  path === 'texts/use-texts.ts'

const calls = (code: string, names: ReadonlySet<string>): boolean =>
  [...code.matchAll(/\b(?<name>use[A-Z]\w*)(?:<[^()]*>)?\(/gu)].some(({ groups }) => names.has(groups?.['name'] ?? ''))

/** The hooks that reach into the container, by themselves or through another hook. */
function containerHooks(files: Files): ReadonlySet<string> {
  const hooks = new Set(['useContainer', 'useService', 'useViewModel'])
  for (let before = 0; before !== hooks.size;) {
    before = hooks.size
    for (const [path, code] of files) {
      if (!isHook(path) || !calls(code, hooks)) continue
      for (const { groups } of code.matchAll(/export (?:function|const) (?<name>use[A-Z]\w*)/gu)) {
        hooks.add(groups?.['name'] ?? '')
      }
    }
  }
  return hooks
}

/** Components that use the container and are no screen. */
function offenders(files: Files): readonly string[] {
  const hooks = containerHooks(files)
  return [...files]
    .filter(([path, code]) => !mayUseContainer(path) && !isHook(path) && calls(code, hooks))
    .map(([path]) => path)
}

describe('the container', () => {
  it('is used by screens and by the app alone: every other component takes its state and handlers as props', () => {
    expect(offenders(FILES)).toEqual([])
  })

  it.each([
    ['directly', 'const live = useService<LiveActors>(LiveActors)'],
    ['through a hook for screens', 'const services = useActorServices()'],
  ])('is found where a tile uses it %s', (_how, code) => {
    expect(offenders(new Map([...FILES, ['actors/planted-tile.tsx', code]]))).toEqual(['actors/planted-tile.tsx'])
  })

  it('may be used by a screen, by the app and by a hook', () => {
    const code = 'const live = useService(LiveActors)'
    const planted = ['albums/list/albums-screen.tsx', 'app/planted.tsx', 'albums/use-planted.ts']
    expect(offenders(new Map([...FILES, ...planted.map((path) => [path, code] as const)]))).toEqual([])
  })
})
