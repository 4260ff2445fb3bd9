import { afterEach, describe, expect, it } from 'vitest'
import { mailJobOf, post } from '@/adapters/backend/mail/mail-job'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { letters } from '@/adapters/backend/assembly/features'
import { givenUpJobs, jobs } from '@/adapters/backend/kernel/jobs'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { SmtpMailer } from '@/adapters/server/mail/smtp-mailer'
import type { Mailer } from '@/application/mail/mailer'
import { startSmtp, type TestSmtp } from '#test/support/smtp'
import { tokenIn } from '#test/support/world/test-mailer'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'

/** A platform that mails so, a member whose first mail waits, and the errors its scheduler reports. */
async function environment(mailer?: Mailer) {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const platform: PlatformContext = {
    ...test.context,
    ...(mailer === undefined ? {} : { rules: test.rulesWith(mailer) }),
  }
  const errors: unknown[] = []
  const scheduler = new Scheduler(platform, (error) => void errors.push(error))
  const member = await test.member(0, 'de')
  const waiting = () => platform.store.count(jobs, 'byDue', [])
  return { test, platformContext: platform, scheduler, member, waiting, failures: errors }
}

const emailOf = async (guest: TestGuest): Promise<string> => (await guest.record()).email ?? ''

describe('a mail of the platform', () => {
  let server: TestSmtp | null = null
  afterEach(async () => {
    await server?.close()
    server = null
  })

  it('reaches a real mail server in the language of the guest, once, however many pulses run', async () => {
    server = await startSmtp()
    const {
      platformContext: platform,
      scheduler,
      member,
      waiting,
    } = await environment(new SmtpMailer(server.url, 'evening@vesper.test'))
    const others = [1, 2, 3].map((n) => new Scheduler({ ...platform, instance: `other ${n}` }, () => undefined))
    await Promise.all([scheduler, ...others].map((one) => one.runOnce()))
    await expect.poll(waiting).toBe(0)
    await Promise.all([scheduler, ...others].map((one) => one.runOnce()))
    expect(server.taken.map(({ to }) => to)).toEqual([[await emailOf(member)]])
    expect(server.taken[0]?.raw).toContain('lang=3D"de"')
    expect(server.attempts()).toBe(1)
  })

  it('is tried again after a minute, then after two, when the mail server refuses it, and arrives once', async () => {
    server = await startSmtp()
    server.refuse(2)
    const { test, scheduler, waiting, failures } = await environment(new SmtpMailer(server.url, 'evening@vesper.test'))
    const until = async (attempts: number) => {
      await scheduler.runOnce()
      await expect.poll(() => server?.attempts()).toBe(attempts)
    }
    await until(1)
    await expect.poll(() => failures.length).toBe(1)
    await test.clock.pass(59_000)
    await until(1)
    await test.clock.pass(1_000)
    await until(2)
    await expect.poll(() => failures.length).toBe(2)
    await test.clock.pass(119_000)
    await until(2)
    await test.clock.pass(1_000)
    await until(3)
    await expect.poll(waiting).toBe(0)
    expect(server.taken).toHaveLength(1)
    expect(String(failures[0])).toBe(
      'DeliveryError: A mail (confirm) was not sent: EENVELOPE, attempt 1. It is tried again.',
    )
  })

  it('is given up after eight failures, and no error names its receiver', async () => {
    const { test, scheduler, waiting, failures, member } = await environment()
    test.mailer.isDown = true
    for (let iteration = 0; iteration < 12; iteration += 1) {
      await scheduler.runOnce()
      await expect.poll(() => failures.length).toBe(Math.min(iteration + 1, 8))
      await test.clock.pass(60 * 60_000)
    }
    expect(test.mailer.attempts).toBe(8)
    expect(await waiting()).toBe(0)
    const stored = await givenUpJobs(test.context, 10)
    expect(stored.map(({ error }) => error)).toEqual(['A mail (confirm) was not sent: ECONNREFUSED'])
    expect(failures.join() + JSON.stringify(stored)).not.toContain(await emailOf(member))
  })

  it('is sent by another process, later, when the process that had begun to send it has ended', async () => {
    const { test, platformContext: platform, scheduler, waiting } = await environment()
    const [job] = await platform.store.find(jobs, 'byDue', { prefix: [], limit: 1 })
    if (job === undefined) throw new Error('no mail waits')
    // Begun, and never finished: what the transaction has stored is all that is left.
    await platform.store.transaction(async (tx) => void (await mailJobOf(letters)(platform, tx, job)))
    await scheduler.runOnce()
    expect(test.mailer.attempts).toBe(0)
    await test.clock.pass(2 * 60_000)
    await scheduler.runOnce()
    await expect.poll(waiting).toBe(0)
    expect(test.mailer.sent).toHaveLength(1)
  })

  it('is not sent where the transaction that requests it is undone', async () => {
    const { test, platformContext: platform, scheduler, waiting, member } = await environment()
    await scheduler.runOnce()
    await expect.poll(waiting).toBe(0)
    const undone = platform.store.transaction(async (tx) => {
      await post(platform, tx, { id: '1', kind: 'password-changed', language: 'en' }, { guestId: member.id })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await scheduler.runOnce()
    expect(test.mailer.sent).toHaveLength(1)
  })

  it('is not requested where none are sent', async () => {
    const { platformContext: platform, test } = await environment()
    const silent: PlatformContext = { ...platform, rules: test.rulesWith(null) }
    const before = await platform.store.count(jobs, 'byDue', [])
    await platform.store.transaction((tx) =>
      post(silent, tx, { id: '1', kind: 'reset', language: 'en' }, { email: 'a@b.test' }),
    )
    expect(await platform.store.count(jobs, 'byDue', [])).toBe(before)
  })

  it('carries names of guests as text and never as markup, and one link to a page of ours', async () => {
    const { test, scheduler, member, waiting } = await environment()
    await member.change({ name: '<b>&"Robin"' })
    await scheduler.runOnce()
    await expect.poll(waiting).toBe(0)
    const [mail] = test.mailer.sent
    expect(mail?.html).toContain('&lt;b&gt;&amp;&quot;Robin&quot;')
    expect(mail?.html).not.toContain('<b>')
    expect(mail?.text).toContain(`https://vesper.test/de/e-mail-bestaetigen/#${tokenIn(mail)}`)
  })
})
