import type { Apply, CatalogueLine, Outcome } from './kinds/line-kind'
import { readLine } from './read-line'
import { ALWAYS, isAlways, remaining, shownOf } from './visibility-of-line'
import { hideable } from '@/adapters/backend/assembly/features'
import { showContent } from '@/adapters/backend/assembly/show-content'
import { visibilities, visibilityId, type Shown } from '@/adapters/backend/content/visibilities'
import type { Store, Transaction } from '@/adapters/stores/store'

/**
 * Number of lines stored in one transaction. One that fails leaves those before it stored: the file
 * is imported again.
 */
const BATCH = 200

/** The result of an import. Lines that change nothing are not counted. */
type StoredCatalogue = Readonly<Record<Outcome, number>>

interface Import {
  readonly store: Store
  /** Epoch ms: what is released later is stored and not shown. */
  readonly now: number
  /** Returns whether two records are the same, part by part. */
  readonly isEqual: (a: unknown, b: unknown) => boolean
  /** Called after its transaction for each record that was added or changed. */
  readonly onStored: (collection: string, key: string) => void
}

/**
 * Stores a catalogue that was checked: adds new records, and updates existing ones to the content
 * of their lines. Importing the same file again changes nothing. Purchases of guests and numbers
 * that the platform counted stay. Throws `UniqueViolation` if two actors change their names so that
 * one takes the other's before that is free.
 */
export async function storeCatalogue(
  { store, now, isEqual, onStored }: Import,
  lines: AsyncIterable<string>,
): Promise<StoredCatalogue> {
  const done = { added: 0, changed: 0, unchanged: 0 }
  const followUps = new Map<string, NonNullable<CatalogueLine['followUp']>>()

  const storeBatch = async (batch: readonly CatalogueLine[]): Promise<void> => {
    const { outcomes, stored } = await store.transaction(async (tx) => {
      const written: { readonly collection: string; readonly key: string }[] = []
      const apply: Apply = async (collection, key, make) => {
        const old = await tx.get(collection, key)
        const record = make(old)
        if (old !== undefined && isEqual(old, record)) return 'unchanged'
        await tx.put(collection, record)
        written.push({ collection: collection.name, key })
        return old === undefined ? 'added' : 'changed'
      }
      const each: Outcome[] = []
      for (const line of batch) {
        const { content } = line
        if (await isWithHiddenActor(tx, line)) each.push('unchanged')
        else if (content === null) each.push(await line.store(apply))
        else {
          const before = await tx.get(visibilities, visibilityId(content.kind, content.key))
          // The record it changes, with what the platform has counted.
          if (before !== undefined) written.push(...(await showContent(hideable, tx, content, ALWAYS, now)).records)
          const released = await line.releasedBefore(tx)
          const outcome = await line.store(apply)
          const shown = shownOf(line, before, released, now)
          if (!isAlways(shown, now)) written.push(...(await showContent(hideable, tx, content, shown, now)).records)
          const isAsBefore = isEqual(shown, remaining(whenShown(before ?? ALWAYS), now))
          each.push(outcome === 'unchanged' && !isAsBefore ? 'changed' : outcome)
        }
      }
      return { outcomes: each, stored: written }
    })
    for (const outcome of outcomes) done[outcome] += 1
    for (const { collection, key } of stored) onStored(collection, key)
  }

  let batch: CatalogueLine[] = []
  for await (const written of lines) {
    if (written.trim() === '') continue
    const read = readLine(written)
    if ('errors' in read) throw new Error(`A line that was checked before cannot be read: ${read.errors.join('; ')}`)
    const { followUp } = read.line
    if (followUp !== null) followUps.set(`${followUp.collection} ${followUp.key}`, followUp)
    batch.push(read.line)
    if (batch.length < BATCH) continue
    await storeBatch(batch)
    batch = []
  }
  await storeBatch(batch)
  for (const { collection, key, run } of followUps.values()) if (await store.transaction(run)) onStored(collection, key)
  return done
}

const whenShown = ({ hidden, from, until, boughtStays }: Shown): Shown => ({ hidden, from, until, boughtStays })

/**
 * Returns whether the subject of a line was hidden with its actor: it stays as it was until they
 * are shown again.
 */
async function isWithHiddenActor(tx: Transaction, line: CatalogueLine): Promise<boolean> {
  if (line.actorId === null) return false
  const hidden = await tx.get(visibilities, visibilityId('actor', line.actorId))
  return hidden?.taken.some(({ collection, key }) => collection === line.collection && key === line.key) ?? false
}
