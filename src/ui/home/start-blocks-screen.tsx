import type { StartBlock, StartBlockProps } from '@/ui/base/start-page-block'
import { Near } from '@/ui/kit/near'
import { part } from '@/ui/kit/part'

const blocks = Object.values(
  import.meta.glob<StartBlock>('/src/ui/*/start-block.ts', { eager: true, import: 'startBlock' }),
)
  .toSorted((a, b) => a.position - b.position)
  .map(({ position, height, load }) => ({ position, height, Block: part(load) }))

/** The blocks that features declare for the start page, each rendered as the guest comes near. */
export const StartBlocks = (props: StartBlockProps) =>
  blocks.map(({ position, height, Block }) => (
    <Near key={position} height={height}>
      <Block {...props} />
    </Near>
  ))
