import type { ModalProps } from '@/ui/base/modal-props'
import { TagReward } from '@/ui/boxes/tags/tag-reward'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'tag-reward-advanced': ModalValues
  }
}

export const namespaces = ['boxes'] as const
export const isLinkable = true

/** Thanks a guest for the tags of the level `advanced`. */
export const Box = ({ onClose }: ModalProps<'tag-reward-advanced'>) => <TagReward level="advanced" onClose={onClose} />
