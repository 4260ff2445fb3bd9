import type { ComponentType } from 'react'
import type { Video } from '@/domain/media/video'

/** Props that the start page passes to its blocks. */
export interface StartBlockProps {
  /** The videos that the page shows above its blocks. */
  readonly before: readonly Video[]
}

/** A block at the end of the start page, declared by its feature in `start-block.ts`. */
export interface StartBlock {
  /** Blocks are in ascending order; no two have the same position. */
  readonly position: number
  /** Approximate height, px, reserved until the block is rendered, so that nothing moves. */
  readonly height: number
  /** Loads the code of the block once the guest comes near it. */
  readonly load: () => Promise<ComponentType<StartBlockProps>>
}
