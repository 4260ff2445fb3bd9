import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD, type Device } from '#test/support/bindings/binding'
import { member, topUp } from '#test/support/bindings/accounts'
import type { TestEnvironment } from '#test/support/bindings/environment'
import { bindMemory } from '#test/support/bindings/memory'
import { TestServer } from '#test/support/bindings/test-server'
import { tokenIn } from '#test/support/world/test-mailer'
import { NO_CHOICES } from '@/domain/notifications/notification-choices'

let environment: TestEnvironment
let device: Device
let server: TestServer

beforeAll(async () => {
  const binding = await bindMemory(SMALL_WORLD)
  environment = binding.environment
  server = await TestServer.start(environment)
  device = await member(binding)
  await environment.setGuest(device.guest.id, { emailVerified: true })
})
afterAll(() => server.app.close())

const wanted = async () => (await device.ports.notificationSettings.read()).choices.kinds.email

describe('the address that a mail program unsubscribes at', () => {
  it('ends the mails of the kind at a post without a session, and nothing when it is only read', async () => {
    await device.ports.notificationSettings.save({
      ...NO_CHOICES,
      kinds: { ...NO_CHOICES.kinds, email: ['payment', 'show'] },
    })
    await topUp(device, 40)
    await environment.advance(2_000)
    const mail = () => environment.mailer.to(device.guest.email).find(({ unsubscribe }) => unsubscribe !== undefined)
    await expect.poll(mail).toBeDefined()
    const address = `${server.url}${new URL(mail()?.unsubscribe ?? '').pathname}`

    const read = await fetch(address, { redirect: 'manual' })
    const token = new URL(address).pathname.split('/').at(-1) ?? ''
    expect({ status: read.status, location: read.headers.get('location') }).toEqual({
      status: 303,
      location: `/en/unsubscribe/#${token}`,
    })
    expect(await wanted()).toEqual(['show', 'payment'])
    // The page of the mail itself has a link of the same effect.
    expect(tokenIn(mail())).toBe(token)

    const post = () =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect([(await post()).status, (await post()).status]).toEqual([200, 200])
    expect(await wanted()).toEqual(['show'])
  })

  it('refuses a token that was made up', async () => {
    const answer = await fetch(`${server.url}/unsubscribe/made-up`, { method: 'POST' })
    expect({ status: answer.status, setCookie: answer.headers.get('set-cookie') }).toEqual({
      status: 410,
      setCookie: null,
    })
  })
})
