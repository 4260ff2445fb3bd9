import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { BuildFiles } from '../../src/service-worker/rules.ts'

const root = join(import.meta.dirname, '..', '..')

/** What is loaded with the app's entry in any case, beside what it imports: it works without a network. */
const LATER = [
  'src/background.ts',
  'src/adapters/modules/load-configuration.ts',
  'src/ui/app/not-found-screen.tsx',
  'src/ui/app/toast-host.tsx',
]

/** The files with the letters that all three languages use, one of each font. */
const FONT = /\/(?:inter|fraunces)-[\da-f]{8}\.woff2$/u
const FONTS = 2

interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly name: string
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset'; readonly fileName: string }>>

/** The chunks that are wanted, and all they import, with their styles. */
function filesOf(bundle: Bundle, isWanted: (chunk: Chunk) => boolean): readonly string[] {
  const found = new Set<string>()
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || found.has(`/${fileName}`)) return
    found.add(`/${fileName}`)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`)
    for (const next of chunk.imports) visit(next)
  }
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && isWanted(chunk)) visit(chunk.fileName)
  if (found.size === 0) throw new Error('The service worker lacks a part of the app that was built')
  return [...found]
}

function buildFilesOf(bundle: Bundle): BuildFiles {
  const of = (path: string) =>
    filesOf(bundle, ({ facadeModuleId, moduleIds }) => [facadeModuleId, ...moduleIds].includes(join(root, path)))
  const named = (...names: string[]) => filesOf(bundle, ({ name }) => names.includes(name))
  const [entry = ''] = of('index.html')
  const fonts = Object.keys(bundle).filter((file) => FONT.test(file))
  if (fonts.length !== FONTS) throw new Error('The service worker lacks a font of the app that was built')
  const language = (code: string) => [
    ...of(`src/ui/app/catalogs/${code}.ts`),
    ...of(`src/ui/installation/texts/${code}.ts`),
  ]
  return {
    entry,
    core: [...new Set([...of('index.html'), ...LATER.flatMap(of), ...fonts.map((file) => `/${file}`)])],
    backends: { remote: named('remote', 'guest', 'actors'), memory: named('memory') },
    languages: { de: language('de'), en: language('en'), es: language('es') },
  }
}

/** Builds the service worker beside the app, with the list of what the app needs to open, and the one that retires it. */
export function serviceWorker(): Plugin {
  let files: BuildFiles | null = null
  return {
    name: 'vesper-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        files = buildFilesOf(bundle)
      },
    },
    async closeBundle() {
      if (files === null) return
      for (const [name, source] of [
        ['service-worker', 'service-worker'],
        ['retired-service-worker', 'retired'],
      ] as const) {
        await build({
          configFile: false,
          logLevel: 'warn',
          resolve: { alias: { '@': join(root, 'src') } },
          define: { BUILD_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
          publicDir: false,
          build: {
            outDir: join(root, 'dist'),
            emptyOutDir: false,
            target: 'es2023',
            modulePreload: false,
            rolldownOptions: {
              input: join(root, 'src', 'service-worker', `${source}.ts`),
              output: { format: 'iife', entryFileNames: `${name}.js` },
            },
          },
        })
      }
    },
  }
}
