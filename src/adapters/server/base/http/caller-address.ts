import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'

/** Returns the address by which the requests of a caller are counted. */
export function addressOf({ ip }: { readonly ip: FastifyRequest['ip'] | undefined }): string {
  // A caller who has reset the connection meanwhile has no address any more, contrary to the types
  // of the framework.
  return ip ?? 'gone'
}

/**
 * Reads the address of the caller, as the framework does for requests: that of the connection, or
 * the one that a trusted proxy reports. Connections that become sockets never are requests of the
 * framework. `trustProxy` as in `ServerSettings`.
 */
export function callerAddresses(trustProxy: boolean | string): (request: IncomingMessage) => string {
  const isTrusted =
    typeof trustProxy === 'string'
      ? proxyAddr.compile(trustProxy.split(',').map((part) => part.trim()))
      : () => trustProxy
  return (request) => (request.socket.remoteAddress === undefined ? '' : proxyAddr(request, isTrusted))
}
