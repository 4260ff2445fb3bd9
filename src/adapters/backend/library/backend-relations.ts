import { guestRelationKey, guestRelations, type GuestRelation } from './library-records'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { videos } from '@/adapters/backend/media/video-records'
import type { Reader } from '@/adapters/stores/store'
import type { RelationGateway } from '@/application/library/relation-gateway'
import { isRelationOf, MAX_SAVED, type Relation } from '@/domain/library/relation'

/** Relations of guests to content out of the store. */
export class BackendRelations implements RelationGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  add(relation: Relation): Promise<boolean> {
    return this.platform.store.transaction(async (tx) => {
      const found = await this.own(tx, relation)
      if (found === null || (await tx.get(videos, relation.objectId)) === undefined) return false
      if ((await tx.get(guestRelations, guestRelationKey(found))) !== undefined) return true
      const { guestId, relationTypeId, objectTypeId } = found
      const count = await tx.count(guestRelations, 'byGuest', [guestId, relationTypeId, objectTypeId])
      if (count >= MAX_SAVED) return false
      await tx.put(guestRelations, found)
      return true
    })
  }

  async has(relation: Relation): Promise<boolean> {
    const found = await this.own(this.platform.store, relation)
    if (found === null) return false
    return (await this.platform.store.get(guestRelations, guestRelationKey(found))) !== undefined
  }

  remove(relation: Relation): Promise<boolean> {
    return this.platform.store.transaction(async (tx) => {
      const found = await this.own(tx, relation)
      if (found === null) return false
      await tx.delete(guestRelations, guestRelationKey(found))
      return true
    })
  }

  /** The relation as it is stored; `null`: it is none of this guest, or they have no account. */
  private async own(reader: Reader, relation: Relation): Promise<GuestRelation | null> {
    const { guest } = await requireSession(reader, this.caller)
    if (!isLoggedIn(guest) || !isRelationOf(relation, guest.id)) return null
    const { relationTypeId, objectTypeId, objectId } = relation
    return { guestId: guest.id, relationTypeId, objectTypeId, objectId, at: this.platform.clock.now() }
  }
}
