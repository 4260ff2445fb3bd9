import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Unused ports, each another one. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  const ports: number[] = []
  for (const probe of probes) {
    if (!probe.listening) await once(probe, 'listening')
    ports.push((probe.address() as AddressInfo).port)
  }
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}
