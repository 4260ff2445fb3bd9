import type { ModalProps } from '@/ui/base/modal-props'
import { TagReward } from '@/ui/boxes/tags/tag-reward'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'tag-reward-pro': ModalValues
  }
}

export const namespaces = ['boxes'] as const
export const isLinkable = true

/** Thanks a guest for the tags of the level `pro`. */
export const Box = ({ onClose }: ModalProps<'tag-reward-pro'>) => <TagReward level="pro" onClose={onClose} />
