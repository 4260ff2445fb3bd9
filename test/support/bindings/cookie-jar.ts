/** A browser's fetch, from a network address that a trusted proxy would report: cookies of one jar are sent only where a request specifies it, and stored from there. */
export function jarFetch(address: string): typeof fetch {
  const jar = new Map<string, { readonly value: string; readonly path: string }>()
  return async (input, init) => {
    const request = new Request(input, init)
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', address)
    const withCookies = request.credentials === 'include'
    const path = new URL(request.url).pathname
    const sent = [...jar].filter(([, cookie]) => path.startsWith(cookie.path))
    if (withCookies && sent.length > 0) {
      headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '))
    }
    const body = request.body === null ? null : await request.text()
    const answer = await fetch(request.url, { method: request.method, headers, body, signal: request.signal })
    if (!withCookies) return answer
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const [name = '', value = ''] = pair.split('=')
      const found = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))
      jar.set(name, { value, path: found?.slice('path='.length) ?? '/' })
    }
    return answer
  }
}
