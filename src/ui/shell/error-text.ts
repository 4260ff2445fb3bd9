import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { TextKey } from '@/ui/texts/catalog'

/** The words for a code, in the catalog of every language. */
export const errorText = (code: BackendErrorCode): TextKey => `errors.${code}`
