import { stopJob } from './stop-job'
import { declaredContent } from '@/adapters/backend/content/content-kinds'
import { recordsOf, type HideableKinds } from '@/adapters/backend/content/hideable'
import {
  isShownAt,
  nextChange,
  visibilities,
  visibilityId,
  type ContentKindName,
  type Shown,
  type TakenRecord,
  type Visibility,
} from '@/adapters/backend/content/visibilities'
import { jobs } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { asId, type ActorId } from '@/domain/ids'

export type ShowOutcome = 'unknown' | 'shown' | 'hidden'

interface Changed {
  readonly outcome: ShowOutcome
  /** The records that were put or deleted. */
  readonly records: readonly { readonly collection: string; readonly key: string }[]
}

/** Returns whether there is such content, shown or not. */
export async function knowsContent(
  kinds: HideableKinds,
  reader: Reader,
  kind: ContentKindName,
  key: string,
): Promise<boolean> {
  if ((await reader.get(visibilities, visibilityId(kind, key))) !== undefined) return true
  return (await kinds[kind].records[0]?.has(reader, key)) ?? false
}

/**
 * Hides content, shows it again, or sets the time in which it is shown. The setting applies when
 * the transaction is committed.
 */
export async function showContent(
  kinds: HideableKinds,
  tx: Transaction,
  { kind, key }: Pick<Visibility, 'kind' | 'key'>,
  shown: Shown,
  now: number,
): Promise<Changed> {
  const id = visibilityId(kind, key)
  const old = await tx.get(visibilities, id)
  const { hidden, from, until, boughtStays } = shown
  const isShown = isShownAt(shown, now)
  const before = old?.taken ?? []
  const taken = isShown ? [] : before.length > 0 ? before : await take(kinds, tx, kind, key)
  if (!isShown && taken.length === 0) return { outcome: 'unknown', records: [] }
  if (isShown && before.length === 0 && (await kinds[kind].records[0]?.has(tx, key)) !== true)
    return { outcome: 'unknown', records: [] }
  if (isShown) for (const record of before) await recordsOf(kinds, record)?.putBack(tx, record)
  const next = nextChange(shown, now)
  if (isShown && next === null) await tx.delete(visibilities, id)
  else {
    const assets = taken.flatMap((record) => recordsOf(kinds, record)?.assets(record) ?? [])
    await tx.put(visibilities, { id, kind, key, hidden, from, until, boughtStays, taken, assets, next })
  }
  if (!isShown && before.length === 0) await tx.put(jobs, stopJob(id, now))
  const moved = isShown ? before : before.length > 0 ? [] : taken
  return {
    outcome: isShown ? 'shown' : 'hidden',
    records: [
      ...moved.map((each) => ({ collection: each.collection, key: each.key })),
      { collection: visibilities.name, key: id },
    ],
  }
}

/** Shows what is due and takes away what is over, the first of them that there are. */
export async function showDueContent(platform: PlatformContext): Promise<void> {
  const { store, clock } = platform
  const { hideable } = declaredContent(platform)
  const now = clock.now()
  const waiting = await store.find(visibilities, 'byNext', { prefix: [], limit: BATCH })
  for (const { id } of waiting.filter(({ next }) => next !== null && next <= now))
    await store.transaction(async (tx) => {
      const current = await tx.get(visibilities, id)
      if (current !== undefined) await showContent(hideable, tx, current, current, now)
    })
}

/** Number of records shown or hidden in one sweep. */
const BATCH = 100

async function take(
  kinds: HideableKinds,
  tx: Transaction,
  kind: ContentKindName,
  key: string,
): Promise<readonly TakenRecord[]> {
  const { records, hasContent = false } = kinds[kind]
  const taken: TakenRecord[] = []
  for (const each of records) {
    const record = await each.take(tx, key)
    if (record !== null) taken.push(record)
    // Without the one that is named there is nothing to hide.
    else if (taken.length === 0) return []
  }
  if (hasContent)
    for (const each of Object.values(kinds).flatMap((other) => other.records))
      taken.push(...(await each.takeOfActor(tx, asId<ActorId>(key))))
  return taken
}
