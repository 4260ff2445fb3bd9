import type { Localized } from '@/adapters/backend/kernel/localized'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import {
  dictionary,
  fields,
  flag,
  id,
  list,
  nullable,
  number,
  schemaOf,
  text,
  whole,
  oneOf,
} from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import type { Ballot } from '@/domain/contests/vote'
import type { ActorId, AlbumId, ContestId, GuestId, MediaId } from '@/domain/ids'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'

/** The texts of a contest in one language. */
export interface ContestTexts {
  readonly title: string
  readonly claim: string
  readonly description: string
  readonly prize: string
}

/** A stored contest. Times are epoch ms. */
export interface ContestRecord {
  readonly id: ContestId
  readonly texts: Localized<ContestTexts>
  readonly cover: PictureRef
  readonly startsAt: number
  readonly endsAt: number
  /** The places that are marked at videos, by media. */
  readonly marks: Readonly<Record<string, number>>
  /** A digest of the votes that `marks` follows from. */
  readonly markedBy: string
}

const picture = fields<PictureRef>({ family: whole, variant: oneOf(...PICTURE_VARIANTS) })

export const contests: Collection<ContestRecord> = {
  name: 'contests',
  schema: schemaOf(
    fields<ContestRecord>({
      id: id<ContestId>(),
      texts: inEachLanguage(fields<ContestTexts>({ title: text, claim: text, description: text, prize: text })),
      cover: picture,
      startsAt: number,
      endsAt: number,
      marks: dictionary(whole),
      markedBy: text,
    }),
  ),
  key: (contest) => contest.id,
  indexes: { latest: (contest) => [[-contest.endsAt, contest.id]] },
}

/** A picture or video that takes part. Title and age rating are those of its album or video. */
export interface EntryRecord {
  readonly contestId: ContestId
  readonly mediaId: MediaId
  /** The album of the picture; `null` for a video. */
  readonly albumId: AlbumId | null
  readonly actorId: ActorId
  /** The artwork of the picture; `null` for a video, which has its own cover. */
  readonly cover: PictureRef | null
  /** Epoch ms. */
  readonly enteredAt: number
  readonly votes: number
  /** Votes won or lost by day, YYYY-MM-DD. */
  readonly gains: Readonly<Record<string, number>>
}

export const entryKey = (contestId: ContestId, mediaId: MediaId): string => `${contestId} ${mediaId}`

export const contestEntries: Collection<EntryRecord> = {
  name: 'contestEntries',
  schema: schemaOf(
    fields<EntryRecord>({
      contestId: id<ContestId>(),
      mediaId: id<MediaId>(),
      albumId: nullable(id<AlbumId>()),
      actorId: id<ActorId>(),
      cover: nullable(picture),
      enteredAt: number,
      votes: whole,
      gains: dictionary(whole),
    }),
  ),
  key: ({ contestId, mediaId }) => entryKey(contestId, mediaId),
  indexes: { ofContest: ({ contestId, mediaId }) => [[contestId, mediaId]] },
}

/**
 * The votes of one guest in one contest: a record for each guest, so that many who vote at once
 * never write the same one.
 */
export interface BallotRecord extends Ballot {
  readonly guestId: GuestId
  readonly contestId: ContestId
}

export const ballotKey = (guestId: GuestId, contestId: ContestId): string => `${guestId} ${contestId}`

export const ballots: Collection<BallotRecord> = {
  name: 'contestBallots',
  schema: schemaOf(
    fields<BallotRecord>({
      guestId: id<GuestId>(),
      contestId: id<ContestId>(),
      votedMedia: list(id<MediaId>()),
      hideVoteLimitModal: flag,
    }),
  ),
  key: ({ guestId, contestId }) => ballotKey(guestId, contestId),
  ofGuest: belongsToGuest('ofGuest'),
  indexes: { ofGuest: ({ guestId, contestId }) => [[guestId, contestId]] },
}
