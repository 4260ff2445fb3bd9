import * as z from 'zod/mini'
import { count, int, nullish, text, type Wire } from './scalars'
import { MAX_PAGE_SIZE, type CursorPage, type Page } from '@/application/paging/page'

/** The number of entries requested at once. */
export const first = int(1, MAX_PAGE_SIZE)

/** The offset at which a page of a list begins. */
export const offset = int(0, 1_000_000)

/** A position in a growing list; only the platform can read it. */
export const cursor = z.nullable(text(200, 1))

/** The position after which a page is requested; none: the beginning. */
export const givenCursor = nullish(text(200, 1))

export const pageOf = <T>(item: Wire<T>): Wire<Page<T>> => z.object({ items: z.array(item), total: count })

export const cursorPageOf = <T>(item: Wire<T>): Wire<CursorPage<T>> => z.object({ items: z.array(item), next: cursor })
