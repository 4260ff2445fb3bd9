import { afterEach, describe, expect, it } from 'vitest'
import { SmtpMailer } from '@/adapters/server/mail/smtp-mailer'
import type { Mail } from '@/application/mail/mailer'
import { startSmtp, type TestSmtp } from '#test/support/smtp'

const mail = (over: Partial<Mail> = {}): Mail => ({
  id: 'mail.1',
  to: 'robin@vesper.test',
  subject: 'Dein Abend — schön',
  text: 'Grüße',
  html: '<p>Grüße</p>',
  ...over,
})

describe('a mail over SMTP', () => {
  let server: TestSmtp | null = null
  afterEach(async () => {
    await server?.close()
    server = null
  })

  it('arrives at a real mail server, from the sender, as text and as html, under its own id', async () => {
    server = await startSmtp()
    const mailer = new SmtpMailer(server.url, 'Vesper <evening@vesper.test>')
    await mailer.send(mail({ replyTo: 'guest@elsewhere.test' }))
    mailer.close()
    const [taken] = server.taken
    expect(taken).toMatchObject({ from: 'evening@vesper.test', to: ['robin@vesper.test'] })
    expect(taken?.raw).toMatch(/^From: Vesper <evening@vesper\.test>\r$/mu)
    expect(taken?.raw).toMatch(/^Reply-To: guest@elsewhere\.test\r$/mu)
    expect(taken?.raw).toMatch(/^Message-ID: <mail\.1@vesper\.test>\r$/mu)
    expect(taken?.raw).toContain('text/plain; charset=utf-8')
    expect(taken?.raw).toContain('text/html; charset=utf-8')
  })

  it('shows the name and the password of the address, and fails where they are wrong', async () => {
    server = await startSmtp('vesper')
    await new SmtpMailer(server.url, 'evening@vesper.test').send(mail())
    expect(server.taken).toHaveLength(1)
    const wrong = new SmtpMailer(server.url.replace('secret', 'guess'), 'evening@vesper.test')
    await expect(wrong.send(mail())).rejects.toMatchObject({ code: 'EAUTH' })
  })

  it('goes to one receiver, with any characters in the address', async () => {
    server = await startSmtp()
    const mailer = new SmtpMailer(server.url, 'evening@vesper.test')
    await mailer.send(mail({ to: '"a,b"@vesper.test', subject: 'one\r\nBcc: many@vesper.test' })).catch(() => undefined)
    for (const { to, raw } of server.taken) {
      expect(to).toHaveLength(1)
      expect(raw).not.toMatch(/^Bcc:/mu)
    }
  })

  it('fails where no mail server answers', async () => {
    server = await startSmtp()
    const { url } = server
    await server.close()
    server = null
    await expect(new SmtpMailer(url, 'evening@vesper.test').send(mail())).rejects.toMatchObject({ code: 'ESOCKET' })
  })
})
