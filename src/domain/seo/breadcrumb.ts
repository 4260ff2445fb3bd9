import type { AlbumId, VideoId } from '@/domain/ids'

/** The pages that have a breadcrumb (OTH-003). */
export const BREADCRUMB_TYPES = ['album', 'video', 'blogCategory', 'blogPost', 'blogArchive'] as const

/** One of the types. */
export type BreadcrumbType = (typeof BREADCRUMB_TYPES)[number]

/**
 * A request for a breadcrumb: the type of the page, and its subject. Only the fields of that type
 * are read.
 */
export interface BreadcrumbRequest {
  readonly type: BreadcrumbType
  readonly albumId?: AlbumId
  readonly videoId?: VideoId
  readonly blogCategory?: string
  readonly postSlug?: string
  readonly year?: string
}

/** One step of a breadcrumb: a page above, or the page itself. */
export interface Crumb {
  readonly label: string
  /** From the root, in the language of the guest. */
  readonly address: string
}
