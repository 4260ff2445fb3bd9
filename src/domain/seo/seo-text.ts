/** What a list page shows and search engines read besides its list (BLO-021). */
export interface SeoText {
  readonly h1: string
  readonly h2: string
  readonly seoTitle: string
  readonly seoDescription: string
  /** Several paragraphs, divided by an empty line. */
  readonly freeText: string
  readonly freeTextShort: string
  /** What the page is called in a breadcrumb. */
  readonly breadcrumb: string
  /** Names the page. */
  readonly slug: string
}

/** The text of a tag. */
export interface TaggedSeoText {
  readonly tag: string
  readonly text: SeoText
}

/** How many tags may be requested at once. */
export const MAX_SEO_TAGS = 50

/** Fills the places of a text, `{name}`; one that has no value stays empty. */
export function filledSeoText(text: SeoText, values: Readonly<Record<string, string>>): SeoText {
  const fill = (given: string): string =>
    given.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => values[name] ?? '')
  return {
    h1: fill(text.h1),
    h2: fill(text.h2),
    seoTitle: fill(text.seoTitle),
    seoDescription: fill(text.seoDescription),
    freeText: fill(text.freeText),
    freeTextShort: fill(text.freeTextShort),
    breadcrumb: fill(text.breadcrumb),
    slug: text.slug,
  }
}
