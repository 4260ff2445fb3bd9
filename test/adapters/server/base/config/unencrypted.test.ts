import { describe, expect, it } from 'vitest'
import { unencryptedServices } from '@/adapters/server/base/config/unencrypted'
import { readOperation } from '@/adapters/server/base/config/operation'

describe('a service on another machine', () => {
  it.each([
    ['DATABASE_URL', 'postgres://u:hidden@db.test/vesper', 'postgres://u:hidden@db.test/vesper?sslmode=verify-full'],
    ['DATABASE_URL', 'postgresql://db.test/vesper?sslmode=prefer', 'postgresql://db.test/vesper?sslmode=require'],
    ['NATS_URL', 'nats://bus.test:4222', 'tls://bus.test:4222'],
    ['SMTP_URL', 'smtp://u:hidden@mail.test:587', 'smtp://u:hidden@mail.test:587?requireTLS=true'],
    ['SMTP_URL', 'smtp://10.0.0.8', 'smtps://10.0.0.8'],
    ['MEDIA_URL', 'ws://media.test:8188', 'wss://media.test:8188'],
    ['S3_URL', 'http://objects.test', 'https://objects.test'],
  ])('is named in a line where %s reaches it without TLS, and its address is not', (name, plain, encrypted) => {
    const warnings = unencryptedServices({ [name]: plain })
    expect(warnings).toEqual([expect.stringMatching(new RegExp(`^${name} leads to another machine without TLS`, 'u'))])
    expect(warnings.join(' ')).not.toMatch(/hidden|\.test|10\.0/u)
    expect(unencryptedServices({ [name]: encrypted })).toEqual([])
  })

  it('is none on this machine, by any of its names', () => {
    for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '[::1]'])
      expect(unencryptedServices({ NATS_URL: `nats://${host}:4222`, MEDIA_URL: `ws://${host}` })).toEqual([])
    expect(unencryptedServices({ DATABASE_URL: 'postgres:///vesper?host=/run/postgresql' })).toEqual([])
  })

  it('is named at the start for each that is set and used', () => {
    const given = {
      DATABASE_URL: 'postgres://db.test/vesper',
      NATS_URL: 'nats://bus.test',
      PLAYLIST_SECRET: 'x'.repeat(40),
      SMTP_URL: 'smtp://mail.test',
      MAIL_FROM: 'a@vesper.test',
      PUBLIC_URL: 'https://vesper.test',
      MEDIA_URL: 'ws://media.test',
      SMS_URL: 'http://texts.test',
      CALL_URL: 'http://calls.test',
      ANALYTICS_URL: 'http://numbers.test',
    }
    const namesAfter = (...args: string[]): readonly string[] => {
      const read = readOperation(given, args, () => '')
      const warnings = read.ok ? read.warnings : []
      return warnings.filter((line) => line.includes('without TLS')).map((line) => line.split(' ')[0] ?? '')
    }
    const services = ['SMTP_URL', 'MEDIA_URL', 'SMS_URL', 'CALL_URL', 'ANALYTICS_URL']
    expect(namesAfter()).toEqual(['DATABASE_URL', 'NATS_URL', ...services])
    expect(namesAfter('--memory')).toEqual(services)
  })
})
