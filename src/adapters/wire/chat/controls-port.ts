import { beginControl, controlBoard } from './control'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ControlGateway } from '@/application/chat/control-gateway'

const bound = bindingOf<ControlGateway>()

/** Toy control in rooms on the wire. */
export const controlsPort: PortBinding<ControlGateway> = {
  board: bound('board', controlBoard, { fields: ['chatId'] }),
  begin: bound('begin', beginControl),
}
