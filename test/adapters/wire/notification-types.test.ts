import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HIDDEN_NOTIFICATION_TYPES } from '@/domain/notifications/notification'
import { NOTIFICATION_TYPES } from '@/domain/notifications/notification-types'

it('the published contract has the number of each kind of notification, all of which are listed', () => {
  const numbers = Object.values(NOTIFICATION_TYPES)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.filter((number) => HIDDEN_NOTIFICATION_TYPES.includes(number))).toEqual([])
  const { components } = JSON.parse(readFileSync('docs/contract/asyncapi.json', 'utf8')) as {
    components: { schemas: { Notification: { properties: { type: { description: string } } } } }
  }
  const about = components.schemas.Notification.properties.type.description
  const published = [...about.matchAll(/(\d+) ([a-z-]+)(?=[,.])/gu)].map(([, number, kind]) => [kind, Number(number)])
  expect(published).toEqual(Object.entries(NOTIFICATION_TYPES))
})
