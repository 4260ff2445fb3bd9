import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NatsServer } from '#test/support/bus/nats-server'
import { Front } from '#test/service/support/front'
import { startEmbeddedPostgres } from '@/adapters/stores/postgres/embedded-postgres'
import { serveBuild, type Served } from '../../scripts/measure/served.ts'

/** Two servers of the build over one database and one bus; every connection of a page ends at the one after the last. */
export async function serveTwice(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-data-'))
  const database = await startEmbeddedPostgres(folder)
  const nats = await NatsServer.start()
  const shared = {
    DATABASE_URL: database.url,
    NATS_URL: `nats://${nats.address}`,
    PLAYLIST_SECRET: 'a secret that both of them know, and nobody else',
  }
  const servers = await Promise.all([serveBuild('postgres', shared), serveBuild('postgres', shared)])
  const front = await Front.before(servers.map(({ url }) => Number(new URL(url).port)))
  const stop = async (): Promise<void> => {
    front.close()
    await Promise.all(servers.map((server) => server.stop()))
    await nats.kill()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: front.url, stop }
}
