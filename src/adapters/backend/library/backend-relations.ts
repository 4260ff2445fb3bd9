import { guestRelationKey, guestRelations, type GuestRelation } from './library-records'
import { changeSaved } from './saved-content'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader } from '@/adapters/stores/store'
import type { RelationGateway } from '@/application/library/relation-gateway'
import { asId, type VideoId } from '@/domain/ids'
import { isRelationOf, type Relation } from '@/domain/library/relation'

/** Relations of guests to content out of the store. */
export class BackendRelations implements RelationGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  add(relation: Relation): Promise<boolean> {
    return this.platform.store.transaction(async (tx) => {
      const found = await this.own(tx, relation)
      if (found === null) return false
      const change = { videoId: asId<VideoId>(relation.objectId), wanted: true, at: found.at }
      const step = await changeSaved(tx, found.guestId, change)
      return step === 'add' || step === 'none'
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
