import type { FastifyRequest } from 'fastify'
import { parsed } from './parsed'
import { testDay } from '@/adapters/wire/base/test-day'
import { BackendError } from '@/application/errors/backend-error'
import type { PortSessions, SessionChange } from '@/application/platform/platform'
import type { TestDay } from '@/domain/access/test-day'
import { languageOrDefault, type Language } from '@/domain/navigation/language'

const queryOf = (request: FastifyRequest): Readonly<Record<string, unknown>> =>
  request.query as Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The language a call requests for its answer (API-002, API-012). */
export const languageOf = (request: FastifyRequest): Language => languageOrDefault(textOf(queryOf(request)['language']))

/** The day as of which a request is to be answered. Throws `invalid-request` (API-012, ACT-036). */
export function testDayOf(request: FastifyRequest): TestDay | null {
  const { qmdate, qmday } = parsed(testDay, request.query)
  if (qmdate !== undefined) return qmdate
  return qmday === undefined ? null : { day: qmday }
}

/** The token as bearer (API-005, API-012). */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer (\S{1,500})$/u.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/**
 * Returns the token of a REST call: as bearer, or in the query string, because a beacon can set no
 * header (API-002).
 */
export const tokenOf = (request: FastifyRequest): string | null =>
  bearerOf(request) ?? textOf(queryOf(request)['access_token'])

/** The ports of the caller who holds the token. Throws `session-expired`. */
export async function portsOf<Ports>(
  sessions: PortSessions<Ports>,
  token: string | null,
  language: Language,
  onSession: ((change: SessionChange) => void) | undefined,
  address: string,
  day: TestDay | null = null,
): Promise<Ports> {
  const ports = token === null ? null : await sessions.portsFor(token, language, onSession, address, day)
  if (ports === null) throw new BackendError('session-expired')
  return ports
}
