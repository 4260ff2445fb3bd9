import type { Block, Span } from './block'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (letter) => ESCAPES[letter] ?? letter)

function spanHtml({ text, strong, emphasis, href }: Span): string {
  const plain = escaped(text)
  const leaning = emphasis ? `<em>${plain}</em>` : plain
  const heavy = strong ? `<strong>${leaning}</strong>` : leaning
  return href === null ? heavy : `<a href="${escaped(href)}">${heavy}</a>`
}

const spansHtml = (spans: readonly Span[]): string => spans.map(spanHtml).join('')

const pictureHtml = (family: number, variant: string, caption: string): string =>
  `<img src="/art/${family}/${variant}-w640.webp" alt="${escaped(caption)}">`

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${spansHtml(block.spans)}</h${block.level}>`
    case 'paragraph':
      return `<p>${spansHtml(block.spans)}</p>`
    case 'quote':
      return `<blockquote><p>${spansHtml(block.spans)}</p></blockquote>`
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul'
      return `<${name}>${block.items.map((spans) => `<li>${spansHtml(spans)}</li>`).join('')}</${name}>`
    }
    case 'picture':
      return pictureHtml(block.picture.family, block.picture.variant, block.caption)
  }
}

/** Writes blocks as HTML for a file; `blocksOf` reads them back unchanged. */
export const htmlOf = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('\n')
