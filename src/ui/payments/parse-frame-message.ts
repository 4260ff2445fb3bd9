import type { FrameMessage } from '@/domain/payments/frame-message'

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 10_000

const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText)

/**
 * Parses a message of the checkout frame from any window's data, or returns `null`: pages and
 * extensions constantly exchange messages (PAY-040).
 */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { id, action, value, params, redirectUrl, redirectTarget } = data as Readonly<Record<string, unknown>>
  if (!isText(id) || !isText(action)) return null
  if (value !== undefined && !isText(value)) return null
  if (params !== undefined && !isTextRecord(params)) return null
  if (redirectUrl !== undefined && !isText(redirectUrl)) return null
  if (redirectTarget !== undefined && !isText(redirectTarget)) return null
  return {
    id,
    action,
    ...(value === undefined ? {} : { value }),
    ...(params === undefined ? {} : { params }),
    ...(redirectUrl === undefined ? {} : { redirectUrl }),
    ...(redirectTarget === undefined ? {} : { redirectTarget }),
  }
}
