import type { Wire } from '@/adapters/wire/base/scalars'
import { text } from '@/adapters/wire/base/scalars'
import { BackendError } from '@/application/errors/backend-error'

/** The last part of some addresses: an object as JSON. */
export const payload = text(280, 1)

/** An object as such a part. */
export const payloadOf = (value: object): string => JSON.stringify(value)

/** The object of such a part, checked as any input is. Throws `invalid-request`. */
export function readPayload<T>(schema: Wire<T>, sent: string): T {
  try {
    return schema.parse(JSON.parse(sent))
  } catch (cause) {
    throw new BackendError('invalid-request', { cause, fields: ['payload'] })
  }
}
