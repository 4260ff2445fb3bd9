/** The texts of a list page besides its list, for guests and search engines (BLO-021). */
export interface SeoText {
  readonly h1: string
  readonly h2: string
  readonly seoTitle: string
  readonly seoDescription: string
  /** Several paragraphs, separated by an empty line. */
  readonly freeText: string
  readonly freeTextShort: string
  /** Name of the page in a breadcrumb. */
  readonly breadcrumb: string
  /** Identifies the page. */
  readonly slug: string
}

/** The text of a tag. */
export interface TaggedSeoText {
  readonly tag: string
  readonly text: SeoText
}

/** Maximum number of tags per request. */
export const MAX_SEO_TAGS = 50

/** Fills the placeholders of a text, `{name}`; one without a value becomes empty. */
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
