import type { ServiceIdentifier } from 'inversify'
import type { Services } from '@/ui/base/services'

/** The services that declarations of features find in a test; any other one throws an error that names it. */
export function servicesOf(...given: readonly (readonly [ServiceIdentifier, unknown])[]): Services {
  const services = new Map(given)
  return {
    get: <T>(identifier: ServiceIdentifier<T>) => {
      if (!services.has(identifier)) throw new Error(`This test has no service ${String(identifier)}`)
      return services.get(identifier) as T
    },
  }
}
