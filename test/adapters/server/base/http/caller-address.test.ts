import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { callerAddresses } from '@/adapters/server/base/http/caller-address'

const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

it('believes no proxy unless one is trusted', () => {
  const addressOf = callerAddresses(false)
  expect(addressOf(request('198.51.100.7', '203.0.113.9'))).toBe('198.51.100.7')
})

it('believes a trusted proxy, and no other', () => {
  const addressOf = callerAddresses('loopback, 10.0.0.0/8')
  expect(addressOf(request('127.0.0.1', '203.0.113.9'))).toBe('203.0.113.9')
  expect(addressOf(request('10.1.2.3', '203.0.113.9'))).toBe('203.0.113.9')
  expect(addressOf(request('198.51.100.7', '203.0.113.9'))).toBe('198.51.100.7')
})

it('takes the first of all addresses where everybody is trusted', () => {
  expect(callerAddresses(true)(request('127.0.0.1', '203.0.113.9, 10.0.0.1'))).toBe('203.0.113.9')
})
