import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { answerText, flag, type Wire } from '@/adapters/wire/base/scalars'
import type { Block, Span } from '@/domain/markup/block'
import { isSafeLink } from '@/domain/markup/safe-link'

/** An address is looked at once more where it arrives: no server can have a page link to a script. */
const link = answerText(2_000).check(z.refine((address) => isSafeLink(address)))

export const span: Wire<Span> = z.object({
  text: answerText(200_000),
  strong: flag,
  emphasis: flag,
  href: z.nullable(link),
})

const spans = z.array(span)

export const block: Wire<Block> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), spans }),
  z.object({ kind: z.enum(['paragraph', 'quote']), spans }),
  z.object({ kind: z.literal('list'), ordered: flag, items: z.array(spans) }),
  z.object({ kind: z.literal('picture'), picture, caption: answerText(2_000) }),
])
