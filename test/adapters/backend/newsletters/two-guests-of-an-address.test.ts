import { describe, expect, it } from 'vitest'
import { tokenIn } from '#test/support/world/test-mailer'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'

const EMAIL = 'reader@example.org'
const isConfirmedOf = async ({ ports }: TestGuest) => (await ports.newsletters.read()).map((each) => each.isConfirmed)

describe('the link that confirms a newsletter', () => {
  it('confirms it for the guest who had it mailed, also where another guest has requested the address since [GUE-027]', async () => {
    const test = new TestPlatform({ actors: 14, videos: 0 })
    const [first, second] = [await test.visitor(), await test.visitor()]
    const subscribe = ({ ports, id }: TestGuest) => ports.newsletters.subscribe('vip-club', id, EMAIL)
    const answers = [await subscribe(first), await subscribe(second)]
    expect(answers[1]).toEqual(answers[0])
    test.clock.sleep(3_000)
    await new Scheduler(test.context, (error) => {
      throw error
    }).runOnce()
    const [mail] = test.mailer.to(EMAIL)
    expect(await second.ports.newsletters.confirm(tokenIn(mail))).toEqual({ ok: true })
    expect(await isConfirmedOf(first)).toEqual([true])
    expect(await isConfirmedOf(second)).toEqual([])
    await second.ports.newsletters.unsubscribe('vip-club')
    expect(await isConfirmedOf(first)).toEqual([true])
  })
})
