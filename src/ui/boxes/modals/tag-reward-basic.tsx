import type { ModalProps } from '@/ui/base/modal-props'
import { TagReward } from '@/ui/boxes/tags/tag-reward'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'tag-reward-basic': ModalValues
  }
}

export const namespaces = ['boxes'] as const
export const isLinkable = true

/** Thanks a guest for the tags of the level `basic`. */
export const Box = ({ onClose }: ModalProps<'tag-reward-basic'>) => <TagReward level="basic" onClose={onClose} />
