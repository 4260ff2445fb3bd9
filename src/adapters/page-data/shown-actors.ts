import type { RecordedCall } from './page-data'
import { asId, type ActorId } from '@/domain/ids'

/** What a page shows that changes by the second. */
export interface ShownActors {
  readonly actors: ReadonlySet<ActorId>
  /** Whether it shows a list of actors: who comes and goes may belong into it. */
  readonly hasList: boolean
}

const isActor = (value: object): value is { readonly id: string } =>
  'id' in value &&
  typeof value.id === 'string' &&
  'state' in value &&
  typeof value.state === 'object' &&
  value.state !== null &&
  'isOnline' in value.state

/** The actors in what ports answered while a page was rendered: each object with an id and a live state, at any depth. */
export function shownActors(calls: readonly Pick<RecordedCall, 'answer'>[]): ShownActors {
  const actors = new Set<ActorId>()
  let hasList = false
  const visit = (value: unknown, isItem: boolean): void => {
    if (typeof value !== 'object' || value === null) return
    if (isActor(value)) {
      actors.add(asId<ActorId>(value.id))
      hasList ||= isItem
    }
    for (const part of Object.values(value)) visit(part, Array.isArray(value))
  }
  for (const { answer } of calls) visit(answer, false)
  return { actors, hasList }
}
