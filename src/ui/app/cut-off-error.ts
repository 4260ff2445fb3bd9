import { BackendError } from '@/application/errors/backend-error'

/** A page that could not be loaded because there was no network: it is loaded once there is one again. */
export class CutOffError extends BackendError {
  constructor(cause: unknown) {
    super('offline', { cause })
  }
}
