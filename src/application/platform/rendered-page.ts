import type { Language } from '@/domain/navigation/language'

/** Content for sale, as described to search engines. Addresses begin with `/`. */
interface PublishedContent {
  readonly name: string
  /** Epoch ms. */
  readonly releasedAt: number
  /** Whether all of it may be seen without an account. */
  readonly isFree: boolean
  /** The address of its public picture. */
  readonly picture: string
  readonly author: { readonly name: string; readonly address: string }
}

/** The subject of a page, in the terms of the structured data for search engines. */
export type PageSubject =
  | { readonly kind: 'person'; readonly name: string }
  | (PublishedContent & {
      readonly kind: 'video'
      /** Whole seconds. */
      readonly duration: number
    })
  | (PublishedContent & { readonly kind: 'album'; readonly pictureCount: number })
  | {
      readonly kind: 'article'
      readonly name: string
      /** Epoch ms. */
      readonly releasedAt: number
      /** The address of its picture; begins with `/`. */
      readonly picture: string
      readonly authorName: string
    }

/** The age question in another language than that of its page, text by key. */
export interface Greeting {
  readonly language: Language
  readonly texts: Readonly<Record<string, string>>
}

/** The conditions a page was rendered for on the server, before the guest's device was known. */
export interface RenderedFor {
  /** Whether the layout is that of a phone. */
  readonly isPhone: boolean
  /** Whether the guest has answered the age question. */
  readonly isGatePassed: boolean
  /** Time of rendering, epoch ms. */
  readonly now: number
  /** IANA name of the time zone of its times. */
  readonly timeZone: string
  /**
   * The group of guests who see the same data: a page for others is loaded again once the guest is
   * known.
   */
  readonly audience: string
  /**
   * The greeting in the browser's language if the address chooses none, that is, on the German
   * start page.
   */
  readonly greeting?: Greeting
}
