import type { Page } from 'playwright'
import { agesOfFrames } from '../../../scripts/measure/live/clock-picture.ts'

/** How old the clock is in the next frame that a page presents, ms; `null` where it shows no video, or none that can be read. */
export async function ageOfClock(page: Page): Promise<number | null> {
  const hasPicture = await page.evaluate(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
  return hasPicture ? ((await agesOfFrames(page, 1))[0] ?? null) : null
}

/** How a page watched by WHEP: what the server answered, and what has come since. */
export interface Watching {
  readonly status: number
  readonly location: string | null
}

/** A viewer without the product around it: watches at an address and shows the picture. Several may be in one page. */
export function watchClock(
  page: Page,
  request: { readonly address: string; readonly token?: string },
): Promise<Watching> {
  return page.evaluate(async ({ address, token }) => {
    const peer = new RTCPeerConnection({ bundlePolicy: 'max-bundle' })
    peer.addTransceiver('video', { direction: 'recvonly' })
    peer.addTransceiver('audio', { direction: 'recvonly' })
    peer.addEventListener('track', ({ track }) => {
      if (track.kind !== 'video' || document.querySelector('video') !== null) return
      const video = document.createElement('video')
      video.muted = true
      video.srcObject = new MediaStream([track])
      document.body.append(video)
      void video.play()
    })
    const offer = await peer.createOffer()
    await peer.setLocalDescription(offer)
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/sdp',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: offer.sdp ?? '',
    })
    if (answer.status === 201) {
      await peer.setRemoteDescription({ type: 'answer', sdp: await answer.text() })
      const holder = globalThis as unknown as { peers?: RTCPeerConnection[] }
      holder.peers = [...(holder.peers ?? []), peer]
    }
    return { status: answer.status, location: answer.headers.get('location') }
  }, request)
}

/** Packets of pictures that all viewers of a page have received, in the order in which they began. */
export function packetsReceived(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const { peers = [] } = globalThis as unknown as { peers?: RTCPeerConnection[] }
    return Promise.all(
      peers.map(async (peer) => {
        let packets = 0
        for (const report of (await peer.getStats()).values() as Iterable<Record<string, unknown>>)
          if (report['type'] === 'inbound-rtp') packets += Number(report['packetsReceived'])
        return packets
      }),
    )
  })
}
