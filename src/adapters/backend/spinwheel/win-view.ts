import { spinWins, type SpinWinRecord } from './spinwheel-records'
import { giftsOf, prizeOf } from './wheel-view'
import { actors } from '@/adapters/backend/actors/actor-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import type { ContentKinds } from '@/adapters/backend/content/content-kinds'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import { MAX_PAGE_SIZE, type CursorPage } from '@/application/paging/page'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { isContent, type SpinWin, type WonContent } from '@/domain/spinwheel/prize'

/** The owner of wins, and the language in which they read them. */
export interface WinViewer {
  readonly guestId: GuestId
  readonly language: Language
  readonly kinds: ContentKinds
}

/** Returns the content of wins by kind and id. Won content stays when its actor leaves. */
async function contentsOf(
  reader: Reader,
  wins: readonly SpinWinRecord[],
  { guestId, language, kinds }: WinViewer,
): Promise<ReadonlyMap<string, WonContent>> {
  const wonKinds = [...new Set(wins.map(({ kind }) => kind).filter(isContent))]
  const found = wonKinds.map(async (kind) => {
    const ids = wins.flatMap((win) => (win.kind === kind && win.subjectId !== null ? [win.subjectId] : []))
    const content = kinds[kind].givable
    if (content === undefined || ids.length === 0) return []
    const [records, owned] = await Promise.all([content.records(reader, ids), content.owned(reader, guestId, ids)])
    return records.flatMap((record, at) =>
      record === undefined ? [] : [{ kind, record, actorName: owned[at]?.actorName }],
    )
  })
  const all = (await Promise.all(found)).flat()
  if (all.length === 0) return new Map()
  const known = await reader.getMany(
    actors,
    all.map(({ record }) => record.actorId),
  )
  const shown = new ShownPictures(reader, guestId)
  const entries = all.map(async ({ kind, record, actorName }, at) => {
    const { id, texts } = record
    const cover = await shown.cover(record)
    const content = { id, title: texts[language].title, cover, actorName: known[at]?.name ?? actorName ?? '' }
    return [`${kind} ${id}`, content] as const
  })
  return new Map(await Promise.all(entries))
}

/** Returns wins as their guest sees them. */
export async function winsOf(
  reader: Reader,
  records: readonly SpinWinRecord[],
  viewer: WinViewer,
): Promise<readonly SpinWin[]> {
  const [gifts, contents] = await Promise.all([giftsOf(reader, records), contentsOf(reader, records, viewer)])
  return records.map((record) => ({
    id: record.key,
    segmentId: record.segmentId,
    drawn: record.drawn,
    prize: prizeOf(record, gifts, viewer.language),
    content: contents.get(`${record.kind} ${record.subjectId ?? ''}`) ?? null,
    at: record.at,
  }))
}

const cursorOf = ({ at, key }: SpinWinRecord): string => `${at.toString(36)}.${key}`

function positionOf(cursor: string): readonly [number, string] {
  const [, moment = '', key = ''] = /^([0-9a-z]{1,11})\.(.{1,100})$/u.exec(cursor) ?? []
  const at = Number.parseInt(moment, 36)
  if (!Number.isSafeInteger(at)) throw new BackendError('invalid-request', { fields: ['after'] })
  return [at, key]
}

/** A page of what a guest has won, the latest first, behind a position that never moves. */
export async function winsPage(
  reader: Reader,
  viewer: WinViewer,
  first: number,
  after: string | null,
): Promise<CursorPage<SpinWin>> {
  const limit = Math.min(Math.max(1, first), MAX_PAGE_SIZE)
  const found = await reader.find(spinWins, 'byGuest', {
    prefix: [viewer.guestId],
    direction: 'desc',
    limit: limit + 1,
    ...(after === null ? {} : { after: [viewer.guestId, ...positionOf(after)] }),
  })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await winsOf(reader, page, viewer),
    next: found.length > limit && last !== undefined ? cursorOf(last) : null,
  }
}
