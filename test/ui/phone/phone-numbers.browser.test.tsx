import '@/ui/theme/base.css'
import { action, observable } from 'mobx'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { asId, type PhoneVerificationId } from '@/domain/ids'
import type { PhoneVerification } from '@/domain/phone/phone-verification'
import { PIN_ERRORS, type PhoneLine, type PinError } from '@/domain/phone/pin'
import { PhoneNumbers } from '@/ui/phone/phone-numbers'
import type { PhoneViewModel } from '@/ui/phone/phone-view-model'
import { portOf } from '#test/support/ui/doubles'
import { everyText } from '#test/support/ui/every-text'
import { providers } from '#test/support/ui/providers'

const NUMBER: PhoneVerification = {
  id: asId<PhoneVerificationId>('one'),
  type: 'fixed',
  verified: true,
  countryCode: 'ES',
  preCode: '34',
  number: '912345678',
  e123: '+34 912 34 56 78',
  pinLength: 5,
}

async function shown(given: Partial<PhoneViewModel>, language: 'de' | 'en' | 'es' = 'en') {
  const done: string[] = []
  const model = observable<{ line: PhoneLine | null }>({ line: 'mobile' })
  const phone = portOf<PhoneViewModel>({
    lines: ['mobile', 'fixed'],
    get line() {
      return model.line
    },
    choose: action((line: PhoneLine) => {
      model.line = line
    }),
    numbers: [NUMBER],
    error: null,
    isWorking: false,
    awaited: () => null,
    request: async (number, line) => void done.push(`${line} ${number}`),
    remove: async (id) => void done.push(`without ${id}`),
    ...given,
  })
  const screen = await render(<PhoneNumbers phone={phone} />, { wrapper: await providers(undefined, '/en/', language) })
  return { screen, done }
}

it('lists the numbers, verifies one of the chosen kind, and removes one, with the keyboard', async () => {
  const { screen, done } = await shown({})
  await expect.element(screen.getByText('+34 912 34 56 78')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Landline' }))
  await userEvent.fill(screen.getByLabelText('Your landline number'), '030 123456')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Remove +34 912 34 56 78' }))
  expect(done).toEqual(['fixed 030 123456', 'without one'])
})

it('names each of the ten errors at its field, in three languages at 320 pixels [AUT-044][AUT-045][AUT-046][AUT-047][AUT-048][AUT-049][AUT-050][AUT-051][AUT-052][AUT-053]', async () => {
  await page.viewport(320, 700)
  for (const language of ['de', 'en', 'es'] as const) {
    const texts = new Set<string>()
    for (const error of PIN_ERRORS satisfies readonly PinError[]) {
      const { screen } = await shown({ error }, language)
      const field = screen.container.querySelector('input[name="number"]')
      const problem = document.getElementById(field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
      const text = everyText(language).phone.error[error]
      expect(`${field?.getAttribute('aria-describedby')} ${screen.container.textContent}`).toContain(text)
      expect({ isInvalid: field?.getAttribute('aria-invalid'), hasProblem: problem !== null }).toEqual({
        isInvalid: 'true',
        hasProblem: true,
      })
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      texts.add(text)
      await screen.unmount()
    }
    expect(texts.size).toBe(PIN_ERRORS.length)
  }
})

it('shows only the numbers where nothing can be verified', async () => {
  const { screen } = await shown({ lines: [], line: null })
  await expect.element(screen.getByText('+34 912 34 56 78')).toBeVisible()
  expect(screen.container.querySelector('form')).toBeNull()
})
