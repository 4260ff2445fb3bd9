import { addRelation, hasRelation, removeRelation } from './library-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { RelationGateway } from '@/application/library/relation-gateway'

const bound = bindingOf<RelationGateway>()

/** Relations on the wire. */
export const relationsPort: PortBinding<RelationGateway> = {
  add: bound('add', addRelation, { answer: 'relation' }),
  has: bound('has', hasRelation, { answer: 'relation' }),
  remove: bound('remove', removeRelation, { answer: 'relation' }),
}
