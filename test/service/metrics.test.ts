import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SeveralServers } from './support/several-servers'
import { ANY_PRICE } from '#test/support/any-price'
import { checkOut, member, topUp } from '#test/support/bindings/accounts'
import type { Device } from '#test/support/bindings/binding'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { limit } from '#test/support/limit'
import { asId, type ActorId, type GiftId, type IdempotencyKey } from '@/domain/ids'

describe('what a server over a database counts', () => {
  let service: SeveralServers
  let device: Device

  beforeAll(async () => {
    service = await SeveralServers.start(1, {})
    device = await member({
      device: () => {
        const { ports, sandbox } = service.browser()
        return listeningDevice(ports, sandbox)
      },
    })
  }, limit(180_000))

  afterAll(() => service.stop())

  const metrics = async (): Promise<string> => (await fetch(`${service.urls[0]}/metrics`)).text()

  /** The rows of a number by their labels, those above zero. */
  async function counts(name: string): Promise<Readonly<Record<string, number>>> {
    const rows = [...(await metrics()).matchAll(new RegExp(`^${name}(?:\\{(?<labels>.*)\\})? (?<value>\\S+)$`, 'gmu'))]
    const all = rows.map(({ groups = {} }) => [groups['labels'] ?? '', Number(groups['value'])] as const)
    return Object.fromEntries(all.filter(([, value]) => value > 0))
  }

  it('are payments and coins, once each', async () => {
    const pay = (outcome: 'approve' | 'decline') =>
      checkOut(device, 'moneycharge', { kind: 'pay', packageId: 'topup-1000', outcome })
    await pay('decline')
    const balance = await topUp(device, 40)
    expect(await counts('vesper_payments_total')).toEqual({
      'flow="moneycharge",outcome="succeeded"': 1,
      'flow="moneycharge",outcome="declined"': 1,
    })
    expect(await counts('vesper_coins_total')).toEqual({ 'direction="credited",kind="top-up"': balance })
    const { items } = await device.ports.videos.list({ filter: {}, sort: 'newest', first: 60, offset: 0 })
    const paid = items.filter(({ free, vip }) => !free && !vip)
    let spent = 0
    let refused = 0
    for (const [i, video] of paid.entries()) {
      const bought = await device.ports.videos.buy(video.id, asId<IdempotencyKey>(`buy ${i}`), ANY_PRICE)
      if (bought.ok) spent += bought.charged
      else if (bought.reason === 'not-enough-money') refused += 1
      if (refused === 2) break
    }
    expect(spent).toBeGreaterThan(0)
    expect(await counts('vesper_coins_total')).toMatchObject({ 'direction="spent",kind="video"': spent })
    expect(await counts('vesper_spends_refused_total')).toEqual({ 'kind="video",reason="not-enough-money"': 2 })
    const { balance: left } = await device.ports.guest.balance()
    expect(left).toBe(balance - spent)
  })

  it('are purchases of a price that had changed', async () => {
    const { items } = await device.ports.videos.list({ filter: {}, sort: 'newest', first: 60, offset: 0 })
    const video = items.findLast(({ free, vip, ageRating }) => !free && !vip && ageRating < 18)
    const channel = await device.ports.messenger.channelWithActor(asId<ActorId>('1'))
    if (video === undefined || channel === null) throw new Error('nothing is sold')
    const refused = [
      await device.ports.videos.buy(video.id, asId<IdempotencyKey>('too cheap'), video.price.value - 1),
      await device.ports.messenger.send({
        channelId: channel.id,
        clientId: asId<IdempotencyKey>('too cheap'),
        text: '',
        gifts: [{ giftId: asId<GiftId>('rose'), count: 1 }],
        chatId: null,
        agreedPrice: 0,
      }),
    ]
    expect(refused.map((result) => (result.ok ? 'ok' : result.reason))).toEqual(['price-changed', 'price-changed'])
    expect(await counts('vesper_spends_refused_total')).toMatchObject({
      'kind="video",reason="price-changed"': 1,
      'kind="message",reason="price-changed"': 1,
    })
  })

  it('are log-ins by how they ended', async () => {
    const { ports, sandbox } = service.browser()
    const other = await listeningDevice(ports, sandbox)
    const email = device.guest.email ?? ''
    await checkOut(other, 'login', { kind: 'login', email, password: 'not the password' })
    expect(await counts('vesper_logins_total')).toEqual({ 'outcome="credentials"': 1 })
  })

  it('are sessions resumed and started over, connections to the database, and the build', async () => {
    const before = await counts('vesper_line_sessions_total')
    expect(before['how="anew"']).toBeGreaterThan(0)
    device.ports.liveUpdates.disconnect()
    device.ports.liveUpdates.connect()
    const sessions = async () =>
      Object.values(await counts('vesper_line_sessions_total')).reduce((sum, n) => sum + n, 0)
    const sum = Object.values(before).reduce((all, n) => all + n, 0)
    await expect.poll(sessions, { timeout: limit(10_000) }).toBe(sum + 1)
    const text = await metrics()
    for (const name of ['vesper_database_connections_in_use', 'vesper_database_waiting'])
      for (const pool of ['reads', 'writes'])
        expect(text).toMatch(new RegExp(`^${name}\\{pool="${pool}"\\} \\d+$`, 'mu'))
    expect(text).toMatch(/^vesper_transactions_retried_total \d+$/mu)
    expect(text).toMatch(/^vesper_jobs_overdue 0$/mu)
    expect(text).toMatch(/^vesper_oldest_job_seconds 0(?:\.\d+)?$/mu)
    expect(text).toMatch(/^vesper_build_info\{version="[^"]+",build="[0-9a-f]{12}"\} 1$/mu)
    expect(text).not.toContain(device.guest.email)
  })

  it('are messages that a guest had not enough coins for, also those sent on the connection', async () => {
    const channel = await device.ports.messenger.channelWithActor(asId<ActorId>('1'))
    if (channel === null) throw new Error('a member was refused a line')
    const gift = { giftId: asId<GiftId>('rose'), count: 99 }
    const sent = await device.ports.messenger.send({
      channelId: channel.id,
      clientId: asId<IdempotencyKey>('too dear'),
      text: 'For you',
      gifts: [gift],
      chatId: null,
      agreedPrice: ANY_PRICE,
    })
    expect(sent).toMatchObject({ ok: false, reason: 'not-enough-money' })
    expect(await counts('vesper_spends_refused_total')).toMatchObject({ 'kind="message",reason="not-enough-money"': 1 })
  })
})
