import { shows, tickets, type ShowRecord } from './show-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { openPictures } from '@/adapters/backend/actors/photos'
import type { GuestRecord, SessionRecord } from '@/adapters/backend/access/guest-records'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { ShowId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'
import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'
import { phaseOf, priceAt, type CamShow, type ShowText } from '@/domain/shows/show'

/** The symbol by which guests know coins. */
const SYMBOL = 'VXC'

/** The guest who sees a show, and the time (epoch ms). */
export interface ShowViewer {
  readonly guest: GuestRecord
  readonly session: SessionRecord
  readonly language: Language
  readonly now: number
}

/** A show as this guest sees it (CHA-020, CHA-021). */
export async function showOf(reader: Reader, record: ShowRecord, viewer: ShowViewer): Promise<CamShow> {
  const { guest, session, language, now } = viewer
  const [actor, [ticket]] = await Promise.all([
    reader.get(actors, record.actorId),
    reader.find(tickets, 'valid', { prefix: [guest.id, record.id], limit: 1 }),
  ])
  if (actor === undefined) throw new BackendError('internal', { detail: `show ${record.id} has no actor` })
  const texts = record.texts[language]
  const inLanguage = (value: string): ShowText => ({ value, language })
  const phase = phaseOf(record, now)
  const isBanned = actor.bannedCountryCodes.includes(session.countryCode)
  return {
    id: record.id,
    name: texts.name,
    actorId: actor.id,
    actorName: actor.name,
    actorLink: path('actor', { actorName: actor.name }, language),
    price: { ...vxc(priceAt(record.price, record, now)), symbol: SYMBOL },
    title: inLanguage(texts.title),
    description: inLanguage(texts.description),
    postBuyInfo: ticket === undefined ? null : inLanguage(texts.postBuyInfo),
    sedcards: openPictures(actor).filter(({ variant }) => variant.startsWith('p')),
    avatar: await new ShownPictures(reader, guest.id).avatar(actor),
    creationType: record.creationType,
    start: record.start,
    end: record.end,
    acts: record.acts.map(({ start, titles }) => ({ start, title: inLanguage(titles[language]) })),
    isBought: ticket !== undefined,
    ticketId: ticket?.id ?? null,
    isFree: record.price === 0,
    canBuy: ticket === undefined && phase !== 'over' && !record.isCancelled && !isBanned,
    hasStarted: phase !== 'upcoming',
    bonusCode: ticket?.code ?? null,
    actorOnline: actor.state.isOnline,
    isFeatured: record.isFeatured,
    isAutoFeatured: record.isAutoFeatured,
    isInternal: record.isInternal,
  }
}

/** A show that has to be there. */
export async function showById(reader: Reader, id: ShowId, viewer: ShowViewer): Promise<CamShow> {
  const record = await reader.get(shows, id)
  if (record === undefined) throw new BackendError('internal', { detail: `show ${id} is gone` })
  return showOf(reader, record, viewer)
}
