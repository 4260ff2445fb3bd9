import { createReadStream, existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { DrawingProcess } from '../../src/adapters/server/web/drawing-process.ts'
import { artworkAt } from '../../src/domain/pictures/artwork.ts'

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
}

/** Serves pictures and clips while developing, and draws what is not drawn yet; a build leaves that to its server. */
export function cachedArt(): Plugin {
  const scripts = join(import.meta.dirname, '..')
  const root = join(scripts, '..', '.cache', 'art')
  const script = join(scripts, 'art', 'drawing-process.ts')
  const drawing = new DrawingProcess({ script, root, detail: 'finished', ahead: false, plain: true })

  async function answer(address: string, response: ServerResponse): Promise<void> {
    response.statusCode = 404
    if (artworkAt(address) === null) return void response.end()
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const file = join(root, address)
    const isThere = existsSync(file) || ((await drawing.draw(address, gone.signal)) && existsSync(file))
    if (!isThere) return void response.end()
    response.statusCode = 200
    response.setHeader('content-type', types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  }

  return {
    name: 'vesper-cached-art',
    configureServer(server) {
      server.httpServer?.once('close', () => drawing.stop())
      server.middlewares.use('/art', (request, response) => {
        const address = (request.url ?? '/').split('?')[0]?.slice(1) ?? ''
        void answer(address, response)
      })
    },
  }
}
