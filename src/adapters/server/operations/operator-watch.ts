import { Outage } from './outage'
import type { ReadinessCheck } from './readiness'
import type { ServiceLog } from './service-log'
import type { StoreChoice } from '@/adapters/server/base/config/operation'
import type { Bus } from '@/adapters/bus/bus'
import { codeOf } from '@/application/errors/code-of'
import type { Clock } from '@/application/device/clock'

/** The fields of a database's health that are read. */
interface Health {
  answers(): Promise<void>
  takesWrites(): Promise<void>
  clocksAgree(now: () => number): Promise<void>
}

/**
 * Returns the checks of services that a server over a database and a bus needs to be ready, and of
 * those it can do without for a while.
 */
export function checksOf(
  { health, bus }: { readonly health: Health; readonly bus: Pick<Bus, 'isConnected'> },
  hasFellows: boolean,
  clock: Pick<Clock, 'now'>,
): readonly ReadinessCheck[] {
  const ofDatabase: readonly ReadinessCheck[] = [
    { name: 'database', check: () => health.answers() },
    { name: 'writes', check: () => health.takesWrites() },
    // A server that is alone has no other one to disagree with.
    { name: 'clock', isOwn: hasFellows, check: () => health.clocksAgree(() => clock.now()) },
  ]
  if (!hasFellows) return ofDatabase
  const check = async (): Promise<void> => {
    if (!bus.isConnected) throw new Error('no connection')
  }
  // Without it all servers are equally degraded, so guests are not sent to another one.
  return [...ofDatabase, { name: 'bus', onlyDegrades: true, check }]
}

const hostOf = (store: StoreChoice): string =>
  store.kind === 'postgres' ? (URL.parse(store.url)?.host ?? '') : store.kind

/** Logs how a running service is doing: what is lost and back once each, and every defect. */
export class OperatorWatch {
  private outage: Outage | null = null

  readonly bus = {
    lost: (host: string, cause: string): void => this.log.error('bus lost', { host, cause }),
    back: (host: string): void => this.log.info('bus back', { host }),
  }

  constructor(
    private readonly store: StoreChoice,
    private readonly clock: Clock,
    private readonly log: ServiceLog,
    /**
     * Ends the process with a sentence: the supervisor that starts it again starts the database
     * with it.
     */
    private readonly giveUp: (sentence: string) => void,
  ) {}

  /** From now on reports failures to reach the database as one outage and not as many defects. */
  follow(health: Pick<Health, 'takesWrites' | 'answers'>): void {
    const check = () => health.answers().then(() => health.takesWrites())
    this.outage = new Outage('database', hostOf(this.store), check, this.clock, this.log)
  }

  error(error: unknown): void {
    if (this.outage !== null && codeOf(error) === 'unavailable') this.outage.lost(error)
    else this.log.defect(error)
  }

  databaseRestarted(): void {
    this.log.warn('the embedded Postgres had ended by itself and was started again')
  }

  databaseGivenUp(error: unknown): void {
    this.giveUp(
      `The embedded Postgres ended and could not be started again: ${error instanceof Error ? error.message : String(error)}`,
    )
  }

  stop(): void {
    this.outage?.stop()
  }
}
