import type { Relation } from '@/domain/library/relation'

/** Relations of guests to content (OTH-006, OTH-007). Throws `BackendError`. */
export interface RelationGateway {
  /** Whether the relation exists now; `false`: a guest without an account, of another guest, or to nothing that exists. */
  add(relation: Relation): Promise<boolean>
  /** Whether the relation exists. */
  has(relation: Relation): Promise<boolean>
  /** Whether the relation does not exist now; `false` as above. */
  remove(relation: Relation): Promise<boolean>
}

export const RelationGateway = Symbol.for('RelationGateway')
