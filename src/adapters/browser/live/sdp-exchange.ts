import { otherwise } from '@/application/errors/otherwise'
/** How long an answer may take, ms. */
const PATIENCE = 8_000

/** The answer to an offer that was sent by HTTP (WHIP, WHEP), and the address that ends the connection. */
export interface Exchanged {
  readonly status: number
  readonly address: string | null
  readonly answer: string
}

/** Sends the offer of a connection. Throws where no answer comes. */
export async function exchange(peer: RTCPeerConnection, url: string): Promise<Exchanged> {
  const offer = await peer.createOffer()
  await peer.setLocalDescription(offer)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/sdp' },
    body: offer.sdp ?? '',
    // The session's cookie goes to the host of the calls, which may be another one than the page's.
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE),
  })
  const location = answer.headers.get('location')
  return {
    status: answer.status,
    address: location === null ? null : new URL(location, answer.url).href,
    answer: await answer.text(),
  }
}

/** Ends a connection here and at the server, which would notice by itself a moment later. */
export function leave(peer: RTCPeerConnection, address: string | null): void {
  peer.close()
  if (address !== null)
    void fetch(address, { method: 'DELETE', credentials: 'include', keepalive: true }).catch(otherwise())
}
