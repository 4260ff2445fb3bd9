import type { Buyer } from './buy-content'
import type { HideableKinds } from './hideable'
import type { LaneReader } from './lane'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { featureRules } from '@/adapters/backend/kernel/rules'
import type { Reader, Store, Transaction } from '@/adapters/stores/store'
import type { Selected } from '@/adapters/stores/selection'
import { BackendError } from '@/application/errors/backend-error'
import type { PictureRef } from '@/domain/actors/actor'
import type { AgeRating } from '@/domain/actors/avatars'
import type { ActorId, GuestId } from '@/domain/ids'
import type { LibraryItem, LibraryKind, LibraryMedium, LibrarySource } from '@/domain/library/library'
import type { Language } from '@/domain/navigation/language'

/** The guest who views content. */
export interface ContentViewer {
  readonly guest: GuestRecord
  readonly guestId: GuestId
  readonly language: Language
}

/** A piece of content as lists show it to one guest. */
export interface Content extends Pick<LibraryItem, 'title' | 'duration' | 'pictures' | 'channelId'> {
  readonly medium: LibraryMedium
  readonly actorId: ActorId
  /**
   * `null`: the first landscape of the actor takes its place: an avatar is not as wide as a tile.
   */
  readonly cover: PictureRef | null
  /** The current price. */
  readonly price: number
  /** The price that the guest paid; `null` if they have not bought it. */
  readonly paid: number | null
  readonly tags: readonly string[]
}

/** The members of `Content` that most kinds do not have. */
export const noDetails = { title: '', duration: null, pictures: 0, channelId: null, tags: [], cover: null } as const

/** Pieces of content by id. */
export type Contents = ReadonlyMap<string, Content>

/** A record of the catalogue: content of an actor with a title, a cover and a price. */
export interface CatalogueRecord {
  readonly id: string
  readonly actorId: ActorId
  readonly ageRating: AgeRating
  readonly price: number
  readonly cover: PictureRef
  readonly texts: Readonly<Record<Language, { readonly title: string }>>
}

/** Content of the catalogue that can be given to a guest who does not own it yet. */
export interface GivableContent {
  /** Reads a page of the records that are for sale. */
  readonly page: (store: Store, offset: number, limit: number) => Promise<Selected<CatalogueRecord>>
  /** Reads records in the order of their ids. */
  readonly records: (reader: Reader, ids: readonly string[]) => Promise<readonly (CatalogueRecord | undefined)[]>
  /** Reads what the guest owns of these, in their order. */
  readonly owned: (
    reader: Reader,
    guestId: GuestId,
    ids: readonly string[],
  ) => Promise<readonly ({ readonly actorName?: string } | undefined)[]>
  /**
   * Gives the first of these that the guest could buy, as a purchase for nothing; `null` if there
   * is none.
   */
  readonly give: (tx: Transaction, ids: readonly string[], buyer: Buyer) => Promise<string | null>
}

/**
 * A kind of content as features above its own one use it. Its feature declares it under its name in
 * `contentKinds`.
 */
export interface ContentKind {
  /**
   * Reads the content that lists show. Content that the guest has bought is found even if it is
   * hidden.
   */
  readonly contents: (reader: Reader, ids: readonly string[], viewer: ContentViewer) => Promise<Contents>
  /** The purchases of a guest, and the lists of the library that contain them. */
  readonly bought?: {
    readonly source: LibrarySource
    readonly media: readonly LibraryMedium[]
    readonly lane: LaneReader
  }
  /** The content that a guest has marked in its own feature. */
  readonly saved?: {
    readonly medium: LibraryMedium
    readonly lane: LaneReader
    readonly has: (reader: Reader, guestId: GuestId, id: string) => Promise<boolean>
  }
  readonly givable?: GivableContent
}

/** Every kind by its name. */
export type ContentKinds = Readonly<Record<LibraryKind, ContentKind>>

/** What features declare about content. */
export interface DeclaredContent {
  readonly kinds: ContentKinds
  readonly hideable: HideableKinds
}

/** Set by the assembly, which knows the declarations of all features. */
export const contentRules = featureRules<{ readonly declared: DeclaredContent | null }>('content', { declared: null })

/** Returns what the features of the platform declare about content. */
export function declaredContent({ rules }: Pick<PlatformContext, 'rules'>): DeclaredContent {
  const { declared } = rules.of(contentRules)
  if (declared === null) throw new BackendError('internal', { detail: 'no kinds of content are set' })
  return declared
}

/** Returns the kinds that the features of the platform declare. */
export const contentKinds = (platform: Pick<PlatformContext, 'rules'>): ContentKinds => declaredContent(platform).kinds
