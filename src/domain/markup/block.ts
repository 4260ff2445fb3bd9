import { wordCount } from '@/domain/access/text'
import type { PictureRef } from '@/domain/actors/actor'

/** A piece of text in one style, with an optional link. */
export interface Span {
  readonly text: string
  readonly strong: boolean
  readonly emphasis: boolean
  /**
   * An address of ours, a secure one elsewhere, or a mail address (`isSafeLink`); `null` without a
   * link.
   */
  readonly href: string | null
}

/** A heading; 2 is the highest, because the page has a heading of its own. */
export interface Heading {
  readonly kind: 'heading'
  readonly level: 2 | 3
  readonly spans: readonly Span[]
}

/** A paragraph or a quotation. */
export interface Passage {
  readonly kind: 'paragraph' | 'quote'
  readonly spans: readonly Span[]
}

export interface List {
  readonly kind: 'list'
  readonly ordered: boolean
  readonly items: readonly (readonly Span[])[]
}

/** A picture of the product's own artwork. */
export interface Illustration {
  readonly kind: 'picture'
  readonly picture: PictureRef
  /** Description of the picture; empty for a decorative one. */
  readonly caption: string
}

/**
 * One part of a text that comes from outside. Such a text can consist of nothing else, so that even
 * hostile HTML yields no script, no style and no unchecked address (docs/decisions/0057).
 */
export type Block = Heading | Passage | List | Illustration

const spansOf = (block: Block): readonly Span[] =>
  block.kind === 'picture' ? [] : block.kind === 'list' ? block.items.flat() : block.spans

/** Returns the plain text of a block. */
export const textOf = (block: Block): string =>
  block.kind === 'list'
    ? block.items.map((spans) => spans.map(({ text }) => text).join('')).join('\n')
    : spansOf(block)
        .map(({ text }) => text)
        .join('')

/** Words per minute of a person who reads for pleasure. */
const READING_SPEED = 220

/** Returns the reading time of a text in whole minutes, at least 1. */
export const readingMinutes = (blocks: readonly Block[]): number => {
  const words = blocks.reduce((sum, block) => sum + wordCount(textOf(block)), 0)
  return Math.max(1, Math.ceil(words / READING_SPEED))
}
