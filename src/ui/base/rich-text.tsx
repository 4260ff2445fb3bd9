import { createElement, Fragment, type ReactNode } from 'react'
import type { Block, Span } from '@/domain/markup/block'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Link } from '@/ui/kit/actions/link'
import { Picture } from '@/ui/kit/media/picture'
import css from './rich-text.module.css'

/** Renders external text as React elements: it never becomes HTML (docs/decisions/0057). */
export const RichText = ({ blocks, lead = false }: { readonly blocks: readonly Block[]; readonly lead?: boolean }) => (
  <div className={css['text']} data-lead={lead || undefined}>
    {inOrder(blocks.map(partOf))}
  </div>
)

/** Parts of a text that never move: they need no keys. */
const inOrder = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

function partOf(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{spansOf(block.spans)}</h2> : <h3>{spansOf(block.spans)}</h3>
    case 'paragraph':
      return <p>{spansOf(block.spans)}</p>
    case 'quote':
      return (
        <blockquote>
          <p>{spansOf(block.spans)}</p>
        </blockquote>
      )
    case 'list': {
      const items = inOrder(block.items.map(itemOf))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'picture':
      return (
        <figure>
          <Picture
            source={pictureOf(block.picture)}
            alt={block.caption}
            shape="landscape"
            sizes="(min-width: 700px) 680px, 100vw"
          />
        </figure>
      )
  }
}

const itemOf = (spans: readonly Span[]): ReactNode => <li>{spansOf(spans)}</li>

const spansOf = (spans: readonly Span[]): ReactNode => inOrder(spans.map(spanOf))

function spanOf({ text, strong, emphasis, href }: Span): ReactNode {
  const leaning = emphasis ? <em>{text}</em> : text
  const heavy = strong ? <strong>{leaning}</strong> : leaning
  if (href === null) return heavy
  // External pages open in a new tab, and do not receive the referrer.
  if (!href.startsWith('/'))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {heavy}
      </a>
    )
  return <Link href={href}>{heavy}</Link>
}
