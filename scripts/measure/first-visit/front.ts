import { stripTypeScriptTypes } from 'node:module'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Served } from '../served.ts'
import { TILES_PATH, type Tile } from './bare/tile.ts'

/** What is done with the pages of the server before they are sent. */
export interface Changes {
  readonly page: (html: string) => string
  /** Files sent instead of those of the server, by their paths. */
  readonly files?: ReadonlyMap<string, { readonly type: string; readonly body: Buffer; readonly isBrotli: boolean }>
}

/** The quality with which the server compresses a page that it renders. */
const QUALITY = 4

/**
 * A server in front of the product's that sends everything as it is, with the product's headers, except for pages, which
 * are changed and compressed as the product's are. The product itself is measured through one as well, so that what is
 * measured differs in the page only.
 */
export async function front(target: string, { page, files = new Map() }: Changes): Promise<Served> {
  const { hostname, port } = new URL(target)
  const changed = new Map<string, Buffer>()

  const compressedOf = (html: string): Buffer => {
    const key = createHash('sha256').update(html).digest('hex')
    const known = changed.get(key)
    if (known !== undefined) return known
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
    const body = brotliCompressSync(page(html), { params })
    changed.set(key, body)
    return body
  }

  async function answerPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const body = compressedOf(Buffer.concat(chunks).toString('utf8'))
    const { 'content-length': _length, 'transfer-encoding': _encoding, etag: _etag, ...headers } = answer.headers
    const sent = { ...headers, 'content-encoding': 'br', 'content-length': body.length }
    response.writeHead(answer.statusCode ?? 502, sent).end(body)
  }

  const server = createServer((incoming, response) => {
    const { method = 'GET', url = '/' } = incoming
    const file = files.get(url)
    if (file !== undefined) {
      const encoding = file.isBrotli ? { 'content-encoding': 'br' } : {}
      const headers = { 'content-type': file.type, 'content-length': file.body.length, ...encoding }
      response.writeHead(200, { ...headers, 'cache-control': 'public, max-age=31536000, immutable' }).end(file.body)
      return
    }
    const isPage = (incoming.headers.accept ?? '').includes('text/html')
    const headers = isPage ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers
    const passed = request({ hostname, port, path: url, method, headers }, (answer) => {
      if (isPage && (answer.headers['content-type'] ?? '').startsWith('text/html')) {
        answerPage(answer, response).catch(() => response.destroy())
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const passed = connect(Number(port), hostname, () => {
      const lines = incoming.rawHeaders.reduce(
        (text, each, index) => text + each + (index % 2 === 0 ? ': ' : '\r\n'),
        `${incoming.method} ${incoming.url} HTTP/1.1\r\n`,
      )
      passed.write(`${lines}\r\n`)
      passed.write(head)
      passed.pipe(socket)
      socket.pipe(passed)
    })
    passed.on('error', () => socket.destroy())
    socket.on('error', () => passed.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port: own } = server.address() as AddressInfo
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  }
  return { url: `http://127.0.0.1:${own}`, stop }
}

const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gsu
const MODULE_LINKS = /<link\b[^>]*\brel="modulepreload"[^>]*>/gu

/** The page as HTML and CSS with the same pictures and fonts, and without any script. */
export const withoutScripts = (html: string): string => html.replace(SCRIPTS, '').replace(MODULE_LINKS, '')

const BY_HAND = '/by-hand.js'

/** The page without its scripts, with its first slice made alive by a plain one. */
export function pageByHand(): Changes {
  const script = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'by-hand.ts'), 'utf8'))
  const body = brotliCompressSync(script)
  return {
    page: (html) => withoutScripts(html).replace('</body>', `<script type="module" src="${BY_HAND}"></script></body>`),
    files: new Map([[BY_HAND, { type: TYPES['js'] ?? '', body, isBrotli: true }]]),
  }
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}

/** The bare page as the server renders it: its list, and the data of it for the browser. */
export const withList = (html: string, list: string, tiles: readonly Tile[]): string =>
  html
    .replace('<div id="root">', () => `<div id="root">${list}`)
    .replace('id="tiles">', () => `id="tiles">${JSON.stringify(tiles).replaceAll('<', String.raw`\u003c`)}`)

/** The bare page instead of every page of the product, showing these tiles. */
export function barePage(folder: string, tiles: readonly Tile[], list: string | null): Changes {
  const page = readFileSync(join(folder, list === null ? 'index.html' : 'hydrated.html'), 'utf8')
  const html = list === null ? page : withList(page, list, tiles)
  const json = Buffer.from(JSON.stringify(tiles))
  const files = new Map([
    [TILES_PATH, { type: 'application/json', body: brotliCompressSync(json), isBrotli: true }],
    ...[...html.matchAll(/(?:src|href)="(?<path>\/assets\/[^"]+)"/gu)].map(({ groups }) =>
      fileAt(groups?.['path'] ?? ''),
    ),
    ...fontsOf(html).map(fileAt),
  ])
  return { page: () => html, files }

  function fileAt(path: string) {
    const [isBrotli, type] = [existsSync(join(folder, `${path}.br`)), TYPES[path.split('.').at(-1) ?? ''] ?? '']
    return [path, { type, body: readFileSync(join(folder, isBrotli ? `${path}.br` : path)), isBrotli }] as const
  }

  function fontsOf(written: string): readonly string[] {
    const style = /href="(?<path>\/assets\/[^"]+\.css)"/u.exec(written)?.groups?.['path'] ?? ''
    const css = readFileSync(join(folder, style), 'utf8')
    return [...css.matchAll(/\/assets\/[^)"']+\.woff2/gu)].map(([path]) => path)
  }
}
