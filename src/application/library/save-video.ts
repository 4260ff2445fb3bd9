import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { RelationGateway } from './relation-gateway'
import type { Guest } from '@/domain/guest/guest'
import type { VideoId } from '@/domain/ids'
import { savedVideo } from '@/domain/library/relation'

/**
 * Saves a video for later. Relation calls run only for a guest with an account (OTH-008), and a
 * failed one returns false (OTH-009), since a page must not fail because a video could not be
 * saved.
 */
@injectable()
export class SaveVideo {
  constructor(@inject(RelationGateway) private readonly relations: RelationGateway) {}

  /** Saves a video or removes it. Returns whether that succeeded. */
  async save(guest: Pick<Guest, 'id' | 'isLoggedIn'>, videoId: VideoId, saved: boolean): Promise<boolean> {
    if (!guest.isLoggedIn) return false
    const relation = savedVideo(guest.id, videoId)
    return signalled(saved ? this.relations.add(relation) : this.relations.remove(relation))
  }

  /** Returns whether the guest has saved the video. */
  async isSaved(guest: Pick<Guest, 'id' | 'isLoggedIn'>, videoId: VideoId): Promise<boolean> {
    return guest.isLoggedIn && signalled(this.relations.has(savedVideo(guest.id, videoId)))
  }
}

const signalled = (call: Promise<boolean>): Promise<boolean> => call.catch(otherwise(false))
