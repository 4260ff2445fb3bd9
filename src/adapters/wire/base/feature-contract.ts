import type { ListedPages } from './site-map'
import type { CallOperation, PortBinding } from './port-binding'
import type { Wire } from './scalars'
import type { Language } from '@/domain/navigation/language'
import type { GuestPorts } from '@/application/platform/guest-ports'

/**
 * What clients stop using (docs/wire.md, "Versions"). Declared where it is published: the documents mark it, and the answers that carry it have
 * the headers `Deprecation` and `Sunset`. Days as YYYY-MM-DD, UTC; at least 90 of them lie between.
 */
export interface Deprecation {
  readonly since: string
  /** The day from which it may be gone. */
  readonly sunset: string
  /** What to use, as a sentence. */
  readonly instead: string
}

/** A schema that the published contract names, with what a schema cannot express. */
export interface NamedSchema {
  readonly name: string
  readonly schema: Wire<unknown>
  readonly about: string
  /** What a field is, where its name and type do not specify it: units, when it is null, limits that are rules. */
  readonly fields?: Readonly<Record<string, string>>
  readonly deprecated?: Readonly<Record<string, Deprecation>>
  /** What each value of a closed list means. */
  readonly words?: Readonly<Record<string, string>>
  /**
   * Its name in the query schema, where that is another one. Schemas under one name are one type there; what not all of them have is
   * nullable. `String`: a closed list that is a text there.
   */
  readonly sdl?: string
  /**
   * How a value of the domain is written where the wire has other names or another nesting (ruling 16); the schema reads it back. It is
   * here, so that no client loads it. What is inside is written by the schemas of its parts.
   */
  readonly write?: (value: never, language: Language) => object
}

/** As much of an operation as the published contract needs. */
export interface PublishedOperation {
  readonly name: string
  readonly transport: 'rest' | 'query' | 'socket'
  readonly request: Wire<unknown>
  readonly answer: Wire<unknown>
  readonly repeatable: boolean
}

/** An operation and what has to be known to use it. */
export interface DescribedOperation {
  readonly operation: PublishedOperation
  /** One sentence. */
  readonly about: string
  /** Rules that the schemas cannot express: who may, what it changes, which updates follow. */
  readonly rules?: string
  /** What each field of the request is. */
  readonly fields?: Readonly<Record<string, string>>
  /** Shorter documents of a query that answers a page, by their ids: what they request of each entry. */
  readonly documents?: Readonly<Record<string, readonly string[]>>
  readonly deprecated?: Deprecation
  /** Fields of the request. */
  readonly deprecatedFields?: Readonly<Record<string, Deprecation>>
}

/** An operation and how it is executed with the ports of a session. */
export interface ServedOperation<Ports = GuestPorts> {
  readonly operation: CallOperation<object, unknown>
  readonly call: (ports: Ports, request: object) => Promise<unknown>
}

interface OfferedOperation<Ports> extends DescribedOperation {
  /** How it is executed, where no method of a port is bound to it: made by `alias`. */
  readonly alias?: ServedOperation<Ports>
}

/** Declares another documented name for what a method does: the operation as it is described, and its call. */
export const alias = <I extends object, O>(
  operation: CallOperation<I, O>,
  call: (ports: GuestPorts, request: I) => Promise<O>,
): { readonly operation: PublishedOperation; readonly alias: ServedOperation } => {
  const known = operation as unknown as CallOperation<object, unknown>
  // The server has parsed the request with the schema of the operation before it calls this.
  return { operation: known, alias: { operation: known, call: (ports, request) => call(ports, request as I) } }
}

/** An update of the socket and when it is sent. */
export interface DescribedUpdate {
  readonly type: string
  readonly about: string
  readonly fields?: Readonly<Record<string, string>>
}

/** The methods of ports that travel by an operation: the server serves them, and nothing is written for it. */
type BoundPorts<Ports> = { readonly [N in keyof Ports]?: Partial<PortBinding<Ports[N]>> }

/** What the documents say of one feature. */
export interface PublishedFeature {
  readonly feature: string
  readonly about: string
  readonly schemas: readonly NamedSchema[]
  readonly operations: readonly DescribedOperation[]
  readonly updates?: readonly DescribedUpdate[]
}

/** What one feature publishes. */
export interface FeatureContract<Ports = GuestPorts> extends PublishedFeature {
  readonly operations: readonly OfferedOperation<Ports>[]
  readonly ports?: BoundPorts<Ports>
  /** Its public pages with a parameter. The site map lists them in the order of the features. */
  readonly sitemap?: readonly ListedPages[]
}
