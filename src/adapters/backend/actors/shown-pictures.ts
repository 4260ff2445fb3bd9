import type { ActorRecord } from './actor-records'
import { photoLimitOf } from './photos'
import { guests } from '@/adapters/backend/access/guest-records'
import type { Reader } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import { AVATAR_LIMIT, isWithin, type AgeRating } from '@/domain/actors/avatars'
import { neutralAvatar, neutralCover } from '@/domain/pictures/neutral-pictures'
import { photoLimit } from '@/domain/actors/profile-parts'
import type { GuestId } from '@/domain/ids'

/**
 * The fields that an actor's small picture is chosen by; a record without a rating has a picture
 * for everybody.
 */
export type WithAvatar = Pick<ActorRecord, 'family' | 'avatarRating'>

/** Content for sale, and the picture that it is shown with. */
interface WithCover {
  readonly cover: PictureRef
  readonly ageRating: AgeRating
}

/**
 * Avatars and covers as one guest sees them: those rated above what they may see are neutral
 * artwork of the same size. No data of the guest is read before the first such picture.
 */
export class ShownPictures {
  private limit: Promise<AgeRating> | null = null

  constructor(
    private readonly reader: Reader,
    private readonly guestId: GuestId,
  ) {}

  async avatar({ family, avatarRating = 12 }: WithAvatar): Promise<PictureRef> {
    const isShown = isWithin(avatarRating, AVATAR_LIMIT.list) || isWithin(avatarRating, await this.own())
    return isShown ? { family, variant: 'a0' } : neutralAvatar
  }

  async cover({ cover, ageRating }: WithCover): Promise<PictureRef> {
    const isShown = isWithin(ageRating, photoLimit(false)) || isWithin(ageRating, await this.own())
    return isShown ? cover : neutralCover(cover)
  }

  private own(): Promise<AgeRating> {
    this.limit ??= this.reader
      .get(guests, this.guestId)
      .then((guest) => (guest === undefined ? photoLimit(false) : photoLimitOf(this.reader, guest)))
    return this.limit
  }
}
