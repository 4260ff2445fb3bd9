import { BackendError } from '@/application/errors/backend-error'

/** A page that could not be loaded without a network: it is loaded once there is one. */
export class CutOffError extends BackendError {
  constructor(cause: unknown) {
    super('offline', { cause })
  }
}
