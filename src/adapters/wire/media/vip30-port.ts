import { videosValueHistory } from './vip30-queries'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { Vip30Gateway } from '@/application/media/vip30-gateway'

const bound = bindingOf<Vip30Gateway>()

/** The VIP30 offers on the wire. */
export const vip30Port: PortBinding<Vip30Gateway> = {
  videosValueHistory: bound('videosValueHistory', videosValueHistory),
}
