import { giveTip, tipBoard, undoTip } from './tip-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { TipGateway } from '@/application/chat/tip-gateway'

const bound = bindingOf<TipGateway>()

/** Tips in rooms on the wire. */
export const tipsPort: PortBinding<TipGateway> = {
  board: bound('board', tipBoard, { fields: ['chatId'] }),
  give: bound('give', giveTip),
  undo: bound('undo', undoTip),
}
