import { describe, expect, it } from 'vitest'
import { AVS_UNKNOWN, avsAfter, avsEffects, type AvsEvent, mustVerifyAge } from '@/domain/access/avs'

const set: AvsEvent = { type: 'avsSet' }
const revoked: AvsEvent = { type: 'avsRevoked' }
const pending: AvsEvent = { type: 'avsPending' }
const rejected: AvsEvent = { type: 'avsRejected', message: 'The picture was too dark.' }

describe('the age check', () => {
  it('is unknown, pending, accepted or rejected, each set by its own update [AUT-017][SOC-017]', () => {
    expect(AVS_UNKNOWN.status).toBe('unknown')
    expect([set, revoked, pending, rejected].map((event) => avsAfter(event).status)).toEqual([
      'accepted',
      'unknown',
      'pending',
      'rejected',
    ])
  })

  it('retains the message of a rejection, and no others [AUT-018]', () => {
    expect([set, revoked, pending, rejected].map((event) => avsAfter(event).rejectMessage)).toEqual([
      null,
      null,
      null,
      'The picture was too dark.',
    ])
  })

  it('reloads the page when revoked, with or without a waiting action [AUT-019]', () => {
    expect(avsEffects(revoked, false)).toEqual(['reload'])
    expect(avsEffects(revoked, true)).toEqual(['reload'])
  })

  it('goes on with what waited when accepted, or reloads when nothing did', () => {
    expect(avsEffects(set, true)).toEqual(['fire-waiting-callback'])
    expect(avsEffects(set, false)).toEqual(['reload'])
  })

  it('only changes the status when pending or rejected [AUT-021]', () => {
    for (const waits of [true, false]) {
      expect(avsEffects(pending, waits)).toEqual([])
      expect(avsEffects(rejected, waits)).toEqual([])
    }
  })

  it('is required of every guest without one when the site demands it', () => {
    expect(
      [AVS_UNKNOWN, avsAfter(pending), avsAfter(rejected), avsAfter(set)].map((s) => mustVerifyAge(true, s)),
    ).toEqual([true, true, true, false])
    expect(mustVerifyAge(false, AVS_UNKNOWN)).toBe(false)
  })
})
