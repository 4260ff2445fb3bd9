import type { AxiosInstance } from 'axios'
import { toBackendError } from './to-backend-error'
import { isInAddress, REST_PREFIX, TIMESTAMP, type RestCall } from '@/adapters/wire/base/rest-call'
import type { Connectivity } from '@/application/device/connectivity'
import { BackendError } from '@/application/errors/backend-error'
import type { Language } from '@/domain/navigation/language'

/** The session that calls are sent in. */
export interface ClientSession {
  readonly token: string | null
  /** The token, once an opening that runs has ended. */
  ready(): Promise<string | null>
  /** Opens the session again. */
  open(): Promise<unknown>
}

export interface RestSettings {
  /** Origin and path before /rest/v1; empty: this origin. */
  readonly baseUrl: string
  readonly version: string
  readonly language: () => Language
  /** The clock of the client, epoch ms. */
  readonly now: () => number
}

/** Sends the REST calls of the contract and reads their answers (API-001 to API-006). */
export class RestClient {
  constructor(
    private readonly http: AxiosInstance,
    private readonly settings: RestSettings,
    private readonly session: ClientSession,
    private readonly connectivity: Connectivity,
  ) {}

  /**
   * Executes a call. An answer that the session has ended opens the session again, once, and retries where a repeat
   * does no harm. Throws `BackendError`.
   */
  async call<I extends object, O>(call: RestCall<I, O>, input: I): Promise<O> {
    try {
      return await this.send(call, input)
    } catch (error) {
      const expired = error instanceof BackendError && error.code === 'session-expired'
      if (!expired || !call.repeatable || call.open === true || this.session.token === null) throw error
      await this.session.open()
      return this.send(call, input)
    }
  }

  /** Address of a call with all that belongs in its query string. */
  address<I extends object, O>(call: RestCall<I, O>, input: I): { readonly url: string; readonly body: object } {
    const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) }
    const path = call.path.replaceAll(/:(\w+)/gu, (_, name: string) => {
      const value = rest[name]
      delete rest[name]
      return encodeURIComponent(String(value).toWellFormed())
    })
    const query = new URLSearchParams({ language: this.settings.language(), ver: this.settings.version })
    const { token } = this.session
    if (token !== null && call.open !== true) query.set('access_token', token)
    if (call.fresh === true) query.set(TIMESTAMP, String(this.settings.now()))
    if (isInAddress(call)) {
      for (const [name, value] of Object.entries(rest))
        if (value !== undefined) query.set(name, `${value as string | number}`)
    }
    return { url: `${this.settings.baseUrl}${REST_PREFIX}${path}?${query.toString()}`, body: rest }
  }

  private async send<I extends object, O>(call: RestCall<I, O>, input: I): Promise<O> {
    const token = this.session.token ?? (call.open === true ? null : await this.session.ready())
    if (token === null && call.open !== true) throw new BackendError('session-expired', { detail: 'no session' })
    const { url, body } = this.address(call, input)
    const answer = await this.http
      .request<unknown>({
        method: call.method,
        url,
        withCredentials: call.credentials === true,
        fetchOptions: { keepalive: call.keepalive === true },
        ...(isInAddress(call) ? {} : { data: body }),
        headers: {
          ...(token === null || call.open === true ? {} : { Authorization: `Bearer ${token}` }),
          ...(call.fresh === true ? { 'Cache-Control': 'no-cache' } : {}),
        },
      })
      .catch((failure: unknown) => {
        throw toBackendError(failure, this.connectivity)
      })
    const read = call.answer.safeParse(answer.data)
    if (!read.success) throw new BackendError('protocol', { detail: call.path })
    return read.data
  }
}
