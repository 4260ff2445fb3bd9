import { createReadStream, existsSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { Plugin } from 'vite'

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  png: 'image/png',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  ts: 'video/mp2t',
  json: 'application/json',
}

/** Serves the drawn pictures and clips while developing; a build has them linked into its folder. */
export function cachedArt(): Plugin {
  const root = join(import.meta.dirname, '..', '..', '.cache', 'art')
  return {
    name: 'vesper-cached-art',
    configureServer(server) {
      server.middlewares.use('/art', (request, response, next) => {
        const file = join(root, normalize(decodeURI((request.url ?? '/').split('?')[0] ?? '/')))
        if (!file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) return next()
        response.setHeader('content-type', types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        createReadStream(file).pipe(response)
      })
    },
  }
}
