import type { Counter } from './counter-deltas'
import type { Job, JobHandler } from './jobs'
import type { PlatformContext } from './platform-context'
import type { Collection, Transaction } from '@/adapters/stores/store'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { SessionChange } from '@/application/platform/platform'
import type { Language } from '@/domain/navigation/language'

/** The session a request shows and its language. The token is looked up on every request, so that one that has ended opens nothing. */
export interface Caller {
  /** Hash of the access token (`hashOf`), by which the store knows the session. */
  tokenHash(): string | null
  language(): Language
  /** The network address that the request came from, by whose network strangers are counted; `null` where there is no network between. */
  address(): string | null
}

/** A periodic step: what one server does for all, in each run of the scheduler. */
export type Step = (platform: PlatformContext, onError: (error: unknown) => void) => Promise<unknown>

/** How the ports of a feature are made for a caller, once one is used. */
type PortMakers = {
  readonly [Name in keyof GuestPorts]?: (
    platform: PlatformContext,
    caller: Caller,
    onSession: (change: SessionChange) => void,
  ) => GuestPorts[Name]
}

/** What a feature adds to the platform. `assembly/features.ts` lists the features, and nothing else has to know them. */
export interface BackendFeature {
  /** Its records: a store that lasts has a table for each, a backup holds them all. */
  readonly collections?: readonly Collection<never>[]
  /** Those of them that everybody reads and few change: each server has them in memory as well. */
  readonly catalog?: readonly Collection<never>[]
  /** Counts that many guests add to. */
  readonly counters?: readonly Counter[]
  readonly ports?: PortMakers
  /** By their kind: jobs that are independent of one another. Every server does them, several at once. */
  readonly jobs?: Readonly<Record<string, JobHandler>>
  /** By their kind: jobs that one server does in the order of their times. */
  readonly jobsInOrder?: Readonly<Record<string, JobHandler>>
  /** By their name, which is a label of metrics. */
  readonly steps?: Readonly<Record<string, Step>>
  /** By their kind: who writes the mails of the feature. */
  readonly letters?: Readonly<
    Record<string, (platform: PlatformContext, tx: Transaction, job: Job, language: Language) => Promise<object | null>>
  >
}

/** Declares a feature; its type holds what it declares, so that a port or a letter that nobody declares does not compile. */
export const backendFeature = <const F extends BackendFeature>(
  feature: F & Readonly<Record<Exclude<keyof F, keyof BackendFeature>, never>>,
): F => feature
