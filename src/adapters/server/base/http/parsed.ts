import type { Wire } from '@/adapters/wire/base/scalars'
import { BackendError } from '@/application/errors/backend-error'

/**
 * A request does not have the agreed shape; `fields` are the paths that do not, and may be
 * disclosed.
 */
export class MalformedRequest extends BackendError {
  constructor(fields: readonly string[]) {
    super('invalid-request', { fields })
  }
}

/**
 * Returns the data of a client, if it has the agreed shape. Throws `MalformedRequest`, which names
 * paths and never their values.
 */
export function parsed<T>(schema: Wire<T>, given: unknown): T {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const places = result.error.issues.map(({ path }) => path.map(String).join('.') || '(whole)')
  throw new MalformedRequest(places.slice(0, 10))
}
