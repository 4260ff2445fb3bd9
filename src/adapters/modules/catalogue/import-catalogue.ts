import { createReadStream, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { BusCatalogChanges } from '@/adapters/modules/bus-catalog-changes'
import { openBus } from '@/adapters/modules/service'
import { checkCatalogue, MAX_ERRORS } from './check-catalogue'
import { storeCatalogue } from './store-catalogue'
import type { BusWatch } from '@/adapters/bus/bus'
import { isNew } from '@/adapters/stores/postgres/migrate'
import { openPostgres, type Preparing } from '@/adapters/stores/postgres/open-postgres'
import { SystemClock } from '@/adapters/system/system-clock'
import { CryptoRandom } from '@/adapters/system/crypto-random'

/** The lines of a file, one at a time: a catalogue may be larger than the memory. */
async function* linesIn(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })
}

/** Ignores the state of the bus: servers read at their start what an import could not announce. */
const silent: BusWatch = { error: () => undefined, lost: () => undefined, back: () => undefined }

/**
 * Stores the content of a catalogue: all of it, or nothing if it has errors. Servers that share a
 * bus with the import show the content at once, others at SIGHUP or when they are started again.
 * Returns the text to print; throws with a line for each error.
 */
export async function importCatalogue(
  url: string,
  migrations: string,
  {
    file,
    natsUrl,
    preparing,
  }: { readonly file: string; readonly natsUrl: string | null; readonly preparing: Preparing },
): Promise<string> {
  requireFile(file)
  // Tables of servers that run are changed by a server or by --migrate, and never by the way.
  const prepared = preparing === 'migrate' && (await isNew(url, migrations)) ? 'migrate' : 'require-migrated'
  // A failure in the background also fails the work below.
  const { store, close } = await openPostgres(url, migrations, () => undefined, prepared)
  try {
    const { errors, warnings } = await checkCatalogue(store, linesIn(file))
    if (errors.length > 0) throw new Error(errorsOf(file, errors))
    const bus = await openBus(natsUrl, silent)
    const changes = new BusCatalogChanges(bus, new CryptoRandom().id(), () => undefined)
    try {
      let last: readonly [collection: string, key: string] | null = null
      const onStored = (collection: string, key: string): void => {
        changes.notify(collection, key)
        last = [collection, key]
      }
      const { added, changed, unchanged } = await storeCatalogue(
        { store, now: new SystemClock().now(), isEqual: isDeepStrictEqual, onStored },
        linesIn(file),
      )
      // Servers drop their stored pages once, when all of it is there to be read.
      if (last !== null) changes.notify(...(last as readonly [string, string]), true)
      const summary = `Imported ${file}: ${added} added, ${changed} changed, ${unchanged} as they were.`
      return [summary, ...warnings.map(({ line, text }) => `Warning, line ${line}: ${text}`)].join('\n')
    } finally {
      await bus.close()
    }
  } finally {
    await close()
  }
}

function requireFile(file: string): void {
  try {
    statSync(file)
  } catch (error) {
    throw new Error(`${file} cannot be read.`, { cause: error })
  }
}

function errorsOf(file: string, errors: readonly { readonly line: number; readonly text: string }[]): string {
  const lines = errors.map(({ line, text }) => `line ${line}: ${text}`)
  const more = errors.length < MAX_ERRORS ? [] : [`There may be more: the first ${MAX_ERRORS} are listed.`]
  return [`${file} was not imported, and nothing of it was stored.`, ...lines, ...more].join('\n')
}
