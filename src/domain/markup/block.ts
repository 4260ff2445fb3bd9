import { wordCount } from '@/domain/access/text'
import type { PictureRef } from '@/domain/actors/actor'

/** A piece of text that looks the same throughout, and leads somewhere or nowhere. */
export interface Span {
  readonly text: string
  readonly strong: boolean
  readonly emphasis: boolean
  /** An address of ours, a secure one elsewhere, or a mail address (`isSafeLink`); `null`: no link. */
  readonly href: string | null
}

/** A heading; 2 is the highest, because the page has a heading of its own. */
export interface Heading {
  readonly kind: 'heading'
  readonly level: 2 | 3
  readonly spans: readonly Span[]
}

/** Running text, or what is quoted. */
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
  /** What it shows; empty where it only decorates. */
  readonly caption: string
}

/**
 * One part of a text that comes from outside. There is nothing else that such a text can consist of, so that one that was read from
 * hostile HTML has no script, no style and no address that was not checked (docs/decisions/0057).
 */
export type Block = Heading | Passage | List | Illustration

const spansOf = (block: Block): readonly Span[] =>
  block.kind === 'picture' ? [] : block.kind === 'list' ? block.items.flat() : block.spans

/** What a block reads, without how it looks. */
export const textOf = (block: Block): string =>
  block.kind === 'list'
    ? block.items.map((spans) => spans.map(({ text }) => text).join('')).join('\n')
    : spansOf(block)
        .map(({ text }) => text)
        .join('')

/** Words a minute of a person who reads for pleasure. */
const READING_SPEED = 220

/** How long a text takes to read, in whole minutes, at least 1. */
export const readingMinutes = (blocks: readonly Block[]): number => {
  const words = blocks.reduce((sum, block) => sum + wordCount(textOf(block)), 0)
  return Math.max(1, Math.ceil(words / READING_SPEED))
}
