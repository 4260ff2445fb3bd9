/** Actors of the world, sockets, and how many actors each of them shows. */
export const ACTORS = 100_000
export const SOCKETS = 2_000
export const SHOWN = 60

/** Changes a second, published in parts of a tick, ms, for so long, s. */
const RATE = 10_000
const TICK = 10
const SECONDS = 6

/** Which changes are published. */
export interface Storm {
  /** Whose: of actors that sockets may show, or of others that none does. */
  readonly actors: 'shown' | 'others'
}

/** What a storm took. */
export interface StormCost {
  readonly changes: number
  /** CPU time of the server for each change, microseconds. */
  readonly cpu: number
  /** How long the publishing of all of them took, s. */
  readonly seconds: number
}

/** What a server reports once it listens. */
export interface StormReady {
  readonly url: string
  readonly members: readonly { readonly token: string; readonly guestId: string }[]
}

/** What changes of an actor: `onlineSince` is the moment of the change, by which its delivery is measured. */
export interface ChangedState {
  readonly isBusy: boolean
  readonly onlineSince: number
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Epoch ms with fractions: parent and child read the same clock. */
export const exactly = (): number => performance.timeOrigin + performance.now()

async function run({ actors }: Storm, publish: (actorId: string, state: ChangedState) => void): Promise<StormCost> {
  const [from, before] = [performance.now(), cpu()]
  let changes = 0
  while (changes < RATE * SECONDS) {
    const due = Math.min(RATE * SECONDS, Math.floor(((performance.now() - from) / 1_000) * RATE))
    for (; changes < due; changes++) {
      const number = Math.floor(Math.random() * ACTORS) + (actors === 'shown' ? 1 : 10 * ACTORS)
      publish(String(number), { isBusy: changes % 2 === 0, onlineSince: exactly() })
    }
    await new Promise((resolve) => setTimeout(resolve, TICK))
  }
  const seconds = (performance.now() - from) / 1_000
  return { changes, cpu: (cpu() - before) / changes, seconds }
}

/** In the child: reports that it listens, and publishes the changes of each storm that is ordered. */
export function serveStorms(ready: StormReady, publish: (actorId: string, state: ChangedState) => void): void {
  process.on('message', (storm: Storm) => void run(storm, publish).then((cost) => process.send?.(cost)))
  process.send?.(ready)
}
