import type { Configuration } from '@/application/configuration/configuration'

/**
 * Origins beside this server's own that a page has to reach: those that its configuration names,
 * and no others.
 */
export interface ForeignOrigins {
  /** Origins of calls, queries, sockets, pictures and videos. */
  readonly connections: readonly string[]
  /** Origins that checkouts are framed from; `'self'` is the sandbox's page on this server. */
  readonly frames: readonly string[]
}

export const noForeignOrigins: ForeignOrigins = { connections: [], frames: ["'self'"] }

/** Matches an origin alone: its characters cannot end a directive of a policy. */
const ORIGIN = /^(?:https?|wss?):\/\/[\w.:[\]-]+$/u

/** The origin of an absolute address, as a policy names it; `null`: it has none. */
export function originOf(address: string): string | null {
  const url = URL.parse(address)
  const origin = url === null ? '' : `${url.protocol}//${url.host}`
  return ORIGIN.test(origin) ? origin : null
}

/** The origins that a page of this configuration needs. */
export function foreignOriginsOf(
  configuration: Pick<Configuration, 'restUrl' | 'queryUrl' | 'socketUrl' | 'artUrl' | 'checkoutOrigin'>,
  withSandbox: boolean,
): ForeignOrigins {
  const { restUrl, queryUrl, socketUrl, artUrl, checkoutOrigin } = configuration
  const found = (...addresses: readonly string[]): readonly string[] => [
    ...new Set(addresses.flatMap((address) => originOf(address) ?? [])),
  ]
  // Without a host of its own the checkout is at the host of the calls.
  const frames = [...(withSandbox ? ["'self'"] : []), ...found(checkoutOrigin === '' ? restUrl : checkoutOrigin)]
  return { connections: found(restUrl, queryUrl, socketUrl, artUrl), frames: frames.length === 0 ? ["'none'"] : frames }
}
