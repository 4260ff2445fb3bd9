import type { Banner } from './banner'
import { parseJson } from '@/domain/access/json'

/**
 * The banners that a guest has closed on this device, latest last: each until it expires by itself,
 * epoch ms.
 */
export type ClosedBanners = readonly (readonly [id: string, expiresAt: number])[]

/** Maximum number stored on a device. The oldest is removed first. */
export const MAX_CLOSED_BANNERS = 50

/** Version of the stored format; any other version is ignored. */
const VERSION = 1

export const isClosed = (closed: ClosedBanners, id: string): boolean => closed.some(([known]) => known === id)

/** Adds a closed banner and removes expired ones. `now`: epoch ms. */
export const withClosed = (
  closed: ClosedBanners,
  { id, expiresAt }: Pick<Banner, 'id' | 'expiresAt'>,
  now: number,
): ClosedBanners =>
  [...closed.filter(([known, end]) => known !== id && now < end), [id, expiresAt] as const].slice(-MAX_CLOSED_BANNERS)

export const writeClosed = (closed: ClosedBanners): string => JSON.stringify({ v: VERSION, closed })

const isEntry = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && Number.isSafeInteger(entry[1])

/**
 * Reads the stored banners; another program may have written them, so anything invalid is ignored.
 */
export function readClosed(stored: string | null): ClosedBanners {
  const value: unknown = stored === null ? null : parseJson(stored)
  if (typeof value !== 'object' || value === null) return []
  const { v, closed } = value as { readonly v?: unknown; readonly closed?: unknown }
  return v === VERSION && Array.isArray(closed) ? closed.filter(isEntry).slice(-MAX_CLOSED_BANNERS) : []
}
