import * as z from 'zod/mini'
import type { RestClient } from '@/adapters/remote/rest/rest-client'
import type { RestCall } from '@/adapters/wire/base/rest-call'
import {
  browserOnline,
  loggedError,
  vxmessengerError,
  websocketConnectionError,
} from '@/adapters/wire/tracking/tracking-calls'
import type { Connectivity } from '@/application/device/connectivity'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import { codeOf } from '@/application/errors/code-of'
import type { Logger, SocketError } from '@/application/tracking/logger'
import { parseJson } from '@/domain/access/json'
import { cleanText, truncateText } from '@/domain/access/text'

const KEY = 'logQueue'

/** How many requests wait at most; of more, the oldest are given up. */
const MAX_QUEUE_LENGTH = 100

const CALLS = { browserOnline, websocketConnectionError, vxmessengerError, loggedError } as const

const entries = z.array(
  z.object({
    call: z.enum(['browserOnline', 'websocketConnectionError', 'vxmessengerError', 'loggedError']),
    body: z.unknown(),
  }),
)

/** The text of an error may hold anything. */
const tidy = (text: string, maxLength: number): string => truncateText(cleanText(text, { lines: true }), maxLength)

type Entry = z.infer<typeof entries>[number]

/**
 * Reports errors to the operator. What is reported without a network waits, survives a reload and is replayed in order
 * (API-017).
 */
export class RemoteLogger implements Logger {
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

  browserOnline(status: boolean): void {
    this.log('browserOnline', { status })
  }

  socketError(failure: SocketError): void {
    this.log('websocketConnectionError', {
      ...failure,
      error: tidy(failure.error, 200),
      errorReason: tidy(failure.errorReason, 500),
    })
  }

  messengerError(message: string): void {
    this.log('vxmessengerError', { message: tidy(message, 2_000) })
  }

  error(code: string, detail: string): void {
    this.log('loggedError', { code: code.slice(0, 100), detail: tidy(detail, 2_000) })
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

  private log(call: Entry['call'], body: unknown): void {
    this.set([...this.queue, { call, body }].slice(-MAX_QUEUE_LENGTH))
    void this.replay()
  }

  private async isDelivered({ call, body }: Entry): Promise<boolean> {
    const known: RestCall<object, unknown> = CALLS[call]
    const parsed = known.request.safeParse(body)
    if (!parsed.success) return true
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
