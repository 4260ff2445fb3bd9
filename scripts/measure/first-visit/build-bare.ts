import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { leftOutModules } from '../../vite/left-out-modules.ts'
import { terserFirstLoad } from '../../vite/terser-first-load.ts'

const repository = join(import.meta.dirname, '..', '..', '..')

/**
 * Builds the bare page as the product is built: the same compilers, minifiers, and compression, and libraries in a file
 * of their own. Returns the folder of the build.
 */
export async function buildBare(): Promise<string> {
  const outDir = join(repository, '.cache', 'bench-bare')
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'bare'),
    logLevel: 'error',
    plugins: [react(), leftOutModules(), terserFirstLoad()],
    resolve: { alias: { 'reflect-metadata/lite': fileURLToPath(import.meta.resolve('@abraham/reflection')) } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The names of the product's files that are minified once more.
          codeSplitting: {
            groups: [
              { name: 'libraries', test: /\/node_modules\//u, priority: 2 },
              { name: 'first', test: (id: string): boolean => !id.includes('index.html'), priority: 1 },
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
