import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TestClock } from '#test/support/world/test-clock'
import { GOOD_FOR, sessionDigestOf, SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'
import type { GrantedAddress } from '@/domain/media/granted-address'

const GRANT = { assetId: '3', rendition: 'preview', seconds: 20, sessionId: 'a-session' } as const

const ticketOf = (address: GrantedAddress): string =>
  /\/media\/play\/(?<ticket>.+)\.m3u8$/u.exec(String(address))?.groups?.['ticket'] ?? ''

describe('the ticket of a playlist', () => {
  it('contains file, rendition, length and session as they were signed', async () => {
    const host = new SignedPlaylistHost('secret', new TestClock(0))
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          assetId: fc.stringMatching(/^[\w.-]{1,64}$/u),
          rendition: fc.constantFrom('full' as const, 'preview' as const),
          seconds: fc.nat(100_000),
          sessionId: fc.string({ minLength: 8 }),
        }),
        async ({ sessionId, ...grant }) => {
          const ticket = ticketOf(await host.address({ ...grant, sessionId }))
          expect(host.read(ticket)).toEqual({ ...grant, sessionDigest: sessionDigestOf(sessionId) })
          expect(ticket.includes(`-${sessionId}-`)).toBe(false)
        },
      ),
    )
  })

  it('is worth nothing with any letter changed', async () => {
    const host = new SignedPlaylistHost('secret', new TestClock(0))
    const ticket = ticketOf(await host.address(GRANT))
    fc.assert(
      fc.property(fc.nat(ticket.length - 1), fc.constantFrom('0', '1', '7', '9', 'a', 'c', 'f', '-'), (at, letter) => {
        fc.pre(ticket[at] !== letter)
        expect(host.read(ticket.slice(0, at) + letter + ticket.slice(at + 1))).toBeNull()
      }),
    )
    expect(host.read(ticket.replace('preview', 'full'))).toBeNull()
    fc.assert(fc.property(fc.string(), (text) => host.read(text) === null))
  })

  it('ends after six hours, and was never good at another secret', async () => {
    const clock = new TestClock(0)
    const host = new SignedPlaylistHost('secret', clock)
    const ticket = ticketOf(await host.address(GRANT))
    expect(host.read(ticket)).not.toBeNull()
    expect(new SignedPlaylistHost('another', clock).read(ticket)).toBeNull()
    clock.sleep(GOOD_FOR)
    expect(host.read(ticket)).toBeNull()
  })

  it('is read under the old secret as well while one is exchanged for another, and signed by the new one only', async () => {
    const clock = new TestClock(0)
    const [before, after] = [new SignedPlaylistHost('old', clock), new SignedPlaylistHost('new', clock)]
    const during = new SignedPlaylistHost('new', clock, 'old')
    const [ofOld, ofNew] = [ticketOf(await before.address(GRANT)), ticketOf(await during.address(GRANT))]
    expect(during.read(ofOld)).toEqual(before.read(ofOld))
    expect(during.read(ofNew)).toEqual(after.read(ofNew))
    expect({ oldByNewer: after.read(ofOld), newByOlder: before.read(ofNew) }).toEqual({
      oldByNewer: null,
      newByOlder: null,
    })
    clock.sleep(GOOD_FOR)
    expect(during.read(ofOld)).toBeNull()
  })
})

describe('the ticket of a picture', () => {
  const GRANTED = { assetId: '12.7', sessionId: 'a-session' }
  const pictureTicketOf = (address: GrantedAddress): string => String(address).slice('/media/pictures/'.length)

  it('grants one picture to one session, and neither a playlist nor another picture', async () => {
    const host = new SignedPlaylistHost('secret', new TestClock(0))
    const ticket = pictureTicketOf(await host.picture(GRANTED))
    expect(host.readPicture(ticket)).toEqual({ assetId: '12.7', sessionDigest: sessionDigestOf('a-session') })
    expect(host.read(ticket)).toBeNull()
    expect(host.readPicture(ticketOf(await host.address(GRANT)))).toBeNull()
    for (const number of [0, 1, 6, 8, 63]) expect(host.readPicture(ticket.replace('12.7-', `12.${number}-`))).toBeNull()
  })

  it('ends between six and seven hours later, and is the same for an hour', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000_000), fc.nat(3_600_000), async (start, later) => {
        const clock = new TestClock(start)
        const host = new SignedPlaylistHost('secret', clock)
        const ticket = pictureTicketOf(await host.picture(GRANTED))
        const until = Number(ticket.split('-')[3])
        expect(until).toBeGreaterThanOrEqual(start + GOOD_FOR)
        expect(until).toBeLessThan(start + GOOD_FOR + 3_600_000)
        await clock.pass(later)
        const again = pictureTicketOf(await host.picture(GRANTED))
        expect(again === ticket).toBe(clock.now() + GOOD_FOR <= until)
        await clock.pass(until - clock.now())
        expect(host.readPicture(ticket)).toBeNull()
      }),
      { numRuns: 30 },
    )
  })
})
