import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { addressOf } from '@/adapters/server/base/http/caller-address'
import { compressionOf } from '@/adapters/server/base/http/compressed-answers'
import { languageOf, portsOf, testDayOf, tokenOf } from '@/adapters/server/base/http/caller-of'
import { clearDeviceCookie, setDeviceCookie } from '@/adapters/server/base/http/device-cookie'
import { parsed } from '@/adapters/server/base/http/parsed'
import { logRefusal, logSecurity, refusalOf } from '@/adapters/server/base/security-log'
import { isInAddress, REST_PREFIX, TIMESTAMP, type RestCall } from '@/adapters/wire/base/rest-call'
import { intText } from '@/adapters/wire/base/scalars'
import { Deprecations } from '@/adapters/wire/contract/deprecations'
import type { PortSet } from '@/adapters/wire/base/port-set'
import { declareWritten, writtenAs } from '@/adapters/wire/contract/written'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { PortSessions, SessionChange } from '@/application/platform/platform'

/** Accepts a client that sends no time of its own: no answer is stored here (TVS-016). */
const timestamped = z.object({ [TIMESTAMP]: z.exactOptional(intText(0, Number.MAX_SAFE_INTEGER)) })

/** Executes one call for the caller whose ports these are. */
type Handler<I, O, Ports> = (ports: Ports, input: I, token: string) => Promise<O>

/** Publishes calls of a set: validates what arrives, finds the caller, answers with what their ports return. */
export class RestServer<Ports = GuestPorts> {
  private readonly deprecations: Deprecations

  constructor(
    private readonly app: FastifyInstance,
    private readonly set: PortSet<Ports>,
    private readonly sessions: PortSessions<Ports>,
    /** Ends the connections of sessions, which are named by their token digests. */
    private readonly endSessions: (digests: readonly string[]) => Promise<void>,
  ) {
    this.deprecations = new Deprecations(set.features)
    declareWritten(set.features)
  }

  /** A call of a caller with a session; `headers` go with the answer of one that succeeded. */
  serve<I, O>(
    call: RestCall<I, O>,
    handler: Handler<I, O, Ports>,
    headers: Readonly<Record<string, string>> = {},
  ): this {
    return this.serveOpen(call, async (input, request, reply) => {
      const token = tokenOf(request)
      const ended: string[] = []
      // At once, because the platform has stored the change, regardless of the rest of the call.
      const onSession = ({ device, ended: digests }: SessionChange): void => {
        if (device === null) clearDeviceCookie(request, reply)
        else if (device !== undefined) setDeviceCookie(request, reply, device.deviceKey)
        ended.push(...digests)
        // Each change ends the token of before.
        logSecurity(request.log, 'session-ended')
      }
      const day = call.dated === true ? testDayOf(request) : null
      const ports = await portsOf(this.sessions, token, languageOf(request), onSession, addressOf(request), day)
      const answer = await handler(ports, input, token ?? '')
      await this.endSessions(ended)
      reply.headers(headers)
      return answer
    })
  }

  /** A call that needs no session. */
  serveOpen<I, O>(
    call: RestCall<I, O>,
    handler: (input: I, request: FastifyRequest, reply: FastifyReply) => Promise<O>,
  ): this {
    const announced = this.deprecations.headers('rest', [call.name])
    this.app.route({
      ...compressionOf(call),
      method: call.method,
      url: `${this.set.path}${REST_PREFIX}${call.path}`,
      handler: async (request, reply) => {
        const sent = isInAddress(call) ? request.query : request.body
        const input = parsed(call.request, Object.assign({}, sent, request.params))
        reply.headers(announced)
        reply.header('cache-control', call.fresh === true ? 'no-cache, no-store' : 'no-store')
        if (call.fresh === true) parsed(timestamped, request.query)
        const answer = await handler(input, request, reply)
        logRefusal(request.log, refusalOf(answer))
        // Set only after success, because a failure must not be cached.
        if (call.maxAge !== undefined) reply.header('cache-control', `private, max-age=${call.maxAge}`)
        return writtenAs(call.answer, answer, languageOf(request))
      },
    })
    return this
  }
}
