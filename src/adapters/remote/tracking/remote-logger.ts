import * as z from 'zod/mini'
import { reportingPort } from '@/adapters/remote/remote-port'
import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { restCallsOf } from '@/adapters/wire/base/port-binding'
import { loggerPort } from '@/adapters/wire/tracking/tracking-ports'
import type { Connectivity } from '@/application/device/connectivity'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import { codeOf } from '@/application/errors/code-of'
import type { Logger } from '@/application/tracking/logger'
import { parseJson } from '@/domain/access/json'

const KEY = 'logQueue'

/** How many requests wait at most; of more, the oldest are given up. */
const MAX_QUEUE_LENGTH = 100

const calls = new Map(restCallsOf(loggerPort).map((call) => [call.name, call]))

const entries = z.array(z.object({ call: z.enum([...calls.keys()]), body: z.unknown() }))

type Entry = z.infer<typeof entries>[number]

/** Reports that wait for a network: they survive a reload and are replayed in order (API-017). */
class LogQueue {
  private queue: readonly Entry[]
  private sending = false

  constructor(
    private readonly rest: RestClient,
    private readonly connectivity: Connectivity,
    private readonly storage: KeyValueStorage,
  ) {
    const stored = entries.safeParse(parseJson(storage.read(KEY) ?? '[]'))
    this.queue = stored.success ? stored.data : []
    connectivity.watch((online) => {
      if (online) void this.replay()
    })
  }

  add(entry: Entry): void {
    this.set([...this.queue, entry].slice(-MAX_QUEUE_LENGTH))
    void this.replay()
  }

  /** Sends what waits, one after the other; what the platform refuses is given up, what cannot reach it waits on. */
  async replay(): Promise<void> {
    if (this.sending) return
    this.sending = true
    try {
      for (let [next] = this.queue; next !== undefined && this.connectivity.isOnline(); [next] = this.queue) {
        if (!(await this.isDelivered(next))) return
        this.set(this.queue.slice(1))
      }
    } finally {
      this.sending = false
    }
  }

  private async isDelivered({ call, body }: Entry): Promise<boolean> {
    const known = calls.get(call)
    const parsed = known?.request.safeParse(body)
    if (known === undefined || parsed?.success !== true) return true
    try {
      await this.rest.call(known, parsed.data)
      return true
    } catch (error) {
      return !['offline', 'unavailable', 'timeout', 'session-expired'].includes(codeOf(error))
    }
  }

  private set(queue: readonly Entry[]): void {
    this.queue = queue
    this.storage.write(KEY, queue.length === 0 ? null : JSON.stringify(queue))
  }
}

/** Reports errors to the operator; `replay` sends what waits from before a reload. */
export function remoteLogger(
  rest: RestClient,
  connectivity: Connectivity,
  storage: KeyValueStorage,
): Logger & Pick<LogQueue, 'replay'> {
  const queue = new LogQueue(rest, connectivity, storage)
  return {
    ...reportingPort(loggerPort, ({ name }, body) => queue.add({ call: name, body })),
    replay: () => queue.replay(),
  }
}
