import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ArtFolder } from '@/adapters/server/web/art-folder'
import type { WebApp } from '@/adapters/server/pages/web-app'

export const SCRIPT = 'console.log("vesper")'

/** A built app, as small as one can be. Returns how to take it away as well. */
export function builtApp(configuration: WebApp['configuration'] = { backend: 'remote' }): {
  readonly web: WebApp
  readonly remove: () => void
} {
  const root = mkdtempSync(join(tmpdir(), 'vesper-web-'))
  const artRoot = join(root, '..art')
  mkdirSync(join(root, 'assets'))
  mkdirSync(join(artRoot, '1'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Vesper</title><!--config--><div id="root"></div>')
  writeFileSync(join(root, 'checkout.html'), '<!doctype html><title>Checkout</title>')
  writeFileSync(join(root, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(root, 'service-worker.js'), 'works()')
  writeFileSync(join(root, 'retired-service-worker.js'), 'retires()')
  writeFileSync(join(root, 'en.webmanifest'), '{}')
  writeFileSync(join(root, 'assets', 'app-1a2b.js'), SCRIPT)
  writeFileSync(join(root, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(artRoot, '1', 'a0-w60.webp'), 'picture')
  return { web: { root, art: new ArtFolder(artRoot), configuration }, remove: () => rmSync(root, { recursive: true }) }
}
