/**
 * The reference server: the web app and, unless `--static`, a platform of its own behind REST, query and socket. What can be set
 * stands in docs/operators.md; `--port N` goes before PORT, `--memory` keeps nothing.
 */
import { join } from 'node:path'
import { chats } from '@/adapters/backend/chat/chat-records'
import { LocalUpdateHub } from '@/adapters/backend/live/update-hub'
import { CryptoRandom, SystemClock } from '@/adapters/browser/browser-devices'
import { embeddedBackend, type EmbeddedBackend } from '@/adapters/modules/embedded-backend'
import { readOperation, type Operation, type StoreChoice } from '@/adapters/server/base/operation'
import { createServer, type ServerParts } from '@/adapters/server/create-server'
import { SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'
import { stopGracefully } from '@/adapters/server/operations/graceful-stop'
import { Metrics } from '@/adapters/server/operations/metrics'
import type { ReadinessCheck } from '@/adapters/server/operations/readiness'
import { forgetfulJournal } from '@/adapters/stores/journal'

/** A signal that comes this soon after the first, ms, is its echo: a terminal tells the server, and so does what started it. */
const ECHO = 500

const clock = new SystemClock()
const random = new CryptoRandom()
const metrics = new Metrics()
const stopping = new AbortController()
const home = join(import.meta.dirname, '..')

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Ends the process with a sentence or several, which is all an operator needs. */
const giveUp = (...sentences: readonly string[]): never => {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}

const onFault = (fault: unknown): void => {
  process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`)
}

/** A platform over its store, and what has to answer for it to be ready. */
interface OpenedStore {
  readonly backend: EmbeddedBackend
  readonly checks: readonly ReadinessCheck[]
}

/** Opens what was chosen. Every choice is memory until there is a store that is kept. */
async function openStore(_choice: StoreChoice, playlists: SignedPlaylistHost): Promise<OpenedStore> {
  const backend = await embeddedBackend(
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
  return { backend, checks: [] }
}

async function partsOf(operation: Operation): Promise<{ parts: ServerParts; backend: EmbeddedBackend | null }> {
  const { isStatic, server: settings, store, playlistSecret } = operation
  const web = {
    root: join(home, 'dist'),
    artRoot: join(home, '.cache', 'art'),
    configuration: { backend: isStatic ? 'memory' : 'remote' },
  }
  const shared = { settings, clock, random, web, metrics, stopping: stopping.signal }
  if (isStatic) return { parts: shared, backend: null }
  const playlists = new SignedPlaylistHost(playlistSecret ?? random.id(), clock)
  const { backend, checks } = await openStore(store, playlists)
  return { parts: { ...shared, checks, platform: backend.platform, playlists }, backend }
}

/** The first signal stops the server gracefully, another one at once. */
function stopOnSignal(stop: () => Promise<boolean>): void {
  let first: number | null = null
  const onSignal = (): void => {
    if (first !== null) {
      if (clock.now() - first > ECHO) giveUp('Stopped at once, at the second signal.')
      return
    }
    first = clock.now()
    stopping.abort()
    stop().then(
      (isDone) => (isDone ? process.exit(0) : giveUp('Stopped with requests unanswered that took too long.')),
      (fault: unknown) => giveUp(String(fault)),
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

async function main(): Promise<void> {
  const read = readOperation(process.env, process.argv.slice(2))
  if (!read.ok) return giveUp(...read.faults)
  const { operation } = read
  const { parts, backend } = await partsOf(operation)
  metrics.watchProcess()
  if (backend !== null) {
    metrics.watch('vesper_running_chats', 'Chats that are running, at all instances that share a store.', () =>
      backend.store.count(chats, 'running', []),
    )
  }
  const server = await createServer(parts)
  const address = await server.listen({ port: operation.port, host: operation.host }).catch((fault: unknown) => {
    const isTaken = fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE'
    return giveUp(isTaken ? `Port ${operation.port} is already in use: choose another with --port.` : String(fault))
  })
  backend?.pulse.start()
  backend?.director.start()
  say(`Vesper is served at ${address}/`)

  stopOnSignal(async () => {
    const isDone = await stopGracefully(server, operation, clock)
    backend?.director.stop()
    backend?.pulse.stop()
    return isDone
  })
}

main().catch((fault: unknown) => giveUp(fault instanceof Error ? fault.message : String(fault)))
