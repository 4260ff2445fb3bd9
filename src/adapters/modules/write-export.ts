import { guests } from '@/adapters/backend/access/guest-records'
import { exportGuest } from '@/adapters/backend/assembly/export-guest'
import { openPostgres } from '@/adapters/stores/postgres/open-postgres'
import { asId, type GuestId } from '@/domain/ids'

/** Returns the data of a guest, as JSON by collection, for an operator who has to disclose it. */
export async function writeExport(url: string, migrations: string, id: string): Promise<string> {
  const { store, close } = await openPostgres(url, migrations, () => undefined, 'require-migrated')
  try {
    const guestId = asId<GuestId>(id)
    if ((await store.get(guests, guestId)) === undefined) throw new Error(`There is no guest ${id}.`)
    return JSON.stringify(await exportGuest(store, guestId), null, 2)
  } finally {
    await close()
  }
}
