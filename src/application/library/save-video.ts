import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { RelationGateway } from './relation-gateway'
import type { Guest } from '@/domain/guest/guest'
import type { VideoId } from '@/domain/ids'
import { savedVideo } from '@/domain/library/relation'

/**
 * Saves a video for later. Relation calls run only for a guest with an account (OTH-008), and one that fails signals false (OTH-009): a
 * video that could not be saved is nothing that a page would end for.
 */
@injectable()
export class SaveVideo {
  constructor(@inject(RelationGateway) private readonly relations: RelationGateway) {}

  /** Whether it was done. */
  async save(guest: Pick<Guest, 'id' | 'isLoggedIn'>, videoId: VideoId, saved: boolean): Promise<boolean> {
    if (!guest.isLoggedIn) return false
    const relation = savedVideo(guest.id, videoId)
    return signalled(saved ? this.relations.add(relation) : this.relations.remove(relation))
  }

  /** Whether the guest has saved it. */
  async isSaved(guest: Pick<Guest, 'id' | 'isLoggedIn'>, videoId: VideoId): Promise<boolean> {
    return guest.isLoggedIn && signalled(this.relations.has(savedVideo(guest.id, videoId)))
  }
}

const signalled = (call: Promise<boolean>): Promise<boolean> => call.catch(otherwise(false))
