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
