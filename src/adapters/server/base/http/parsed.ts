import type { Wire } from '@/adapters/wire/base/scalars'
import { BackendError } from '@/application/errors/backend-error'

/** What a client sent, if it has the agreed shape. Throws `invalid-request` with the places that have not, never their values. */
export function parsed<T>(schema: Wire<T>, given: unknown): T {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const places = result.error.issues.map(({ path }) => path.map(String).join('.') || '(whole)')
  throw new BackendError('invalid-request', { detail: places.slice(0, 10).join(', ') })
}
