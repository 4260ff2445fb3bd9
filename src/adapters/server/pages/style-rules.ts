const STYLE = / style="(?<style>[^"]*)"/gu

/**
 * Moves the styles of elements into a style sheet, because the policy of a page allows no style
 * attributes; an id makes the rules win over those of classes, as attributes do. A quote inside
 * text is always escaped, so that the attribute cannot be in one.
 */
export function withStyleRules(html: string): { readonly html: string; readonly rules: string } {
  const names = new Map<string, string>()
  const nameOf = (style: string): string => {
    const name = names.get(style) ?? names.size.toString(36)
    names.set(style, name)
    return name
  }
  const moved = html.replace(STYLE, (_attribute, style: string) => ` data-style="${nameOf(style)}"`)
  const rules = [...names].map(([style, name]) => `#root [data-style="${name}"]{${unescaped(style)}}`)
  return { html: moved, rules: rules.join('') }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/**
 * Returns a text as it was before it was written into an attribute; nothing in it may end the
 * element of the style sheet.
 */
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|quot|#x27|lt|gt);/gu, (entity) => ENTITIES[entity] ?? entity).replaceAll('<', '\\3c ')
