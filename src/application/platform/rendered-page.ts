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
}
