import { textOf, type Block } from '@/domain/markup/block'

/** A part of a text under a heading. */
interface Section {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A text in parts: its introduction, and a section for each heading. */
export interface LegalSections {
  readonly lead: readonly Block[]
  readonly sections: readonly Section[]
}

/** Divides a text at its highest headings. */
export function sectionsOf(blocks: readonly Block[]): LegalSections {
  const isHead = (block: Block): boolean => block.kind === 'heading' && block.level === 2
  const starts = blocks.flatMap((block, index) => (isHead(block) ? [index] : []))
  const sections = starts.map((start, index) => {
    const head = blocks[start]
    return {
      title: head === undefined ? '' : textOf(head),
      blocks: blocks.slice(start + 1, starts[index + 1] ?? blocks.length),
    }
  })
  return { lead: blocks.slice(0, starts[0] ?? blocks.length), sections }
}
