import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { topUp, payingMember } from '#test/support/bindings/accounts'
import { bindPostgres } from '#test/support/bindings/remote'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { collections } from '@/adapters/backend/platform/collections'
import { messages } from '@/adapters/backend/messenger/messenger-records'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { backUp, holdingOf, restore } from '@/adapters/stores/postgres/backup'
import { openPostgres } from '@/adapters/stores/postgres/open-postgres'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'

describe('a backup of the service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-backup-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
      })
    }
    await topUp(guest, 40)
    const balance = await balanceOfGuest(service.house.backend.store, guest.guest.id)
    const said = await service.house.backend.store.find(messages, 'byChannel', { prefix: [] })
    const written = await backUp(service.url, collections, file)
    expect(await holdingOf(service.url, collections)).toEqual(written)
    await service.dispose()

    const empty = await freshDatabase()
    expect(await restore(empty.url, MIGRATIONS, collections, file)).toEqual(written)
    expect(await holdingOf(empty.url, collections)).toEqual(written)
    const opened = await openPostgres(empty.url, MIGRATIONS, (fault) => {
      throw fault
    })
    expect(await balanceOfGuest(opened.store, guest.guest.id)).toBe(balance)
    expect(await opened.store.find(messages, 'byChannel', { prefix: [] })).toEqual(said)
    await opened.close()

    await expect(restore(empty.url, MIGRATIONS, collections, file)).rejects.toThrow('not empty')
    await empty.drop()
  })

  it('that was cut short, or is none, restores nothing', async () => {
    const service = await bindPostgres()
    const whole = join(folder, 'whole.gz')
    await backUp(service.url, collections, whole)
    await service.dispose()
    const cut = join(folder, 'cut.gz')
    const bytes = readFileSync(whole)
    writeFileSync(cut, bytes.subarray(0, bytes.length - 200))
    const empty = await freshDatabase()
    await expect(restore(empty.url, MIGRATIONS, collections, cut)).rejects.toThrow('unexpected end of file')
    writeFileSync(cut, 'no backup')
    await expect(restore(empty.url, MIGRATIONS, collections, cut)).rejects.toThrow('incorrect header')
    await expect(restore(empty.url, MIGRATIONS, collections, join(folder, 'nowhere.gz'))).rejects.toThrow('ENOENT')
    expect((await holdingOf(empty.url, collections)).records).toBe(0)
    await empty.drop()
  })
})
