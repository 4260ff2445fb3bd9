import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { Pool } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { tracks } from '@/adapters/backend/tracking/backend-tracking'
import { CLOCK_TOLERANCE, DatabaseHealth, offsetOf } from '@/adapters/stores/postgres/database-health'
import { startEmbeddedPostgres } from '@/adapters/stores/postgres/embedded-postgres'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'
import { withClient } from '@/adapters/stores/postgres/with-client'

const left: (() => unknown)[] = []
afterEach(async () => {
  for (const leave of left.splice(0).toReversed()) await leave()
})

async function opened(url: string): Promise<OpenStore> {
  const open = await openPostgres(url, MIGRATIONS, () => undefined)
  left.push(() => open.close())
  return open
}

const outcome = (work: Promise<unknown>): Promise<string> => work.then(() => 'fine', String)

const write = ({ store }: OpenStore): Promise<string> =>
  outcome(store.transaction((tx) => tx.delete(tracks, 'nothing of this name')))

describe('the health of a database', () => {
  it('is good where it answers, stores what is written and has the time that is here', async () => {
    const database = await freshDatabase()
    left.push(() => database.drop())
    const { health } = await opened(database.url)
    expect(await outcome(health.answers())).toBe('fine')
    expect(await outcome(health.takesWrites())).toBe('fine')
    expect(await outcome(health.clocksAgree(Date.now))).toBe('fine')
  })

  it('is bad where nothing can be written any more, and good again when it can: no connection retains the old rule', async () => {
    const database = await freshDatabase()
    left.push(() => database.drop())
    const open = await opened(database.url)
    const set = (how: string) =>
      withClient(database.url, async (client) => {
        await client.query('SET default_transaction_read_only = off')
        await client.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} ${how}`)
      })
    await set('SET default_transaction_read_only = on')
    const until = { timeout: limit(20_000) }
    await expect.poll(() => outcome(open.health.takesWrites()), until).toMatch(/The database is set to be read only/u)
    expect(await outcome(open.health.answers())).toBe('fine')
    expect(await write(open)).toBe('BackendError: unavailable: database')
    await set('RESET default_transaction_read_only')
    await expect.poll(() => outcome(open.health.takesWrites()), until).toBe('fine')
    await expect.poll(() => write(open), until).toBe('fine')
  })

  it('is bad where the clock here is ahead or behind by more than instances may be apart', async () => {
    const database = await freshDatabase()
    left.push(() => database.drop())
    const { health } = await opened(database.url)
    const shifted = (by: number) => outcome(health.clocksAgree(() => Date.now() + by))
    // However long the database takes to answer, it is nearer to five minutes than to none.
    const minutes = (sent: string) => Math.round(Number(/(?<ms>\d+) ms/u.exec(sent)?.groups?.['ms']) / 60_000)
    const [behind, ahead] = [await shifted(300_000), await shifted(-300_000)]
    expect(behind).toMatch(/The clock of the database is \d+ ms behind the one here/u)
    expect(ahead).toMatch(/The clock of the database is \d+ ms ahead of the one here/u)
    expect({ behind: minutes(behind), ahead: minutes(ahead) }).toEqual({ behind: 5, ahead: 5 })
    expect(await shifted(CLOCK_TOLERANCE / 2)).toBe('fine')
  })

  it('reports of a database that does not answer nothing more than that', async () => {
    const health = new DatabaseHealth(new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' }))
    expect(await outcome(health.answers())).toContain('ECONNREFUSED')
    expect(await outcome(health.takesWrites())).toBe('fine')
    expect(await outcome(health.clocksAgree(Date.now))).toBe('fine')
  })
})

/** A disk of its own, as root may have one; `null` elsewhere. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-disk-'))
  chmodSync(folder, 0o755)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0755', 'none', folder])
  if (status === 0) {
    left.push(() => {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    })
    return folder
  }
  rmSync(folder, { recursive: true })
  return null
}

/** Takes what room there is, and returns how to give it back. */
function fill(folder: string): () => void {
  const file = join(folder, 'ballast')
  const open = openSync(file, 'w')
  const part = Buffer.alloc(4_096, 1)
  try {
    for (;;) writeSync(open, part)
  } catch {
    closeSync(open)
  }
  return () => rmSync(file)
}

describe('a database whose disk is full', () => {
  it('is bad, and good again when there is room', async (test) => {
    const folder = smallDisk()
    if (folder === null) return test.skip('only root can make a small disk')
    const postgres = await startEmbeddedPostgres(folder)
    left.push(() => postgres.stop())
    const open = await opened(postgres.url)
    expect(await outcome(open.health.takesWrites())).toBe('fine')
    const free = fill(folder)
    expect(statfsSync(folder).bavail).toBe(0)
    expect(await outcome(open.health.takesWrites())).toMatch(/No space left on device/u)
    expect(await outcome(open.health.answers())).toBe('fine')
    free()
    expect(await outcome(open.health.takesWrites())).toBe('fine')
    return undefined
  })
})

describe('the offset of a clock', () => {
  it('is never more than the clocks are apart, and nothing where the other was read in between', () => {
    const ms = fc.integer({ min: 0, max: 2_000_000_000_000 })
    const short = fc.integer({ min: 0, max: 5_000 })
    fc.assert(
      fc.property(ms, short, short, fc.integer({ min: -400_000, max: 400_000 }), (before, waited, further, apart) => {
        // The other clock was read `waited` ms after the question, and the answer took `further` ms.
        const offset = offsetOf(before, before + waited + apart, before + waited + further)
        expect(Math.abs(offset)).toBeLessThanOrEqual(Math.abs(apart))
        expect(Math.sign(offset) === 0 || Math.sign(offset) === Math.sign(apart)).toBe(true)
        expect(Math.abs(offset)).toBeGreaterThanOrEqual(Math.abs(apart) - waited - further)
      }),
    )
  })
})
