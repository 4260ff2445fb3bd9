import { BackendError, type BackendErrorCode } from './backend-error'

/**
 * The code of any error a port threw; an error that is no `BackendError` is a defect of ours and counts as internal.
 */
export const codeOf = (error: unknown): BackendErrorCode => (error instanceof BackendError ? error.code : 'internal')
