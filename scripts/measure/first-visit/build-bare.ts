import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { leftOutModules } from '../../vite/left-out-modules.ts'
import { terserFirstLoad } from '../../vite/terser-first-load.ts'
import type { Tile } from './bare/tile.ts'

const repository = join(import.meta.dirname, '..', '..', '..')

const folder = join(import.meta.dirname, 'bare')

/**
 * Builds a form of the bare page as the product is built: the same compilers, minifiers, and compression, and libraries in a file of their
 * own. `index`: rendered in the browser; `hydrated`: rendered by the server. Returns the folder of the build.
 */
export async function buildBare(page: 'index' | 'hydrated'): Promise<string> {
  const outDir = join(repository, '.cache', `bench-bare-${page}`)
  // It shows no icons, of which the plugin would miss what it leaves out.
  const ofLibraries = leftOutModules().filter(({ name }) => name !== 'vesper-left-out-of-lucide')
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [react(), ofLibraries, terserFirstLoad()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(folder, `${page}.html`),
        output: {
          // The names of the product's files that are minified once more.
          codeSplitting: {
            groups: [
              { name: 'libraries', test: /\/node_modules\//u, priority: 2 },
              { name: 'first', test: (id: string): boolean => !id.endsWith('.html'), priority: 1 },
            ],
          },
        },
      },
    },
  })
  const assets = join(outDir, 'assets')
  for (const name of await readdir(assets)) {
    if (!/\.(?:js|css)$/u.test(name)) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    const file = join(assets, name)
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file), { params }))
  }
  return outDir
}

/** The list of the bare page as the server renders it. */
export async function renderBare(tiles: readonly Tile[]): Promise<string> {
  const outDir = join(repository, '.cache', 'bench-bare-server')
  const entry = join(folder, 'render.tsx')
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [react()],
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'es2023' },
  })
  const { render } = (await import(pathToFileURL(join(outDir, 'render.js')).href)) as {
    readonly render: (tiles: readonly Tile[]) => Promise<string>
  }
  return render(tiles)
}
