import { runningPostgres, startEmbeddedPostgres, type PostgresWatch } from './embedded-postgres'
import { openPostgres, type OpenStore, type Preparing } from './open-postgres'

/** Where the service stores its state: a Postgres of its own with its data in a folder, or one that is there. */
export type DatabaseChoice =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** A database that answers at an address until it is closed. */
async function startDatabase(
  choice: DatabaseChoice,
  watch?: PostgresWatch,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  if (choice.kind === 'postgres') return { url: choice.url, close: () => Promise.resolve() }
  const { url, stop } = await startEmbeddedPostgres(choice.folder, [], watch)
  return { url, close: stop }
}

/**
 * Opens the store over it; closing it ends a database of its own as well. `watch` is notified when a database of its
 * own ends by itself.
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

/** Work on a database beside the server that may be using it. */
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
