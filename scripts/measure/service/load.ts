import autocannon from 'autocannon'

/** How a route was under load. */
export interface Load {
  readonly perSecond: number
  /** ms. */
  readonly p99: number
}

/** One call of a client. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const CLIENTS = 20
const SECONDS = 4

/**
 * Sends requests as fast as answers come, each call newly built, after `warmUp` s that do not count. Throws where one
 * is refused.
 */
export async function loadOf(url: string, call: () => Call, warmUp: number): Promise<Load> {
  const iteration = async (seconds: number) => {
    const result = await autocannon({
      url,
      connections: CLIENTS,
      duration: seconds,
      requests: [{ setupRequest: (request) => ({ ...request, ...call() }) }],
    })
    if (result.non2xx + result.errors + result.timeouts > 0)
      throw new Error(`${call().path}: ${result.non2xx} refused, ${result.errors} failed`)
    return result
  }
  await iteration(warmUp)
  const { requests, latency } = await iteration(SECONDS)
  return { perSecond: Math.round(requests.average), p99: latency.p99 }
}
