import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { ANY_PRICE } from '#test/support/any-price'
import { topUp, payingMember } from '#test/support/bindings/accounts'
import { bindPostgres } from '#test/support/bindings/remote'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { collections } from '@/adapters/backend/assembly/features'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { messages } from '@/adapters/backend/messenger/messenger-records'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { backUp, restore } from '@/adapters/stores/postgres/backup'
import { migrate } from '@/adapters/stores/postgres/migrate'
import { openPostgres } from '@/adapters/stores/postgres/open-postgres'
import { withClient } from '@/adapters/stores/postgres/with-client'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'

describe('a backup of the service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-backup-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  /** What a database contains now, as another backup counts it. */
  const holdingOf = (url: string) => backUp(url, MIGRATIONS, collections, join(folder, 'again.gz'))

  const tablesOf = async (url: string): Promise<readonly string[]> => {
    const sql = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    const { rows } = await withClient(url, (client) => client.query<{ tablename: string }>(sql))
    return rows.map(({ tablename }) => tablename)
  }

  it('brings everything back into an empty database: the same ledger, the same messages, the same digest', async () => {
    const file = join(folder, 'evening.gz')
    const service = await bindPostgres()
    const guest = await payingMember(service, 220)
    const channel = await guest.ports.messenger.channelWithActor(asId<ActorId>('2'))
    if (channel === null) throw new Error('no channel')
    for (const text of ['Good evening', 'Grüße aus München', 'un \u2028 sobre y un gato 🐈']) {
      await guest.ports.messenger.send({
        channelId: channel.id,
        clientId: asId<IdempotencyKey>(text),
        text,
        gifts: [],
        chatId: null,
        agreedPrice: ANY_PRICE,
      })
    }
    await topUp(guest, 40)
    const balance = await balanceOfGuest(service.environment.backend.store, guest.guest.id)
    const sent = await service.environment.backend.store.find(messages, 'byChannel', { prefix: [] })
    const written = await backUp(service.url, MIGRATIONS, collections, file)
    await service.dispose()

    const empty = await freshDatabase()
    expect(await restore(empty.url, MIGRATIONS, collections, file)).toEqual(written)
    expect(await holdingOf(empty.url)).toEqual(written)
    const opened = await openPostgres(empty.url, MIGRATIONS, (error) => {
      throw error
    })
    expect(await balanceOfGuest(opened.store, guest.guest.id)).toBe(balance)
    expect(await opened.store.find(messages, 'byChannel', { prefix: [] })).toEqual(sent)
    await opened.close()

    await expect(restore(empty.url, MIGRATIONS, collections, file)).rejects.toThrow('not empty')
    await empty.drop()
  })

  it('is readable only by its writer, and there as a whole or not at all', async () => {
    const service = await bindPostgres()
    const place = mkdtempSync(join(folder, 'place-'))
    const file = join(place, 'evening.gz')
    writeFileSync(file, 'the backup of yesterday', { mode: 0o644 })
    const broken = { name: 'noSuchTable', key: () => '', indexes: {} }
    await expect(backUp(service.url, MIGRATIONS, [...collections, broken], file)).rejects.toThrow('no_such_table')
    expect(readFileSync(file, 'utf8')).toBe('the backup of yesterday')
    await backUp(service.url, MIGRATIONS, collections, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(place)).toEqual(['evening.gz'])
    const unwritable = join(folder, 'nowhere', 'evening.gz')
    await expect(backUp(service.url, MIGRATIONS, collections, unwritable)).rejects.toThrow(
      `${unwritable} cannot be written (ENOENT).`,
    )
    await service.dispose()
  })

  it('is refused of a database that is ahead of this build or behind it: something would be missing', async () => {
    const database = await freshDatabase()
    const [file, before] = [join(folder, 'other.gz'), join(folder, 'before.gz')]
    await migrate(database.url, MIGRATIONS)
    await backUp(database.url, MIGRATIONS, collections, before)
    const newer = mkdtempSync(join(folder, 'newer-'))
    cpSync(MIGRATIONS, newer, { recursive: true })
    writeFileSync(join(newer, '9999_later.sql'), 'CREATE TABLE later (id int);')
    await migrate(database.url, newer)
    const sentence = /^The database is ahead of this server: it has 9999_later$/u
    await expect(backUp(database.url, MIGRATIONS, collections, file)).rejects.toThrow(sentence)
    await expect(restore(database.url, MIGRATIONS, collections, before)).rejects.toThrow(sentence)
    await expect(migrate(database.url, MIGRATIONS)).rejects.toThrow(sentence)
    writeFileSync(join(newer, '9999_still_later.sql'), 'CREATE TABLE still_later (id int);')
    await expect(backUp(database.url, newer, collections, file)).rejects.toThrow(/it lacks 9999_still_later/u)
    expect(existsSync(file)).toBe(false)
    await database.drop()
  })

  it('is restored by the build that wrote it: another one reports what differs, and changes nothing', async () => {
    const service = await bindPostgres()
    const newer = mkdtempSync(join(folder, 'newer-'))
    cpSync(MIGRATIONS, newer, { recursive: true })
    writeFileSync(join(newer, '9999_later.sql'), 'CREATE TABLE later (id int);')
    const [older, later] = [join(folder, 'older.gz'), join(folder, 'later.gz')]
    await backUp(service.url, MIGRATIONS, collections, older)
    await migrate(service.url, newer)
    await backUp(service.url, newer, collections, later)
    await service.dispose()
    const empty = await freshDatabase()
    await expect(restore(empty.url, MIGRATIONS, collections, later)).rejects.toThrow(
      `${later} was written by another build (it has 9999_later, which this server does not know). Restore it with that build`,
    )
    await expect(restore(empty.url, newer, collections, older)).rejects.toThrow('another build (it lacks 9999_later).')
    const old = join(folder, 'format-1.gz')
    writeFileSync(old, gzipSync('vesper backup 1\n'))
    await expect(restore(empty.url, MIGRATIONS, collections, old)).rejects.toThrow(
      'was written by another build (in another format).',
    )
    expect(await tablesOf(empty.url)).toEqual([])
    expect((await restore(empty.url, newer, collections, later)).records).toBeGreaterThan(0)
    await empty.drop()
  })

  it('contains no key and no token by which a session could be opened', async () => {
    const service = await bindPostgres()
    const opened = await service.environment.backend.platform.openSession(null, { countryCode: 'DE' })
    const file = join(folder, 'secrets.gz')
    await backUp(service.url, MIGRATIONS, collections, file)
    const text = gunzipSync(readFileSync(file)).toString()
    expect(text).toContain(await hashOf(opened.accessToken))
    expect(text).not.toContain(opened.accessToken)
    expect(text).not.toContain(opened.deviceKey)
    await service.dispose()
  })

  it('that is refused, cut short or none, restores nothing and leaves no table', async () => {
    const service = await bindPostgres()
    const whole = join(folder, 'whole.gz')
    await backUp(service.url, MIGRATIONS, collections, whole)
    await service.dispose()
    const cut = join(folder, 'cut.gz')
    const bytes = readFileSync(whole)
    writeFileSync(cut, bytes.subarray(0, bytes.length - 200))
    const empty = await freshDatabase()
    const restored = (file: string) => restore(empty.url, MIGRATIONS, collections, file)
    await expect(restored(cut)).rejects.toThrow(`${cut} was cut short: nothing of it was restored.`)
    writeFileSync(cut, 'no backup')
    await expect(restored(cut)).rejects.toThrow(`${cut} is damaged or no backup: nothing of it was restored.`)
    for (const nothing of ['', '\n', 'vesper backup\n', 'something else\n']) {
      writeFileSync(cut, gzipSync(nothing))
      await expect(restored(cut)).rejects.toThrow(`${cut} is no backup that this server can read.`)
    }
    const nowhere = join(folder, 'nowhere.gz')
    await expect(restored(nowhere)).rejects.toThrow(`${nowhere} cannot be read (ENOENT).`)
    // Whole as a file, but its last line is no record of this build.
    const lines = gunzipSync(bytes).toString()
    for (const [last, reason] of [
      ['unknownRecords {}', 'The backup holds unknownRecords'],
      ['guests {"id":"1"}', 'guests'],
    ] as const) {
      writeFileSync(cut, gzipSync(`${lines}${last}\n`))
      await expect(restored(cut)).rejects.toThrow(reason)
    }
    expect(await tablesOf(empty.url)).toEqual([])
    await empty.drop()
  })

  it('is not restored into a database that holds something: one that is behind stays so', async () => {
    const service = await bindPostgres()
    const file = join(folder, 'of-newer.gz')
    const newer = mkdtempSync(join(folder, 'newer-'))
    cpSync(MIGRATIONS, newer, { recursive: true })
    await payingMember(service, 40)
    await backUp(service.url, MIGRATIONS, collections, file)
    const [head = '', ...records] = gunzipSync(readFileSync(file)).toString().split('\n')
    writeFileSync(join(newer, '9999_later.sql'), 'CREATE TABLE later (id int);')
    writeFileSync(file, gzipSync([`${head} 9999_later`, ...records].join('\n')))
    await expect(restore(service.url, newer, collections, file)).rejects.toThrow('not empty')
    expect(await tablesOf(service.url)).not.toContain('later')
    await service.dispose()
  })
})
