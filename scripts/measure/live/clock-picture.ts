import type { BrowserContext, Page } from 'playwright'

/**
 * A picture from which the time can be read at which it was drawn: each bit of the clock, ms, is a block that is light or dark, and a checksum shows
 * whether what was read is a clock at all.
 */
export const CLOCK = { columns: 6, rows: 4, block: 54, bits: 20, checks: 4 } as const

/** An empty page of the server, from which scripts may call it. */
export async function emptyPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  const address = `${url}/empty`
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' }),
  )
  await page.goto(address)
  return page
}

/** A studio: draws the clock in a page and publishes it over WHIP. Returns the status of the answer and the address that ends it. */
export function publishClock(
  page: Page,
  request: { readonly address: string; readonly token: string },
): Promise<{ readonly status: number; readonly location: string | null }> {
  return page.evaluate(
    async ({ clock, address, token }) => {
      const { columns, rows, block, bits, checks } = clock
      const canvas = document.createElement('canvas')
      canvas.width = columns * block
      canvas.height = rows * block
      document.body.append(canvas)
      const paint = canvas.getContext('2d')
      if (paint === null) throw new Error('no canvas')
      const draw = () => {
        const now = Date.now() % 2 ** bits
        const sum = (now ^ (now >> 4) ^ (now >> 8) ^ (now >> 12) ^ (now >> 16) ^ 0b1010) & (2 ** checks - 1)
        const all = now * 2 ** checks + sum
        for (let bit = 0; bit < bits + checks; bit += 1) {
          paint.fillStyle = Math.floor(all / 2 ** bit) % 2 === 1 ? '#fff' : '#000'
          paint.fillRect((bit % columns) * block, Math.floor(bit / columns) * block, block, block)
        }
      }
      draw()
      setInterval(draw, 40)
      const stream = canvas.captureStream(25)
      const sound = new AudioContext()
      const tone = sound.createOscillator()
      const out = sound.createMediaStreamDestination()
      tone.connect(out)
      tone.start()
      const peer = new RTCPeerConnection({ bundlePolicy: 'max-bundle' })
      for (const track of [...stream.getTracks(), ...out.stream.getTracks()])
        peer.addTransceiver(track, { direction: 'sendonly' })
      const offer = await peer.createOffer()
      await peer.setLocalDescription(offer)
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/sdp', authorization: `Bearer ${token}` },
        body: offer.sdp ?? '',
      })
      if (answer.status === 201) await peer.setRemoteDescription({ type: 'answer', sdp: await answer.text() })
      Object.assign(globalThis, { studio: { peer, stream, sound } })
      return { status: answer.status, location: answer.headers.get('location') }
    },
    { clock: CLOCK, ...request },
  )
}

/** The id of an actor, which a page of the server looks up in a session of its own. */
export function actorIdOf(page: Page, name: string): Promise<string> {
  return page.evaluate(async (actorName) => {
    const opened = await fetch('/rest/v1/session/open', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en' }),
    })
    const { accessToken } = (await opened.json()) as { readonly accessToken: string }
    const found = await fetch(`/rest/v1/messenger/actor/${encodeURIComponent(actorName)}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    return ((await found.json()) as { readonly actor: { readonly id: string } }).actor.id
  }, name)
}

/** How old the clock is in so many frames that the video of a page presents, ms; frames in which none can be read are left out. */
export function agesOfFrames(page: Page, count: number): Promise<readonly number[]> {
  return page.evaluate(
    async ({ clock, frames }) => {
      const { columns, rows, block, bits, checks } = clock
      const video = document.querySelector('video')
      if (video === null) return []
      const canvas = document.createElement('canvas')
      canvas.width = columns * block
      canvas.height = rows * block
      const paint = canvas.getContext('2d', { willReadFrequently: true })
      if (paint === null) return []
      const ages: number[] = []
      for (let frame = 0; frame < frames; frame += 1) {
        const presented = await new Promise<number>((resolve) => {
          video.requestVideoFrameCallback(() => resolve(Date.now()))
        })
        paint.drawImage(video, 0, 0, canvas.width, canvas.height)
        let all = 0
        for (let bit = 0; bit < bits + checks; bit += 1) {
          const x = ((bit % columns) + 0.5) * block
          const y = (Math.floor(bit / columns) + 0.5) * block
          const [red = 0] = paint.getImageData(x, y, 1, 1).data
          if (red > 127) all += 2 ** bit
        }
        const drawn = Math.floor(all / 2 ** checks)
        const sum = (drawn ^ (drawn >> 4) ^ (drawn >> 8) ^ (drawn >> 12) ^ (drawn >> 16) ^ 0b1010) & (2 ** checks - 1)
        if (all % 2 ** checks === sum) ages.push(((presented % 2 ** bits) - drawn + 2 ** bits) % 2 ** bits)
      }
      return ages
    },
    { clock: CLOCK, frames: count },
  )
}

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
