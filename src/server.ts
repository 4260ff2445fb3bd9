/**
 * The reference server: the web app and, unless `--static`, a platform of its own in memory behind REST, query and socket.
 * `--port N` (or PORT; 4173), HOST (127.0.0.1), PLAYLIST_SECRET (drawn at every start), TRUST_PROXY=1, LOG_LEVEL.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LocalUpdateHub } from '@/adapters/backend/live/update-hub'
import { CryptoRandom, SystemClock } from '@/adapters/browser/browser-devices'
import { embeddedBackend, type Backend } from '@/adapters/modules/backend'
import { defaultSettings, type ServerSettings } from '@/adapters/server/base/server-settings'
import { createServer, type ServerParts } from '@/adapters/server/create-server'
import { SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'
import { forgetfulJournal } from '@/adapters/stores/journal'

const clock = new SystemClock()
const random = new CryptoRandom()
const home = join(import.meta.dirname, '..')

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Ends the process with one sentence, which is all an operator needs. */
const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function portOf(text: string): number {
  const port = Number(text)
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : giveUp(`${text} is not a port.`)
}

function settingsOf(isStatic: boolean): ServerSettings {
  const level = process.env['LOG_LEVEL'] ?? (isStatic ? 'warn' : 'info')
  const logLevel = (['info', 'warn', 'error', 'silent'] as const).find((known) => known === level) ?? 'info'
  return { ...defaultSettings, logLevel, trustProxy: process.env['TRUST_PROXY'] === '1' }
}

const onFault = (fault: unknown): void => {
  process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`)
}

function startBackend(playlists: SignedPlaylistHost): Promise<Backend> {
  return embeddedBackend(
    {
      seed: 1,
      actors: 240,
      videos: 3_000,
      rules: {
        checkoutUrl: '/checkout.html',
        playlists,
        disableLogin: false,
        passwordIterations: 210_000,
        delayedPaymentMs: 20_000,
        previewSeconds: { ordinary: 5, vip: 20 },
      },
    },
    { clock, random, journal: forgetfulJournal },
    () => new LocalUpdateHub(onFault),
    onFault,
  )
}

async function partsOf(isStatic: boolean): Promise<{ parts: ServerParts; backend: Backend | null }> {
  const web = {
    root: join(home, 'dist'),
    artRoot: join(home, '.cache', 'art'),
    configuration: { backend: isStatic ? 'memory' : 'remote' },
  }
  const shared = { settings: settingsOf(isStatic), clock, random, web }
  if (isStatic) return { parts: shared, backend: null }
  const playlists = new SignedPlaylistHost(process.env['PLAYLIST_SECRET'] ?? random.id(), clock)
  const backend = await startBackend(playlists)
  return { parts: { ...shared, platform: backend.platform, playlists }, backend }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { static: { type: 'boolean', default: false }, port: { type: 'string' } } })
  const port = portOf(values.port ?? process.env['PORT'] ?? '4173')
  const { parts, backend } = await partsOf(values.static)
  const server = await createServer(parts)
  const address = await server.listen({ port, host: process.env['HOST'] ?? '127.0.0.1' }).catch((fault: unknown) => {
    const isTaken = fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE'
    return giveUp(isTaken ? `Port ${port} is already in use: choose another with --port.` : String(fault))
  })
  backend?.pulse.start()
  backend?.director.start()
  say(`Vesper is served at ${address}/`)

  const stop = (): void => {
    backend?.director.stop()
    backend?.pulse.stop()
    server.close().then(
      () => process.exit(0),
      (fault: unknown) => giveUp(String(fault)),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch((fault: unknown) => giveUp(fault instanceof Error ? fault.message : String(fault)))
