import { runningPostgres, startEmbeddedPostgres, type PostgresWatch } from './embedded-postgres'
import { openPostgres, type OpenStore, type Preparing } from './open-postgres'

/** The database of the service: its own Postgres with its data in a folder, or an existing one. */
export type DatabaseChoice =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** Starts the database if needed, and returns its address and a function that closes it. */
async function startDatabase(
  choice: DatabaseChoice,
  watch?: PostgresWatch,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  if (choice.kind === 'postgres') return { url: choice.url, close: () => Promise.resolve() }
  const { url, stop } = await startEmbeddedPostgres(choice.folder, [], watch)
  return { url, close: stop }
}

/**
 * Opens the store on a database; closing it also stops the service's own database. `watch` is
 * notified when the service's own database ends by itself.
 */
export async function openServiceStore(
  choice: DatabaseChoice,
  migrations: string,
  onError: (error: unknown) => void,
  watch?: PostgresWatch,
  preparing?: Preparing,
): Promise<OpenStore> {
  const database = await startDatabase(choice, watch)
  try {
    const opened = await openPostgres(database.url, migrations, onError, preparing)
    return { ...opened, close: () => opened.close().then(database.close) }
  } catch (failure) {
    await database.close()
    throw failure
  }
}

/** Runs work on a database that a server may be using at the same time. */
export async function besideServer<R>(choice: DatabaseChoice, work: (url: string) => Promise<R>): Promise<R> {
  const running = choice.kind === 'embedded' ? runningPostgres(choice.folder) : null
  if (running !== null) return work(running)
  const { url, close } = await startDatabase(choice)
  try {
    return await work(url)
  } finally {
    await close()
  }
}
