import type { Localized } from '@/adapters/backend/kernel/localized'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import { fields, flag, id, list, nullable, number, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection, IndexKey } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import { AGE_RATINGS, type AgeRating } from '@/domain/actors/avatars'
import { groupOf, POST_STATUSES, POST_TYPES, type PostStatus, type PostType } from '@/domain/feed/feed-lists'
import type { ActorId, ContestId, PostId } from '@/domain/ids'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'

/** The texts of a post in one language. */
export interface PostTexts {
  readonly title: string
  readonly text: string
}

/** The clip of a post. `length` is whole seconds, `width` and `height` pixels. */
export interface StoredClip {
  /** Names the file for its host. */
  readonly assetId: string
  readonly length: number
  readonly width: number
  readonly height: number
  readonly poster: PictureRef
}

/** The stored record of a post. Prices and sums are whole coins, times epoch ms. */
export interface PostRecord {
  readonly id: PostId
  readonly actorId: ActorId
  readonly created: number
  readonly published: number
  readonly type: PostType
  readonly status: PostStatus
  readonly pinned: boolean
  readonly texts: Localized<PostTexts>
  readonly views: number
  readonly likes: number
  /** Comments that are not deleted. */
  readonly comments: number
  readonly umaId: string
  readonly fsk: AgeRating
  /** 0: it costs nothing. */
  readonly price: number
  /** `null`: tips are collected for nothing. */
  readonly goalCoins: number | null
  readonly tipsSum: number
  /** Asset ids: they name the files for the host of the pictures. */
  readonly photos: readonly string[]
  readonly contestId: ContestId | null
  readonly clip: StoredClip | null
}

const post = fields<PostRecord>({
  id: id<PostId>(),
  actorId: id<ActorId>(),
  created: number,
  published: number,
  type: oneOf(...POST_TYPES),
  status: oneOf(...POST_STATUSES),
  pinned: flag,
  texts: inEachLanguage(fields<PostTexts>({ title: text, text })),
  views: whole,
  likes: whole,
  comments: whole,
  umaId: text,
  fsk: oneOf(...AGE_RATINGS),
  price: whole,
  goalCoins: nullable(whole),
  tipsSum: whole,
  photos: list(text),
  contestId: nullable(id<ContestId>()),
  clip: nullable(
    fields<StoredClip>({
      assetId: text,
      length: whole,
      width: whole,
      height: whole,
      poster: fields<PictureRef>({ family: whole, variant: oneOf(...PICTURE_VARIANTS) }),
    }),
  ),
})

/** A post that is archived is in no list. */
const listed =
  (entry: (post: PostRecord) => IndexKey) =>
  (record: PostRecord): readonly IndexKey[] =>
    record.status === 'published' ? [entry(record)] : []

export const posts: Collection<PostRecord> = {
  name: 'feedPosts',
  schema: schemaOf(post),
  key: (record) => record.id,
  indexes: {
    newest: listed((record) => [-record.published, record.id]),
    ofActor: listed((record) => [record.actorId, record.pinned ? 0 : 1, -record.published, record.id]),
    byGroup: listed((record) => [groupOf(record.type), -record.published, record.id]),
    byGroupOfActor: listed((record) => [record.actorId, groupOf(record.type), -record.published, record.id]),
  },
}
