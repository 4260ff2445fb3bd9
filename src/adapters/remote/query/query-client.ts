import type { AxiosInstance } from 'axios'
import { toBackendError, errorOfAnswer } from '@/adapters/remote/rest/to-backend-error'
import type { RemoteSession } from '@/adapters/remote/session/remote-session'
import { errorCode } from '@/adapters/wire/base/error-answer'
import { MISSING_TOKEN, queryAnswer, type QueryCall } from '@/adapters/wire/base/query-call'
import type { Connectivity } from '@/application/device/connectivity'
import { BackendError } from '@/application/errors/backend-error'
import type { Language } from '@/domain/navigation/language'

/** Queries the data-query endpoint (API-012, API-013). */
export class QueryClient {
  constructor(
    private readonly http: AxiosInstance,
    private readonly settings: { readonly url: string; readonly language: () => Language },
    private readonly session: RemoteSession,
    private readonly connectivity: Connectivity,
  ) {}

  /** Throws `BackendError`, `missing-token` without a session. A session that has ended is opened again once. */
  async query<V extends object, R>(call: QueryCall<V, R>, variables: V): Promise<R> {
    try {
      return await this.send(call, variables)
    } catch (failure) {
      if (!(failure instanceof BackendError) || failure.code !== 'session-expired') throw failure
      await this.session.open()
      return this.send(call, variables)
    }
  }

  private async send<V extends object, R>(call: QueryCall<V, R>, variables: V): Promise<R> {
    const token = this.session.token ?? (await this.session.ready())
    const { identity } = this.session
    if (token === null) throw new BackendError('missing-token', { detail: MISSING_TOKEN })
    const key = identity?.isLoggedIn === true && call.key ? { [call.key.header]: await call.key.of(token) } : {}
    const answer = await this.http
      .post<unknown>(
        `${this.settings.url}?language=${this.settings.language()}`,
        { documentId: call.name, variables: call.encode?.(variables) ?? variables },
        { headers: { Authorization: `Bearer ${token}`, ...key }, validateStatus: () => true },
      )
      .catch((error: unknown) => {
        throw toBackendError(error, this.connectivity)
      })
    return read(call, answer.status, answer.data)
  }
}

function read<V, R>(call: QueryCall<V, R>, status: number, body: unknown): R {
  const answer = queryAnswer.safeParse(body)
  const errors = answer.data?.errors ?? []
  const [error] = errors
  if (error !== undefined) {
    const code = errorCode.safeParse(error.extensions?.code)
    if (!code.success && call.refusedWith !== undefined && error.message !== MISSING_TOKEN)
      return call.refusedWith(errors)
    // "invalid-request: Unmapped category" has the code in front of the detail.
    const [, detail = 'query'] = error.message.split(': ')
    if (code.success) throw new BackendError(code.data, { detail })
    throw new BackendError(error.message === MISSING_TOKEN ? 'missing-token' : 'http', { detail: 'query' })
  }
  if (status !== 200) throw errorOfAnswer(status, body)
  const top = answer.data?.data
  const fields = (call.parent === undefined ? top : top?.[call.parent]) as typeof top
  const data = call.answer.safeParse(fields?.[call.name])
  if (!data.success) throw new BackendError('protocol', { detail: 'query data' })
  return data.data
}
