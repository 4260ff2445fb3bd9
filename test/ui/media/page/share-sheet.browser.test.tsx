import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { asId, type VideoId } from '@/domain/ids'
import { ShareSheet } from '@/ui/media/page/share-sheet'
import { providers } from '#test/support/ui/providers'

const video = { id: asId<VideoId>('7'), title: 'Vinyl Night' }
const URL = `${location.origin}/en/videos/watch/7/`

async function show(state: { readonly hasList: boolean; readonly isCopied?: boolean; readonly canMail?: boolean }) {
  const done = vi.fn<(what: string, ...values: readonly string[]) => void>()
  const share = {
    isOpen: true,
    linkTo: (path: string) => `${location.origin}${path}`,
    isCopied: state.isCopied ?? null,
    hasList: state.hasList,
    canMail: state.canMail ?? false,
    email: '',
    isInvalid: false,
    isSending: false,
    share: async (url: string, title: string) => done('share', url, title),
    copy: async (url: string) => done('copy', url),
    signUp: async () => done('sign up'),
    write: () => undefined,
    send: async () => undefined,
    close: () => undefined,
  }
  const screen = await render(<ShareSheet share={share} video={video} />, {
    wrapper: await providers(undefined, '/en/videos/watch/7/'),
  })
  return { screen, done }
}

describe('the sheet to share a video', () => {
  it.each([320, 390, 844])('has the link to copy and the list of the device at %d px', async (width) => {
    await page.viewport(width, width === 844 ? 390 : 844)
    const { screen, done } = await show({ hasList: true })
    await expect.element(screen.getByLabelText('Link to this video')).toHaveValue(URL)
    await userEvent.click(screen.getByRole('button', { name: 'Share with an app' }))
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(done.mock.calls).toEqual([
      ['share', URL, 'Vinyl Night'],
      ['copy', URL],
    ])
  })

  it('reports what was copied, and offers no list where the device has none', async () => {
    const { screen } = await show({ hasList: false, isCopied: true })
    await expect.element(screen.getByRole('status')).toHaveTextContent('The link is copied')
    expect(screen.getByRole('button', { name: 'Share with an app' }).query()).toBe(null)
  })

  it('sends mails for guests with an account, and leads others to one', async () => {
    const { screen, done } = await show({ hasList: false })
    expect(screen.getByLabelText('E-mail address').query()).toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'Sign up to send a mail' }))
    expect(done.mock.calls).toEqual([['sign up']])
    const known = await show({ hasList: false, canMail: true })
    await expect.element(known.screen.getByLabelText('E-mail address')).toBeVisible()
  })
})
