import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NatsServer } from '#test/support/bus/nats-server'
import { Front } from '#test/service/support/front'
import { startEmbeddedPostgres } from '@/adapters/stores/postgres/embedded-postgres'
import { serveBuild, type Served } from '../../scripts/measure/served.ts'

/** Two servers of the build over one database and one bus; every connection of a page ends at the one after the last. */
export async function serveTwice(): Promise<Served> {
  const running: (() => Promise<void> | void)[] = []
  const stop = async (): Promise<void> => {
    for (const end of running.splice(0).toReversed()) await end()
  }
  const serve = async (reported: Readonly<Record<string, string>>): Promise<number> => {
    const server = await serveBuild('postgres', reported)
    running.push(server.stop)
    return Number(new URL(server.url).port)
  }
  try {
    const folder = mkdtempSync(join(tmpdir(), 'vesper-data-'))
    running.push(() => rmSync(folder, { recursive: true, force: true }))
    const database = await startEmbeddedPostgres(folder)
    running.push(database.stop)
    const nats = await NatsServer.start()
    running.push(() => nats.kill())
    const shared = {
      DATABASE_URL: database.url,
      NATS_URL: `nats://${nats.address}`,
      PLAYLIST_SECRET: 'a secret that both of them know, and nobody else',
    }
    const ports = [await serve(shared), await serve(shared)]
    const front = await Front.before(ports)
    running.push(() => front.close())
    return { url: front.url, stop }
  } catch (error) {
    // What was started must not outlive a start that failed.
    await stop()
    throw error
  }
}
