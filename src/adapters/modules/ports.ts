import { ContainerModule } from 'inversify'
import type { PortList, PortsOf } from '@/application/platform/port-list'

/** Ports under their names, whichever module serves them. */
export const portsModule = <L extends PortList>(list: L, ports: PortsOf<L>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const [name, { token }] of Object.entries(list)) bind(token).toConstantValue(ports[name as keyof L])
  })
