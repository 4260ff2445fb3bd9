import { portNames, type GuestPorts } from '@/application/platform/guest-ports'

/** The same ports but for some. Ports are made when they are first read, so copying with `...` copies none. */
export const withPorts = (ports: GuestPorts, replaced: Partial<GuestPorts>): GuestPorts =>
  ({ ...Object.fromEntries(portNames.map((name) => [name, ports[name]])), ...replaced }) as GuestPorts
