import type { WrittenLine } from './lines'
import type { ActorRecord, ProfileRecord } from '@/adapters/backend/actors/actor-records'
import type { SampleContent } from '@/adapters/backend/assembly/sample-content'
import { mapLanguages, type Localized } from '@/adapters/backend/kernel/localized'
import { htmlOf } from '@/domain/markup/html-of'
import { momentOf } from '@/domain/promo/stamp'

const iso = (at: number): string => new Date(at).toISOString()

/** In the order in which a reader expects them: what is referred to comes first. */
export function* linesOf(content: SampleContent): Generator<WrittenLine> {
  const profiles = new Map(content.profiles.map((profile) => [profile.actorId, profile]))
  for (const actor of content.actors) yield actorLineOf(actor, profiles.get(actor.id))
  for (const { releasedAt, likes, sold, trend, ...own } of content.videos)
    yield { kind: 'video', ...writable(own), releasedAt: iso(releasedAt), figures: { likes, sold, trend } }
  for (const { releasedAt, sold, ...own } of content.albums)
    yield { kind: 'album', ...writable(own), releasedAt: iso(releasedAt), figures: { sold } }
  for (const format of content.formats) yield { kind: 'tvFormat', ...writable(format) }
  for (const { hashId: _derived, releasedAt, ...own } of content.tvVideos)
    yield { kind: 'tvVideo', ...writable(own), releasedAt: iso(releasedAt) }
  for (const { publishedAt, ...own } of content.tvPosts)
    yield { kind: 'tvPost', ...writable(own), publishedAt: iso(publishedAt) }
  for (const { publishedAt, texts, ...own } of content.stories)
    yield {
      kind: 'story',
      ...writable(own),
      publishedAt: iso(publishedAt),
      texts: mapLanguages(texts, ({ title, teaser, body }) => ({ title, teaser, html: htmlOf(body) })),
    }
  for (const { from, expire, ...own } of content.banners)
    yield { kind: 'banner', ...writable(own), from: iso(momentOf(from)), expire: iso(momentOf(expire)) }
}

function actorLineOf(actor: ActorRecord, profile: ProfileRecord | undefined): WrittenLine {
  const { texts, registeredSince, rank, ratings, pinnedCount, videoCount: _counted, state: _state, ...own } = actor
  const { company: _company, ...written } = own
  const ofProfile = profile?.texts ?? EMPTY
  const both = (language: keyof Localized) => ({ ...texts[language], ...ofProfile[language] })
  return {
    kind: 'actor',
    ...writable(written),
    registeredSince: iso(registeredSince),
    texts: writable({ de: both('de'), en: both('en'), es: both('es') }),
    ...(profile?.tv === undefined ? {} : { tv: writable(profile.tv) }),
    ...(profile?.roomRules === undefined ? {} : { roomRules: writable(profile.roomRules) }),
    figures: { rank, pinnedCount, ratings },
  }
}

const NOTHING = { tagline: '', about: '', answers: [], tags: [] }
const EMPTY: ProfileRecord['texts'] = { de: NOTHING, en: NOTHING, es: NOTHING }

type Writable<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer E)[]
    ? Writable<E>[]
    : { -readonly [K in keyof T]: Writable<T[K]> }

/** As JSON holds it: texts that are made when they are read are read. */
const writable = <T>(value: T): Writable<T> => JSON.parse(JSON.stringify(value)) as Writable<T>
