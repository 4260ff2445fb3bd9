import type { Relation } from '@/domain/library/relation'

/** Relations of guests to content (OTH-006, OTH-007). Throws `BackendError`. */
export interface RelationGateway {
  /**
   * Adds a relation. Returns whether it exists now; `false` for a guest without an account, for
   * another guest's relation, or if its object does not exist.
   */
  add(relation: Relation): Promise<boolean>
  /** Returns whether the relation exists. */
  has(relation: Relation): Promise<boolean>
  /** Removes a relation. Returns whether it is gone; `false` in the same cases as `add`. */
  remove(relation: Relation): Promise<boolean>
}

export const RelationGateway = Symbol.for('RelationGateway')
