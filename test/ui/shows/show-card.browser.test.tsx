import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CamShow } from '@/domain/shows/show'
import { ShowCard } from '@/ui/shows/show-card'
import { providers } from '#test/support/ui/providers'
import { camShow } from '#test/support/ui/shows'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 10, 21, 20)

async function cardOf(show: CamShow, hasVoucher = false) {
  const bought: number[] = []
  const codes: string[] = []
  const tickets = {
    isBusy: () => false,
    isReady: () => false,
    hasVoucher: () => hasVoucher,
    buy: async (_show: CamShow, { price }: { readonly price: { readonly value: number } }) => {
      bought.push(price.value)
    },
    giveBack: async () => undefined,
    codeOf: () => '',
    setCode: (_show: CamShow, code: string) => void codes.push(code),
  }
  const services = { tickets, isLoggedIn: true, now: NOW }
  const screen = await render(<ShowCard show={show} services={services} />, { wrapper: await providers() })
  return { screen, bought, codes }
}

it('names what is left of a show that runs, and that its ticket stays, before the press', async () => {
  const running = { start: NOW - 70 * MINUTE, end: NOW + 20 * MINUTE, hasStarted: true }
  const { screen } = await cardOf(camShow({ ...running, price: { value: 5, currency: 'VXC', symbol: 'VXC' } }))
  const late = screen.getByTestId('show-late')
  await expect.element(late).toBeVisible()
  const words = (late.element().textContent ?? '').replaceAll(/[^\w.]+/gu, ' ')
  expect(words).toMatch(
    /^ ?20 of 90 minutes left\. You pay for these only\. A ticket bought now cannot be returned\.$/u,
  )
  await expect.element(screen.getByRole('button', { name: /5 VXC/u })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add to my calendar' }).elements()).toEqual([])
})

it('saves the date of a show to come as a calendar file with a reminder, which leads to its room [ADD-021]', async () => {
  const saved: Blob[] = []
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:test'
  })
  const { screen } = await cardOf(camShow({ start: NOW + 60 * MINUTE, end: NOW + 120 * MINUTE }))
  expect(screen.getByTestId('show-late').elements()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Add to my calendar' }))
  await expect.poll(() => saved.length).toBe(1)
  spy.mockRestore()
  const file = (await saved[0]?.text())?.replaceAll('\r\n ', '')
  expect(saved[0]?.type).toContain('text/calendar')
  expect(file).toContain('DTSTART:20261121T210000Z')
  expect(file).toContain('SUMMARY:Songs for Late Hours')
  expect(file).toContain('TRIGGER:-PT15M')
  expect(file).toMatch(/URL:http.*mode=ticket/u)
})

it('takes the code of a guest who has one, and names none', async () => {
  const { screen, codes } = await cardOf(camShow({ start: NOW + 60 * MINUTE, end: NOW + 120 * MINUTE }))
  await userEvent.click(screen.getByRole('button', { name: 'I have a code' }))
  const field = screen.getByRole('textbox', { name: 'Code' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('m')
  expect(codes).toEqual(['m'])
})

it('agrees to no coins where a voucher of the guest pays for the ticket [VOU-021]', async () => {
  const price = { value: 5, currency: 'VXC', symbol: 'VXC' } as const
  const { screen, bought } = await cardOf(camShow({ start: NOW + 60 * MINUTE, end: NOW + 90 * MINUTE, price }), true)
  await expect.element(screen.getByText('Your voucher pays for this ticket.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Get ticket', exact: true }))
  expect(bought).toEqual([0])
})
