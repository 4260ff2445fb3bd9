import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { TestEnvironment } from './environment'
import { hideable } from '@/adapters/backend/assembly/features'
import { isTakenAway } from '@/adapters/backend/assembly/taken-files'
import { BackendTvChannels } from '@/adapters/backend/tv/backend-tv-channels'
import { sampleCaptions } from '@/adapters/backend/world/texts/sample-captions'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import { SystemClock } from '@/adapters/system/system-clock'
import { defaultSettings, type ServerSettings } from '@/adapters/server/base/config/server-settings'
import { createServer, type ServerOptions } from '@/adapters/server/create-server'

/** No test is to reach a limit it did not set. */
const SETTINGS: ServerSettings = {
  ...defaultSettings,
  requestsPerMinute: 1_000_000,
  formsPerMinute: 1_000_000,
  pagesPerMinute: 1_000_000,
  newSessionsPerMinute: 1_000_000,
  logLevel: 'silent',
}

/** A real server on this machine, and its connections, so that a test can cut them. */
export class TestServer {
  private constructor(
    readonly app: FastifyInstance,
    readonly url: string,
    private readonly lines: Set<Socket>,
  ) {}

  static async start(
    environment: TestEnvironment | null,
    settings: Partial<ServerSettings> = {},
    more: Pick<ServerOptions, 'web' | 'logTo' | 'bus' | 'checks' | 'files' | 'stopping' | 'onFitness'> &
      Partial<Pick<ServerOptions, 'clock'>> = {},
    port = 0,
  ): Promise<TestServer> {
    const app = await createServer({
      settings: { ...SETTINGS, ...settings },
      clock: new SystemClock(),
      random: new CryptoRandom(),
      ...(environment === null
        ? {}
        : {
            platform: environment.backend.platform,
            playlists: environment.playlists,
            sampleCaptions,
            isTakenAway: (assetId: string, deviceKey: string) =>
              isTakenAway(hideable, environment.backend.store, assetId, deviceKey),
            channels: {
              host: environment.channels,
              channels: new BackendTvChannels(environment.backend.context),
            },
          }),
      ...more,
    })
    const lines = new Set<Socket>()
    app.server.on('upgrade', (_request, socket: Socket) => {
      lines.add(socket)
      socket.on('close', () => lines.delete(socket))
    })
    const url = await app.listen({ port, host: '127.0.0.1' })
    return new TestServer(app, url, lines)
  }

  get sessionCount(): number {
    return this.lines.size
  }

  /** Cuts every connection without a close message, as a network does. */
  cut(): void {
    for (const socket of this.lines) socket.destroy()
  }
}
