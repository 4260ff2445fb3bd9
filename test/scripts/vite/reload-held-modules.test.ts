import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { reloadHeldModules } from '../../../scripts/vite/reload-held-modules.ts'

let root: string
let server: ViteDevServer
const sent: string[] = []

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vesper-reload-'))
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src', 'room-view-model.ts'), 'export const seconds = 1\n')
  writeFileSync(
    join(root, 'src', 'room.js'),
    "import { seconds } from './room-view-model.ts'\nimport.meta.hot.accept()\nexport const shown = seconds\n",
  )
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [reloadHeldModules()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  Object.assign(server.environments.client.hot, {
    send: ({ type }: { readonly type: string }) => void sent.push(type),
  })
  await server.transformRequest('/src/room.js')
  await server.transformRequest('/src/room-view-model.ts')
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** What the page is sent after a file has changed. */
async function sentAfter(file: string, code: string): Promise<readonly string[]> {
  sent.length = 0
  writeFileSync(join(root, 'src', file), code)
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  return [...sent]
}

describe('a page that is being developed', () => {
  it('is loaded again when a view model changes, whose instances it holds', async () => {
    expect(await sentAfter('room-view-model.ts', 'export const seconds = 2\n')).toEqual(['full-reload'])
  })

  it('goes on where a component changes', async () => {
    const code =
      "import { seconds } from './room-view-model.ts'\nimport.meta.hot.accept()\nexport const shown = -seconds\n"
    expect(await sentAfter('room.js', code)).toEqual(['update'])
  })
})
