import type { Counter } from './counter-deltas'
import type { EventRecorder } from './event-recorder'
import type { Job, JobHandler } from './jobs'
import type { PlatformContext } from './platform-context'
import type { FeatureRules } from './rules'
import type { Collection, Transaction } from '@/adapters/stores/store'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { SessionChange } from '@/application/platform/platform'
import type { Language } from '@/domain/navigation/language'

/**
 * The session and language of a request. The token is looked up on every request, so that an ended
 * one stops working at once.
 */
export interface Caller {
  /** Hash of the access token (`hashOf`), by which the store knows the session. */
  tokenHash(): string | null
  language(): Language
  /**
   * Returns the network address that the request came from, by whose network strangers are counted;
   * `null` if there is no network between.
   */
  address(): string | null
}

/** A periodic step, which one server runs for all of them in each run of the scheduler. */
export type Step = (platform: PlatformContext, onError: (error: unknown) => void) => Promise<unknown>

/** Functions that create the ports of a feature for a caller when they are first used. */
type PortMakers = {
  readonly [Name in keyof GuestPorts]?: (
    platform: PlatformContext,
    caller: Caller,
    onSession: (change: SessionChange) => void,
  ) => GuestPorts[Name]
}

/**
 * A feature's contribution to the platform. `assembly/features.ts` lists the features, and no other
 * code needs to know them.
 */
export interface BackendFeature {
  /** Its records: a persistent store has a table for each, and a backup contains them all. */
  readonly collections?: readonly Collection<never>[]
  /** The collections that everybody reads and few change: each server caches them in memory. */
  readonly catalog?: readonly Collection<never>[]
  /** Counts that many guests add to. */
  readonly counters?: readonly Counter[]
  readonly ports?: PortMakers
  /**
   * Handlers, by kind, of jobs that are independent of one another: every server runs them, several
   * at once.
   */
  readonly jobs?: Readonly<Record<string, JobHandler>>
  /** Handlers, by kind, of jobs that one server runs in the order of their times. */
  readonly jobsInOrder?: Readonly<Record<string, JobHandler>>
  /** Steps by name, which is a label of metrics. */
  readonly steps?: Readonly<Record<string, Step>>
  /** The events of analytics that follow from its records. */
  readonly events?: readonly EventRecorder[]
  /** The settings an operator may change, under the name of the feature. */
  readonly rules?: Readonly<Record<string, FeatureRules<object>>>
  /** Kinds of content by name, as `content/content-kinds.ts` describes them. */
  readonly contentKinds?: Readonly<Record<string, object>>
  /** Kinds of content that an operator can hide, by name, as `content/hideable.ts` describes them. */
  readonly hideable?: Readonly<Record<string, object>>
  /** Functions, by kind, that write the mails of the feature. */
  readonly letters?: Readonly<
    Record<string, (platform: PlatformContext, tx: Transaction, job: Job, language: Language) => Promise<object | null>>
  >
}

/**
 * Declares a feature. The type records exactly what it declares, so that using an undeclared port
 * or letter does not compile.
 */
export const backendFeature = <const F extends BackendFeature>(
  feature: F & Readonly<Record<Exclude<keyof F, keyof BackendFeature>, never>>,
): F => feature
