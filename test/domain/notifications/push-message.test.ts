import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOwnAddress } from '@/domain/navigation/own-address'
import { pushMessage } from '@/domain/notifications/push-message'

describe('a push message', () => {
  it('is read as it was written', () => {
    const message = { title: 'New on Vesper', body: 'Mira is live now.', page: '/en/cams/', tag: 'n1', neutral: false }
    expect(pushMessage(JSON.parse(JSON.stringify(message)))).toEqual(message)
  })

  it('is nothing or complete for any data, and never leads to another site', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ title: fc.string(), body: fc.string(), page: fc.webUrl() })),
        (data) => {
          const message = pushMessage(data)
          expect(message === null || (message.title !== '' && isOwnAddress(message.page))).toBe(true)
        },
      ),
    )
    expect(pushMessage({ title: 'a', body: 'b', page: 'https://elsewhere.test/' })?.page).toBe('/')
    expect(pushMessage({ title: 'a', body: 'b', page: '//elsewhere.test/' })?.page).toBe('/')
  })
})
