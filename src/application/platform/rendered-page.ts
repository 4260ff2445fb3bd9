import type { Language } from '@/domain/navigation/language'

/** Content that is sold, as search engines read about it. Addresses begin with `/`. */
interface PublishedContent {
  readonly name: string
  /** Epoch ms. */
  readonly releasedAt: number
  /** All of it may be seen without an account. */
  readonly isFree: boolean
  /** The address of its picture, which is public. */
  readonly picture: string
  readonly author: { readonly name: string; readonly address: string }
}

/** What one page is about, in the terms of the structured data that search engines read. */
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

/** What a page from the server was rendered for, before the device of the guest was known. */
export interface RenderedFor {
  /** Whether the layout is that of a phone. */
  readonly isPhone: boolean
  /** Whether the guest has answered the age question. */
  readonly isGatePassed: boolean
  /** When the page was rendered, epoch ms. */
  readonly now: number
  /** IANA name of the zone its times are written in. */
  readonly timeZone: string
  /** Which guests see the same data: a page for others is loaded again once the guest is known. */
  readonly audience: string
  /** Of the language of the browser, where the address chooses none: that of the start page in German. */
  readonly greeting?: Greeting
}
