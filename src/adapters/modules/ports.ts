import { ContainerModule } from 'inversify'
import { portList, portNames, type GuestPorts } from '@/application/platform/guest-ports'

/** The guest's ports under their names, whichever module serves them. */
export const portsModule = (ports: GuestPorts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const name of portNames) bind(portList[name].token).toConstantValue(ports[name])
  })
