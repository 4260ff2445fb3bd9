import { actors, profiles } from './actor-records'
import { findActor } from './find-actor'
import { interviewsOf } from './interviews'
import { openPictures, photoLimitOf, photosWithin } from './photos'
import { ratings } from './rating-records'
import { standings } from './ranking-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { InterviewQuery, ProfileGateway } from '@/application/actors/profile-gateway'
import { sumOfRatings, type ActorRatings } from '@/domain/chat/chat-rating'
import type { Interview, PictureRef } from '@/domain/actors/actor'
import { INTERVIEW_SIZE, type ActorGallery, type TvLivestream } from '@/domain/actors/profile-parts'
import { isInPlan, returnInPlan } from '@/domain/actors/schedule'
import type { ActorId } from '@/domain/ids'

/** Reads the data that only a profile shows from the store. */
export class BackendProfileGateway implements ProfileGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async ratings(actorId: ActorId): Promise<ActorRatings | null> {
    const { store } = this.platform
    await requireSession(store, this.caller)
    const [standing, record] = await Promise.all([store.get(standings, actorId), store.get(ratings, actorId)])
    if (standing === undefined) return null
    return { actorId, ...sumOfRatings(record?.days ?? []), chats: standing.chats }
  }

  async gallery(actorId: ActorId): Promise<ActorGallery | null> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const [actor, fsk] = await Promise.all([store.get(actors, actorId), photoLimitOf(store, guest)])
    if (actor === undefined) return null
    return { actor: { id: actor.id, name: actor.name }, photos: photosWithin(actor, fsk), fsk }
  }

  async interviews({ actorId, size = INTERVIEW_SIZE }: InterviewQuery): Promise<readonly Interview[]> {
    const { actor, profile } = await this.withProfile(actorId)
    return actor === undefined ? [] : interviewsOf(actor, profile ?? null, this.caller.language(), size)
  }

  async tvLivestream(actorId: ActorId): Promise<TvLivestream | null> {
    const tv = (await this.withProfile(actorId)).profile?.tv
    if (tv === undefined) return null
    const now = this.platform.clock.now()
    const isOnAir = isInPlan([tv.window], now)
    return {
      actorId,
      title: tv.title[this.caller.language()],
      slot: tv.window,
      isOnAir,
      nextAt: isOnAir ? null : returnInPlan([tv.window], now),
    }
  }

  async previewImage(idOrName: string): Promise<PictureRef | null> {
    await requireSession(this.platform.store, this.caller)
    const actor = await findActor(this.platform.store, idOrName)
    return actor === undefined ? null : (openPictures(actor)[0] ?? { family: actor.family, variant: 'p0' })
  }

  private async withProfile(actorId: ActorId) {
    const { store } = this.platform
    await requireSession(store, this.caller)
    const [actor, profile] = await Promise.all([store.get(actors, actorId), store.get(profiles, actorId)])
    return { actor, profile }
  }
}
