import '@/ui/theme/base.css'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { asId, type NotificationId } from '@/domain/ids'
import { NOTIFICATION_TYPES } from '@/domain/notifications/notification-types'
import { HistoryCard } from '@/ui/account/notices/history-card'
import { providers } from '#test/support/ui/providers'

it('leads from each notification to what it is about, which reads it, and reads or removes it by a button', async () => {
  const done: string[] = []
  const one = (id: string, unread: boolean) => ({
    id: asId<NotificationId>(id),
    type: NOTIFICATION_TYPES['top-up'],
    unread,
    unseen: false,
    at: Date.now(),
    text: `Coins ${id}`,
    actorId: null,
    postId: null,
    isPayment: true,
    voicecallIdHash: null,
  })
  const history = {
    onlyUnread: false,
    unread: 1,
    isKnown: true,
    isEmpty: false,
    isPaused: false,
    isLoading: false,
    error: null,
    goOn: async () => undefined,
    retry: async () => undefined,
    days: [{ day: '1 January 2020', lines: [one('new', true), one('old', false)] }],
    read: async (id: string) => void done.push(`read ${id}`),
    readAll: async () => void done.push('read all'),
    remove: async (id: string) => void done.push(`remove ${id}`),
    choose: (onlyUnread: boolean) => void done.push(`only unread: ${onlyUnread}`),
  }
  await render(<HistoryCard history={history} />, { wrapper: await providers() })
  await expect.element(page.getByRole('heading', { name: '1 January 2020' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Coins new' })
  await expect.element(link).toHaveAttribute('href', '/en/member/purchases/')
  await userEvent.click(page.getByRole('button', { name: 'Mark as read', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Remove' }).nth(1))
  await userEvent.click(page.getByRole('button', { name: /^Unread/u }))
  await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }))
  // The page of the test stays: without the app's router a link loads another one.
  const stay = (event: Event): void => event.preventDefault()
  addEventListener('click', stay)
  onTestFinished(() => removeEventListener('click', stay))
  await userEvent.click(link)
  expect(done).toEqual(['read new', 'remove old', 'only unread: true', 'read all', 'read new'])
})
