import * as z from 'zod/mini'
import type { Wire } from '@/adapters/wire/base/scalars'

/** A command that only tells that it was carried out. */
export const acknowledged: Wire<unknown> = z.unknown()
