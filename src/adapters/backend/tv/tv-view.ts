import type { TvPlan } from './tv-plan'
import type { FormatRecord, TvPostRecord, TvVideoRecord } from './tv-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId, GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { Airing } from '@/domain/tv/schedule'
import type { Broadcast, TvHost, TvPost, TvSeries, TvVideo } from '@/domain/tv/tv'

/** The guest who watches TV, the language, and the time (epoch ms). */
export interface TvViewer {
  readonly guestId: GuestId
  readonly language: Language
  readonly now: number
}

/** Returns the actors of a programme, without those who have left the platform. */
export async function hostsOf(
  reader: Reader,
  ids: readonly ActorId[],
  { guestId }: Pick<TvViewer, 'guestId'>,
): Promise<readonly TvHost[]> {
  const found = await Promise.all(ids.map((id) => reader.get(actors, id)))
  const shown = new ShownPictures(reader, guestId)
  return Promise.all(
    found.flatMap((actor) =>
      actor === undefined
        ? []
        : [
            shown.avatar(actor).then((avatar) => ({
              id: actor.id,
              name: actor.name,
              avatar,
              isOnline: actor.state.isOnline,
            })),
          ],
    ),
  )
}

/** Returns the large pictures of actors that are for everybody. */
export async function landscapesOf(reader: Reader, hosts: readonly TvHost[]): Promise<readonly PictureRef[]> {
  const found = await reader.getMany(
    actors,
    hosts.map(({ id }) => id),
  )
  return found.flatMap((actor) => (actor === undefined ? [] : [{ family: actor.family, variant: 'l0' as const }]))
}

/** A format that a broadcast or a video refers to. */
export function formatOf(plan: TvPlan, key: string): FormatRecord {
  const format = plan.format(key)
  if (format === undefined) throw new BackendError('internal', { detail: `there is no format ${key}` })
  return format
}

export const isReleased = ({ releasedAt }: Pick<TvVideoRecord, 'releasedAt'>, now: number): boolean => releasedAt <= now

/**
 * Returns a broadcast as guests see it (TVS-006). A video that is not released yet has no address
 * in it.
 */
export async function broadcastOf(reader: Reader, plan: TvPlan, airing: Airing, viewer: TvViewer): Promise<Broadcast> {
  const { language, now } = viewer
  const format = formatOf(plan, airing.formatKey)
  const episode = plan.episode(airing)
  const texts = format.texts[language]
  const own = episode?.texts[language]
  return {
    id: airing.id,
    channel: airing.channel,
    formatKey: format.key,
    title: texts.title,
    episode: own?.title ?? '',
    text: own?.description ?? texts.description,
    genre: format.genre,
    picture: episode?.cover ?? format.picture,
    hosts: await hostsOf(reader, format.hosts, viewer),
    start: airing.start,
    end: airing.end,
    video: episode !== null && isReleased(episode, now) ? { id: episode.id, hashId: episode.hashId } : null,
  }
}

/** A video in a list (TVS-018). */
export function videoOf(plan: TvPlan, record: TvVideoRecord, { language }: TvViewer): TvVideo {
  const format = formatOf(plan, record.formatKey)
  return {
    id: record.id,
    hashId: record.hashId,
    seriesKey: format.key,
    seriesTitle: format.texts[language].title,
    title: record.texts[language].title,
    season: record.season,
    episode: record.episode,
    duration: record.duration,
    releasedAt: record.releasedAt,
    isPremium: format.isPremium,
    cover: record.cover,
  }
}

/** A format as a series of the mediathek; `null` for one without a released video (TVS-017). */
export function seriesOf(plan: TvPlan, format: FormatRecord, { language, now }: TvViewer): TvSeries | null {
  const released = plan.episodes(format.key).filter((video) => isReleased(video, now))
  if (released.length === 0) return null
  return {
    id: format.key,
    ...format.texts[language],
    genre: format.genre,
    picture: format.picture,
    isPremium: format.isPremium,
    videoCount: released.length,
    newestAt: Math.max(...released.map(({ releasedAt }) => releasedAt)),
  }
}

/** A post in a list (TVS-002). */
export const postOf = (
  { slug, formatKey, texts, picture, publishedAt }: TvPostRecord,
  { language }: TvViewer,
): TvPost => ({
  slug,
  formatKey,
  title: texts[language].title,
  teaser: texts[language].teaser,
  picture,
  publishedAt,
})
