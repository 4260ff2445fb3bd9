import type { FeatureContract } from './feature-contract'
import type { PortList, PortsOf } from '@/application/platform/port-list'

/**
 * All that one kind of people reaches over the wire. Server, clients and documents follow from it, so that another kind (actors, operators) has
 * a set of its own beside this one. Its sessions are the `PortSessions` of these ports.
 */
export interface PortSet<Ports> {
  /** Its ports, by the names that the features bind. */
  readonly list: PortList & Readonly<Record<keyof Ports, unknown>>
  readonly features: readonly FeatureContract<Ports>[]
  /** The path before that of each call; empty: none. */
  readonly path: string
  /** What its documents say that it is, as a sentence. */
  readonly about: string
}

/** Declares a set; a feature that binds a port which the list does not have does not compile. */
export const portSetOf = <L extends PortList>(
  list: L,
  rest: Omit<PortSet<PortsOf<L>>, 'list'>,
): PortSet<PortsOf<L>> => ({ list, ...rest })
