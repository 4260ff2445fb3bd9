import type { Language } from '@/domain/navigation/language'

/** A value in the structured data of a page. */
type Fact = string | number | boolean | PageSubject | readonly Fact[]

/**
 * What a page is about, as structured data for search engines (JSON-LD in the terms of
 * schema.org): the type of the page, and facts beside those that every page has. The entities
 * within it have the same form. An address (`url`, `image`, `thumbnailUrl`, `item`) that begins
 * with `/` gets the origin of the page, and an empty one is that of the page itself; a
 * `description` is cut to the length that search engines show.
 */
export interface PageSubject {
  readonly '@type': string
  readonly [fact: string]: Fact
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
